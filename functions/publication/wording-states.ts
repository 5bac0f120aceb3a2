import type { PermissionPart } from '#contract/permission/parts';
import { subjectsOf } from '#contract/permission/subjects-of';
import { publishedChannels, type WordingState } from '#contract/resources/permission';
import { settingsOf } from '../organization/store.ts';
import { subjectsWithWords } from './content-of.ts';
import { readDecisive, type Question } from './project-reference.ts';
import { projectionOf, type Projection } from './projection.ts';

/** How the customer allows the words of each translation that is ready, in the parts that it allows at all. */
export async function wordingStates(
  context: Parameters<typeof readDecisive>[0],
  question: Question,
): Promise<{ language: string; state: WordingState }[]> {
  const { page, known, card, translations } = await readDecisive(context, question);
  const { language: usual, languages } = settingsOf(page);
  // This policy names each part that is not allowed as it is.
  const projection = projectionOf({ ...known, policy: 'warn' }, card);
  const { usedWords } = projection;
  const closed = missingIn(projection).filter(({ state }) => state !== 'changed');
  const offered = translations.filter(({ language }) => [usual, ...languages].includes(language as never));
  return offered.map((one) => {
    const parts = subjectsOf(one.card)
      .filter((subject) => subjectsWithWords.has(subject))
      .flatMap((subject) => publishedChannels.map((channel) => ({ subject, channel })))
      .filter((part) => !closed.some((other) => isSame(other, part)));
    const missing = missingIn(projectionOf({ ...one.known, policy: 'warn', usedWords }, one.card));
    return { language: one.language, state: stateOf(parts, missing) };
  });
}

type Part = Pick<PermissionPart, 'subject' | 'channel'>;

const missingIn = ({ notAllowed, leftOut }: Projection) => [...notAllowed, ...leftOut];

const isSame = (one: Part, other: Part) => one.subject === other.subject && one.channel === other.channel;

function stateOf(parts: readonly Part[], missing: readonly PermissionPart[]): WordingState {
  const found = missing.filter((one) => parts.some((part) => isSame(one, part)));
  if (parts.length > 0 && found.length === 0) return 'allowed';
  return found.length > 0 && found.every(({ state }) => state === 'changed') ? 'changed' : 'not asked';
}
