// How the chosen domino is held: where its second half lies. Hand and valley share it.

export const hold = $state({ way: 0, fits: [] as number[] }); // fits: ways in which it can be laid somewhere

/** To the next way in which it fits. */
export function turn(by = 1): void {
  const ways = [1, 2, 3].map((step) => (hold.way + by * step + 8) % 4);
  hold.way = ways.find((way) => hold.fits.includes(way)) ?? hold.way;
}
