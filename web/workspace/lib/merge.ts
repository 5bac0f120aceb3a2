type Same<Fields> = (one: Fields[keyof Fields], other: Fields[keyof Fields]) => boolean;

/** Theirs, with the fields on top in which mine differs from what it began from: nothing else of theirs is written over. */
export function mergeOver<Fields extends object>(
  theirs: Fields,
  base: Fields,
  mine: Fields,
  same: Same<Fields>,
): Fields {
  const names = Object.keys(mine) as (keyof Fields)[];
  const changed = names.filter((name) => !same(mine[name], base[name]));
  return { ...theirs, ...Object.fromEntries(changed.map((name) => [name, mine[name]])) };
}
