import { isDeepStrictEqual } from 'node:util';
import type { AttributeValue } from 'aws-lambda';
import { namesWhere } from '#contract/reference/field-values';
import type { Change } from '../shared/data/expression.ts';
import type { Item } from '../shared/data/read.ts';
import { partsOfStory, storySubjects } from './story-parts.ts';

/** The page's row names the version after which only texts changed or something was added. */
const mark = 'expiring';

/** The mark holds for this write only, because the next one raises the version, whoever writes it. */
export const mayExpire: Pick<Change, 'copy'> = { copy: { [mark]: 'version' } };

/** The edge may then show the page as it was until it expires; everything else is purged at once. */
export function isMarked({ [mark]: before, version }: Record<string, AttributeValue> = {}): boolean {
  return before?.N !== undefined && version?.N !== undefined && Number(before.N) + 1 === Number(version.N);
}

/**
 * True if visitors still see all that they saw, except that a text may have become another one. A new confirmation
 * is rare, and whoever gave it looks at it.
 */
export const keepsShown = (before: Item, after: Item): boolean =>
  isDeepStrictEqual(before.confirmed, after.confirmed) && isKept(onChannels(before), onChannels(after));

/** A row without `embed` shows the same card in embeds. */
function onChannels({ pk: _pk, sk: _sk, updatedAt: _updatedAt, embed, ...page }: Item) {
  return { page, embed: embed === undefined ? page : embed };
}

const texts: ReadonlySet<string> = new Set(namesWhere(({ kind }) => kind === 'line' || kind === 'text'));

function isKept(before: unknown, after: unknown, name = ''): boolean {
  if (before === undefined || before === false || before === '') return true;
  if (texts.has(name) && typeof before === 'string')
    return typeof after === 'string' && after !== '' && keepsParts(before, after);
  if (!isRecord(before) || !isRecord(after)) return isDeepStrictEqual(before, after);
  return Object.entries(before).every(([key, value]) => isKept(value, after[key], key));
}

/** A story's pictures and quotations are parts of its text. */
const keepsParts = (before: string, after: string) =>
  storySubjects.every((subject) => {
    const left = partsOfStory(after, subject);
    return partsOfStory(before, subject).every((part) => left.includes(part));
  });

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
