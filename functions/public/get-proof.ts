import { proofNumberOf } from '#contract/site/proof-number';
import { settingsOf } from '../organization/store.ts';
import type { Proof } from '../publication/proof.ts';
import type { CallContext } from '../shared/context/call-context.ts';
import { keys } from '../shared/data/keys.ts';
import type { Item } from '../shared/data/read.ts';
import { publicScope } from '../shared/data/scope.ts';
import { scopedTable } from '../shared/data/scoped-table.ts';
import { isGone } from '../shared/data/tombstone.ts';
import { dayIn } from '../shared/days/days.ts';
import { toOwner, type PageOwner } from './cards.ts';
import { shownAt } from '../publication/surfaces.ts';

/** After its end it keeps number, supplier, days and fingerprint, and names the customer no more. */
export type EndedProof = Pick<Proof, 'number' | 'at' | 'fingerprint'> & {
  state: 'expired' | 'withdrawn';
  endedAt: string;
};

export type FoundProof = PageOwner & {
  proof: (Proof & { state: 'valid' | 'changed' | 'partial' }) | EndedProof;
  /** The path of the story, while it is public. */
  story: { id: string; slug?: string } | undefined;
};

type Called = Pick<CallContext, 'now'>;

/** The number as it is printed: it leads to the newest certificate of its reference. */
export async function getProof({ now }: Called, written: string): Promise<FoundProof | undefined> {
  const number = proofNumberOf(written);
  if (!number) return undefined;
  const key = keys.proofNumber(number);
  const pointer = (await scopedTable(publicScope(number)).get(key)) as
    | (Item & {
        organizationId: string;
        referenceId: string;
        at: string;
        expiresOn?: string;
        fingerprint: string;
      })
    | undefined;
  if (!pointer) return undefined;
  const found = await read(pointer.organizationId, pointer.referenceId);
  if (!found) return undefined;
  const { page, story, proof } = found;
  const { at, expiresOn, fingerprint } = pointer;
  const owner = toOwner({ page, shown: settingsOf(page).language, rows: [] });
  const ended = (state: EndedProof['state'], endedAt: string): FoundProof => ({
    ...owner,
    story: undefined,
    proof: { number, at, fingerprint, state, endedAt },
  });
  const today = dayIn(settingsOf(page).timeZone, now);
  if (proof?.number === number && proof.state === 'withdrawn')
    return ended('withdrawn', proof.endedAt ?? proof.at);
  if (expiresOn !== undefined && expiresOn < today) return ended('expired', expiresOn);
  // The customer has answered again, so the newer certificate says what holds.
  if (proof && proof.number !== number) return ended('expired', proof.at);
  if (!proof || proof.state === 'withdrawn') return undefined;
  return { ...owner, proof: { ...proof, state: proof.state }, story };
}

/** Addresses of before name the reference. */
export async function proofNumberAt(
  organizationId: string,
  referenceId: string,
): Promise<string | undefined> {
  const found = await read(organizationId, referenceId);
  return found?.proof?.number;
}

async function read(organizationId: string, referenceId: string) {
  const [page, proof, card] = await scopedTable(publicScope(organizationId)).getMany([
    keys.publicPage(organizationId),
    keys.publicProof(organizationId, referenceId),
    keys.publicReference(organizationId, referenceId),
  ]);
  if (!page || isGone(page)) return undefined;
  const [shown] = shownAt('ownPage', [card]);
  return {
    page,
    proof: proof as (Item & Proof) | undefined,
    story: shown && { id: referenceId, slug: shown.slug as string | undefined },
  };
}
