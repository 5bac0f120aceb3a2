import { cut } from '#contract/primitives/characters';
import type { Sent } from '#contract/primitives/route';
import { firstMonth, lastMonth, typedMonth } from '#contract/reference/facts';
import { plainText } from '#contract/reference/plain-text';
import type { referenceRoutes } from '#contract/resources/reference';
import { limits } from '#contract/rules/limits';
import * as words from '#words/imports';
import { language } from '#words/language';
import { factsOf } from './facts-of.ts';
import type { Candidate } from './reading/read-candidates.ts';

export type Body = Sent<typeof referenceRoutes.createReference>;

/** A longer text becomes the long description, and its first sentences the short one. */
const shortLength = 400;

export function bodyOf(
  candidate: Candidate,
  customerId: string,
  sizeLabel: string = words.fields.size,
): Body {
  const { record } = candidate.about;
  if (record) return { ...record.body, attributes: { ...record.body.attributes, customerId } };
  const { title = '', type, industry, location, region, outcomes, quote, quotePerson } = candidate.texts;
  const { description = '', externalId, tags = '' } = candidate.texts;
  const { start, end, isOngoing, size, figures = [] } = candidate;
  const isLong = description.length > shortLength;
  const long = firstSentences(description, limits.longDescriptionLength);
  const facts = factsOf(candidate, long.rest);
  const date = isOngoing ? start && firstMonth(start) : end ? lastMonth(end) : start && firstMonth(start);
  const figure = size && {
    value: size.amount.toLocaleString(language),
    unit: cut(size.unit ?? '', limits.figureUnitLength),
    label: cut(sizeLabel, limits.figureLabelLength),
  };
  const others = figures.filter(({ label }) => label !== figure?.label);
  const allFigures = [...(figure ? [figure] : []), ...others].slice(0, limits.figures);
  return {
    name: title,
    status: 'Draft',
    ...(externalId && { externalId }),
    tags: tags.split(/[,;\n]/).flatMap((tag) => tag.trim() || []),
    attributes: {
      customerId,
      ...(type && { referenceType: type }),
      ...(date && { referenceDate: date }),
      ...(description && {
        description: isLong ? firstSentences(plainText(description), shortLength).text : description,
      }),
      ...(isLong && { longDescription: long.text }),
    },
    ...(Object.keys(facts).length > 0 && { facts }),
    custom: {
      ...((location || region) && { projectLocation: [location, region].filter(Boolean).join(', ') }),
      ...(start && { projectDuration: periodOf(candidate) }),
      ...(industry && { clientIndustry: industry }),
      ...(outcomes && { outcomes }),
      ...(quote && { quote }),
      ...(quotePerson && { quotePerson }),
      ...(allFigures.length > 0 && { figures: allFigures }),
    },
  };
}

/** Returns the whole sentences that fit, or the words that fit where the first sentence is longer, and what follows. */
function firstSentences(text: string, max: number): { text: string; rest: string } {
  if (text.length <= max) return { text, rest: '' };
  const room = cut(text, max);
  const end = [...room.matchAll(/[.!?…](?=\s|$)/g)].at(-1)?.index;
  if (end !== undefined) return { text: room.slice(0, end + 1), rest: text.slice(end + 1).trim() };
  const lastSpace = Math.max(room.lastIndexOf(' ', max - 2), 1);
  return { text: `${room.slice(0, lastSpace)}…`, rest: text.slice(lastSpace).trim() };
}

/** Such as 3/2021–9/2022. A year that stood alone stays one. */
export function periodOf({ start = '', end = '', isOngoing }: Candidate): string {
  const from = typedMonth(start);
  const to = isOngoing ? '' : typedMonth(end);
  if (isOngoing) return `${from}–`;
  return to && to !== from ? `${from}–${to}` : from;
}
