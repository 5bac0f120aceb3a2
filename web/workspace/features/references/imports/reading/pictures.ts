import type { Picture } from '../../../../file-reading/drawing.ts';

const leastSides = { longer: 200, shorter: 100 };
/** A picture in this many places is a logo or a decoration. */
const leastRepeated = 3;

/** Pixels that a picture has where it stands. */
export function isLarge({ width, height }: { width: number; height: number }): boolean {
  const [shorter, longer] = [Math.min(width, height), Math.max(width, height)];
  return longer > leastSides.longer && shorter > leastSides.shorter;
}

/** Says of a picture whether many places have it. */
export function isDecoration(places: readonly (readonly Picture[])[]): (picture: Picture) => boolean {
  const uses = new Map<string, number>();
  for (const pictures of places)
    for (const print of new Set(pictures.map(printOf))) uses.set(print, (uses.get(print) ?? 0) + 1);
  return (picture) => (uses.get(printOf(picture)) ?? 0) >= leastRepeated;
}

/** Some programs write the same picture once for each place. */
function printOf({ bytes }: Picture): string {
  const step = Math.max(1, Math.floor(bytes.length / 256));
  return `${bytes.length} ${bytes.filter((_, index) => index % step === 0).join(' ')}`;
}
