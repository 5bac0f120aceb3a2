import type { Collection, Letter, SentLetter } from '#contract/resources/collection';
import * as words from '#words/validation';
import { memberRow } from '../team/store.ts';
import { exists } from '../shared/data/expression.ts';
import { keys } from '../shared/data/keys.ts';
import { fromRow } from '../shared/data/read.ts';
import { check, type Step } from '../shared/data/write.ts';
import { AppError } from '../shared/errors/app-error.ts';
import type { MemberContext } from '../shared/membership/context.ts';

interface Signed {
  letter?: Letter | undefined;
  steps: Step[];
}

/** The steps make sure that the sender is still a member when the letter is saved. */
export async function signed(
  { table, organizationId }: Pick<MemberContext, 'table' | 'organizationId'>,
  sent: SentLetter | null | undefined,
): Promise<Signed> {
  if (!sent) return { steps: [] };
  const { sender, ...to } = sent;
  if (!sender) return { letter: filled(to), steps: [] };
  const key = keys.member(organizationId, sender.userId);
  const member = fromRow(memberRow, await table.get(key));
  if (!member) throw unknownSender();
  return {
    letter: { ...filled(to), sender: { ...filled(sender), userId: sender.userId, name: member.name } },
    steps: [check(key, { pk: exists }, unknownSender)],
  };
}

const filled = <Texts extends object>(texts: Texts): Texts =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => text)) as Texts;

// A member of another organization gets the same error as nobody.
const unknownSender = () => refusal('letter.sender.userId', words.senderUnknown);

/** Search engines find a public collection, and a letter is for its reader. */
export function requireUnlistedLetter({
  letter,
  visibility,
}: Pick<Collection, 'letter' | 'visibility'>): void {
  if (letter && visibility === 'public') throw refusal('visibility', words.letterIsPublic);
}

const refusal = (field: string, message: string) =>
  new AppError('VALIDATION_FAILED', message, { fields: { [field]: message } });
