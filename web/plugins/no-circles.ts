import type { Plugin } from 'vite';

/** Stops the build if files import each other in a circle, because one of them would run before what it needs. */
export const noCircles = (): Plugin => ({
  name: 'refdeck:no-circles',
  apply: 'build',
  generateBundle(_options, bundle) {
    const imports = new Map(
      Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file.imports]] : [])),
    );
    const circle = circleIn(imports);
    if (circle) this.error(`${circle.join(' → ')}: put their modules into one chunk of web/chunks.ts`);
  },
});

/** Returns the names on the first circle, which begins and ends with the same one. */
export function circleIn(imports: ReadonlyMap<string, readonly string[]>): string[] | undefined {
  const done = new Set<string>();
  const search = (name: string, way: readonly string[]): string[] | undefined => {
    if (way.includes(name)) return [...way.slice(way.indexOf(name)), name];
    if (done.has(name)) return undefined;
    for (const next of imports.get(name) ?? []) {
      const circle = search(next, [...way, name]);
      if (circle) return circle;
    }
    done.add(name);
    return undefined;
  };
  for (const name of imports.keys()) {
    const circle = search(name, []);
    if (circle) return circle;
  }
  return undefined;
}
