import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import satori from 'satori';

const { resolve } = createRequire(import.meta.url);
const data = readFileSync(resolve('@fontsource/geist/files/geist-latin-600-normal.woff'));
const fonts = [{ name: 'Geist', data, weight: 600 as const, style: 'normal' as const }];

const size = 56;
const marks = [
  (color: string) => ({ borderRadius: '50%', border: `11px solid ${color}` }),
  (color: string) => ({ borderRadius: '50% 50% 0 50%', background: color }),
  (color: string) => ({ borderRadius: '0 50%', background: color }),
];

/** SVG with letters as paths, so that no font is needed. */
export function wordmark(name: string, color: string, kind: number): Promise<string> {
  const mark = marks[kind % marks.length]!(color);
  const text = { color, fontSize: 52, fontWeight: 600, letterSpacing: '-0.03em' };
  const style = { display: 'flex', alignItems: 'center', gap: 16, height: 72, whiteSpace: 'nowrap' };
  const children = [element({ width: size, height: size, ...mark }), element(text, name)];
  return satori(element(style, children) as never, { height: 72, fonts });
}

const element = (style: object, children?: unknown) => ({ type: 'div', props: { style, children } });
