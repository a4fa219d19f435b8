// How the drawn tile is held. Desk and river share it.

export const hold = $state({ rotation: 0 });
