import type { Tender } from '#contract/resources/tender';
import { wasSent } from '#contract/tender/status';

/** In how many tenders that were sent a reference is, and how many of them were won. */
export function tendersWith(tenders: readonly Tender[], referenceId: string): { count: number; won: number } {
  const sent = tenders.filter(
    ({ status, referenceIds }) => wasSent(status) && referenceIds.includes(referenceId),
  );
  return { count: sent.length, won: sent.filter(({ status }) => status === 'won').length };
}
