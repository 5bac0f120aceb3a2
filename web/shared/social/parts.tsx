import type { CSSProperties } from 'react';
import { eastAsianCharacter } from '#contract/primitives/characters';
import type { Branding } from '#contract/resources/organization';
import { mix, readableColors, readableOn, textOn } from '../cards/color.ts';

export const stack = { display: 'flex', flexDirection: 'column' } as const;

export type Colors = ReturnType<typeof colorsOf>;

export function colorsOf(branding: Pick<Branding, 'brandColors'>) {
  const { background, text, primary, secondary } = readableColors(branding.brandColors);
  return {
    background,
    ink: text,
    muted: readableOn(mix(text, background, 0.68), background),
    accent: readableOn(primary, background),
    line: mix(text, background, 0.16),
    surface: mix(text, background, 0.06),
    primary,
    onPrimary: textOn(primary),
    secondary,
  };
}

/** Returns sizes of the letters. Chinese and Japanese have square ones, and others take `letter`. */
export const lengthOf = (text: string, letter: number): number =>
  Array.from(text).reduce((sum, one) => sum + (eastAsianCharacter.test(one) ? 1 : letter), 0);

/** A letter takes some 0.55 of its size, and a line is rarely full. */
export const linesOf = (text: string, fontSize: number, width: number): number =>
  Math.ceil((lengthOf(text, 0.55) * fontSize) / (width * 0.94));

/** Rather too wide, in sizes of the letters, so that a word which fits is not cut. */
export const widthOf = (word: string): number =>
  Array.from(word).reduce(
    (sum, letter) => sum + (/[MW@%—]/.test(letter) ? 0.98 : /\p{Lu}/u.test(letter) ? 0.75 : 0.6),
    0,
  );

interface LinesProps {
  lines?: number;
  style: { width: number; fontSize: number } & CSSProperties;
  children: string;
}

/** A line may end within Chinese and Japanese, whose sentences have no spaces. */
const words = new RegExp(`(?:(?!${eastAsianCharacter.source})\\S)+`, 'gu');
export const wordsIn = (text: string): string[] => text.match(words) ?? [];

/** What does not fit into the lines ends with an ellipsis, and so does a word that is longer than a line. */
export function Lines({ lines = 1, style, children }: LinesProps) {
  const room = style.width / style.fontSize;
  const text = children.replaceAll(words, (word) => (widthOf(word) > room ? shortened(word, room) : word));
  return <div style={{ display: 'block', lineClamp: lines, wordBreak: 'break-word', ...style }}>{text}</div>;
}

function shortened(word: string, room: number): string {
  const letters = Array.from(word);
  while (letters.length > 1 && widthOf(letters.join('')) > room - 1) letters.pop();
  return `${letters.join('')}…`;
}

/** Stands for the logo of an organization that has none. */
export function Mark({ name, side, colors }: { name: string; side: number; colors: Colors }) {
  return (
    <div
      style={{
        display: 'flex',
        flexShrink: 0,
        alignItems: 'center',
        justifyContent: 'center',
        width: side,
        height: side,
        borderRadius: side * 0.27,
        fontSize: side * 0.54,
        fontWeight: 600,
        backgroundColor: colors.primary,
        color: colors.onPrimary,
      }}
    >
      {(/[\p{L}\p{N}]/u.exec(name)?.[0] ?? '').toUpperCase()}
    </div>
  );
}
