import type { VisitorLanguage } from '#contract/words/languages';
import { expiresAfterDays } from '../shared/data/expiry.ts';
import { keys, partitions, wholeProof } from '../shared/data/keys.ts';
import { fromRow } from '../shared/data/read.ts';
import { proofScope, publicScope, signingKeysScope } from '../shared/data/scope.ts';
import { scopedTable } from '../shared/data/scoped-table.ts';
import type { SigningKey } from '../shared/data/table.ts';
import { isGone } from '../shared/data/tombstone.ts';
import { update } from '../shared/data/write.ts';
import { dayIn } from '../shared/days/days.ts';
import { proofHashOf } from '../publication/proof-address.ts';
import {
  endedProofRow,
  isClosed,
  type OpenProofRow,
  type ProvenReference,
} from '../publication/proof-rows.ts';
import { proofOf } from './proof-store.ts';

export interface EndedPage {
  ended: true;
  language: VisitorLanguage;
}

/** The references are as they stand today. */
export interface OpenedProof {
  hash: string;
  page: OpenProofRow;
  references: ProvenReference[];
}

/** Returns of a page that has ended its language alone, and nothing for an unknown address. */
export async function openProof(token: string, now: Date): Promise<OpenedProof | EndedPage | undefined> {
  const hash = proofHashOf(token);
  const rows = await scopedTable(proofScope(hash)).all(partitions.proof(hash), { between: wholeProof });
  const found = proofOf(hash, rows);
  const [first] = rows;
  if (!found) {
    return first && { ended: true, language: fromRow(endedProofRow, first).language };
  }
  const { page, references } = found;
  const { organizationId, language, holdUntil, timeZone } = page;
  const today = dayIn(timeZone, now);
  if (holdUntil < today || (await isOrganizationGone(organizationId))) return { ended: true, language };
  return { hash, page, references: references.map((one) => asOf(today, one)) };
}

/** Nothing of a deleted organization can be read. */
export async function isOrganizationGone(organizationId: string): Promise<boolean> {
  const page = await scopedTable(publicScope(organizationId)).get(keys.publicPage(organizationId));
  return !page || isGone(page);
}

/** A permission that ended last night may be shown no more, before any job has said so. */
function asOf(today: string, one: ProvenReference): ProvenReference {
  if (isClosed(one) || one.until === undefined || one.until >= today) return one;
  const { number, hash, customerId, referenceId, until } = one;
  return { number, hash, customerId, referenceId, state: 'expired', endedAt: until };
}

/** Counts days and nothing else: no address, no cookie, no time. */
export async function countOpen({ hash, page }: OpenedProof, now: Date): Promise<void> {
  await scopedTable(proofScope(hash)).apply(
    update(
      keys.proofOpens(hash, dayIn(page.timeZone, now)),
      { add: { count: 1 }, set: expiresAfterDays('endedProofDays', new Date(page.holdUntil)) },
      {},
    ),
  );
}

/** The public keys of all signatures of a kind, as PEM. */
export async function publicKeys(of: SigningKey): Promise<{ id: string; pem: string }[]> {
  const rows = await scopedTable(signingKeysScope(of)).all(partitions.signingKeys(of));
  return rows.map(({ keyId, pem }) => ({ id: keyId as string, pem: pem as string }));
}
