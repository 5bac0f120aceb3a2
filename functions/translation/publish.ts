import type { Translation } from '#contract/resources/translation';
import { publicSteps } from '../publication/public-steps.ts';
import { projectReference } from '../publication/project-reference.ts';
import { isShown } from '../publication/surfaces.ts';
import { readCustomerOf, type ReferenceItem } from '../reference/store.ts';
import type { Step } from '../shared/data/write.ts';
import type { MemberContext } from '../shared/membership/context.ts';
import type { Kept } from './steps.ts';
import { readReadyTranslations } from './store.ts';

interface Change {
  reference: ReferenceItem;
  language: string;
  /** Undefined for one that is deleted. */
  after: Translation | undefined;
}

/** A translation is public together with its original, so both are written anew. A draft of both shows nothing. */
export async function publishSteps(
  context: MemberContext,
  { reference, language, after }: Change,
): Promise<{ steps: Step[]; kept: Kept }> {
  const wasReady = reference.translations?.[language]?.status === 'Ready';
  const isReady = after?.status === 'Ready';
  if (!isShown(reference) || (!wasReady && !isReady)) return { steps: [], kept: {} };
  const [customer, ready] = await Promise.all([
    readCustomerOf(context, reference),
    readReadyTranslations(context, reference),
  ]);
  const others = ready.filter((one) => one.language !== language);
  const translations = isReady ? [...others, after] : others;
  const projected = await projectReference(context, { reference, customer, translations });
  const { steps, approvedPictures, usedWords } = await publicSteps(context, {
    before: reference,
    after: reference,
    customer,
    projected,
  });
  return { steps, kept: { ...(approvedPictures && { approvedPictures }), ...(usedWords && { usedWords }) } };
}
