import type { Tender } from '#contract/resources/tender';
import { expiresAfterDays } from '../shared/data/expiry.ts';
import { keys } from '../shared/data/keys.ts';
import { put, remove, type Step } from '../shared/data/write.ts';
import type { ActorContext } from '../shared/membership/context.ts';
import type { WholeProof } from './proof-store.ts';

interface Leaving {
  hash: string;
  known: WholeProof;
  /** The caller writes these anew. */
  kept?: { numbers: number; referenceIds: ReadonlySet<string> };
}

/** The references that a page names no longer, with the rows that find them. */
export const leavingSteps = (
  organizationId: string,
  { id }: Pick<Tender, 'id'>,
  { hash, known: { references }, kept }: Leaving,
): Step[] =>
  references.flatMap(({ number, customerId, referenceId }) => [
    ...(number <= (kept?.numbers ?? 0) ? [] : [remove(keys.provenReference(hash, number), {})]),
    ...(kept?.referenceIds.has(referenceId)
      ? []
      : [remove(keys.proven(organizationId, customerId, referenceId, id), {})]),
  ]);

/** The address then says that the page has ended, and nothing of what was on it. */
export const endedStep = (hash: string, { page }: WholeProof, { now }: Pick<ActorContext, 'now'>): Step =>
  put(keys.buyerProof(hash), {
    status: 'ended',
    language: page.language,
    ...expiresAfterDays('endedProofDays', now),
  });
