// How the chosen domino is held: where its second half lies. Hand and valley share it.

export const hold = $state({ way: 0 });

export function turn(by = 1): void {
  hold.way = (hold.way + by + 4) % 4;
}
