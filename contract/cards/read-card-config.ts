import type { CardConfig } from './card-config.ts';
import { cardOptions, parseJson } from './card-options.ts';
import {
  isColor,
  hasControlCharacters,
  hasLineBreaks,
  isWellFormed,
  tidy,
} from '../primitives/characters.ts';
import { oneOf } from '../rules/choices.ts';

type Allowed =
  | readonly unknown[]
  | { min: number; max: number }
  | { maxLength: number }
  | { numbers: Record<string, { min: number; max: number }> }
  | { colors: readonly string[] };

const options = Object.entries(cardOptions) as [keyof CardConfig, Allowed][];

/** Drops settings that the schema would refuse. It avoids zod because every page with a card runs it. */
export function readCardConfig(stored: unknown): CardConfig {
  const source = typeof stored === 'string' ? parseJson(stored) : stored;
  if (!isRecord(source)) return {};
  const settings = options
    .map(([name, allowed]) => [name, settingOf(allowed, source[name])] as const)
    .filter(([, value]) => value !== undefined);
  return Object.fromEntries(settings);
}

function settingOf(allowed: Allowed, value: unknown): unknown {
  if ('min' in allowed) return isWithin(allowed, value) ? value : undefined;
  if ('maxLength' in allowed) return lineOf(allowed.maxLength, value);
  if ('numbers' in allowed) return numbersOf(allowed.numbers, value);
  if ('colors' in allowed) return colorsOf(allowed.colors, value);
  return oneOf(allowed, value);
}

const isWithin = ({ min, max }: { min: number; max: number }, value: unknown): boolean =>
  typeof value === 'number' && value >= min && value <= max;

function numbersOf(bounds: Record<string, { min: number; max: number }>, value: unknown): unknown {
  if (!isRecord(value) || Object.keys(value).length !== Object.keys(bounds).length) return undefined;
  const numbers = Object.entries(bounds).map(([name, allowed]) => [name, allowed, value[name]] as const);
  if (!numbers.every(([, allowed, number]) => isWithin(allowed, number))) return undefined;
  return Object.fromEntries(numbers.map(([name, , number]) => [name, number]));
}

function lineOf(maxLength: number, value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const line = tidy(value);
  const isLine = isWellFormed(line) && !hasControlCharacters(line) && !hasLineBreaks(line);
  return isLine && line.length <= maxLength ? line : undefined;
}

function colorsOf(names: readonly string[], value: unknown): Record<string, unknown> | undefined {
  if (!isRecord(value)) return undefined;
  if (!Object.keys(value).every((name) => names.includes(name))) return undefined;
  const given = names.map((name) => [name, value[name]] as const).filter(([, color]) => color !== undefined);
  return given.every(([, color]) => isColor(color)) ? Object.fromEntries(given) : undefined;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
