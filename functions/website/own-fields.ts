import { cut } from '#contract/primitives/characters';
import type { WebsitePost } from '#contract/resources/website';

const most = 30;
const longest = { key: 100, value: 500 };

/** Of an object of a plugin, the first of these says what it is. */
const names = ['url', 'label', 'name', 'post_title'];

/** `meta` is of WordPress, and what plugins add has the same shape. Lists become lines. */
export const ownFields = (...sources: unknown[]): WebsitePost['own'] =>
  sources
    .flatMap((source) => (isRecord(source) ? Object.entries(source) : []))
    .flatMap(([key, value]) => {
      const text = textOf(value);
      return text ? [{ key: cut(key, longest.key), value: cut(text, longest.value) }] : [];
    })
    .slice(0, most);

function textOf(value: unknown): string {
  if (Array.isArray(value))
    return value
      .slice(0, most)
      .flatMap((one) => plain(one) || [])
      .join('\n');
  return plain(value);
}

function plain(value: unknown): string {
  if (typeof value === 'string') return value.trim();
  if (typeof value === 'number') return String(value);
  const named = isRecord(value) ? names.map((name) => value[name]) : [];
  return named.find((name): name is string => typeof name === 'string')?.trim() ?? '';
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
