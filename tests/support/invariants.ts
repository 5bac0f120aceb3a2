import { expect } from 'vitest';
import type { Reference } from '#contract/reference';
import { prefixes } from '#functions/data/keys';
import { expectConsistentCollections } from './collections.ts';
import { dumpPartition } from './table.ts';
import { aTombstone } from './tombstone.ts';
import { storageOf } from './uploads.ts';

type Row = Record<string, unknown>;

const inOrganization = [
  'META',
  'SUBSCRIPTION',
  prefixes.member,
  prefixes.invitation,
  prefixes.customer,
  prefixes.reference,
  prefixes.collection,
  prefixes.asset,
  prefixes.filed,
];
const inPublic = ['PAGE', prefixes.reference, prefixes.customer, prefixes.collection];

const of = (rows: readonly Row[], prefix: string) => rows.filter(({ sk }) => String(sk).startsWith(prefix));
const idIn = ({ sk }: Row) => String(sk).slice(String(sk).indexOf('#') + 1);
const isShown = ({ status, visibility }: Reference) => status === 'Published' && visibility !== 'private';
const isGone = ({ gone }: Row) => gone === true;

/**
 * Holds everything that is kept twice against what it is counted or copied from. To be called when nothing is under way in the
 * organisation, nor in the other organisations of its members.
 */
export async function expectConsistent(organizationId: string): Promise<void> {
  const [rows, shown] = (await Promise.all(
    ['ORG', 'PUB'].map((scope) => dumpPartition(`${scope}#${organizationId}`)),
  )) as [Row[], Row[]];
  expectKnownKeys(rows, inOrganization);
  expectKnownKeys(shown, inPublic);

  const organization = rows.find(({ sk }) => sk === 'META');
  if (organization?.status === 'active') {
    expectCounters(organization, rows);
    await expectMirrors(organizationId, rows);
    expectProjection(rows, shown);
    await expectConsistentCollections(organizationId);
    await expectStorage(organizationId, rows, shown);
  } else {
    const page = shown.filter(({ sk }) => sk === 'PAGE');
    expect(page, 'the public page of an organisation that is gone').toEqual(page.map(() => aTombstone));
  }
}

function expectKnownKeys(rows: readonly Row[], known: readonly string[]): void {
  const unknown = rows.filter(({ sk }) => !known.some((prefix) => String(sk).startsWith(prefix)));
  expect(unknown, 'rows of no known kind').toEqual([]);
}

function expectCounters(organization: Row, rows: readonly Row[]): void {
  const members = of(rows, prefixes.member);
  const owners = members.filter(({ role }) => role === 'owner');
  const references = of(rows, prefixes.reference) as unknown as Reference[];
  const { memberCount, ownerCount, referenceCount } = organization;
  expect({ memberCount, ownerCount, referenceCount }, 'the counters of the organisation').toEqual({
    memberCount: members.length,
    ownerCount: owners.length,
    referenceCount: references.length,
  });
  expect(owners.length, 'owners').toBeGreaterThan(0);
  for (const customer of of(rows, prefixes.customer)) {
    const theirs = references.filter(({ attributes }) => attributes.customerId === customer.id);
    expect(customer.referenceCount, `references of customer ${String(customer.name)}`).toBe(theirs.length);
  }
}

/** Every member knows of the membership and counts it; no invitation waits for somebody who is in already. */
async function expectMirrors(organizationId: string, rows: readonly Row[]): Promise<void> {
  for (const member of of(rows, prefixes.member)) {
    const own = await dumpPartition(`USER#${String(member.userId)}`);
    const memberships = of(own, prefixes.membership);
    const mirror = memberships.find(({ organizationId: id }) => id === organizationId);
    expect(mirror?.role, 'the role as the member sees it').toBe(member.role);
    const profile = own.find(({ sk }) => sk === 'PROFILE');
    expect(profile?.organizationCount, 'the organisations that a member counts').toBe(memberships.length);
  }
  for (const invitation of of(rows, prefixes.invitation)) {
    const seen = await dumpPartition(`INVITEE#${idIn(invitation)}`);
    const mirror = seen.find(({ organizationId: id }) => id === organizationId);
    const { role, validUntil } = invitation;
    expect(mirror, 'an invitation as the invited person sees it').toMatchObject({
      role,
      validUntil,
      status: 'pending',
    });
  }
}

/** The public side has what is published and not private, as it is shown, and of what was there a tombstone. */
function expectProjection(rows: readonly Row[], shown: readonly Row[]): void {
  const published = (of(rows, prefixes.reference) as unknown as Reference[]).filter(isShown);
  const all = of(shown, prefixes.reference);
  const tombstones = all.filter(isGone);
  expect(tombstones, 'what is left of cards').toEqual(tombstones.map(() => aTombstone));
  const cards = all.filter((card) => !isGone(card));
  expect(cards.map(idIn).toSorted(), 'the public cards').toEqual(published.map(({ id }) => id).toSorted());
  for (const card of cards) {
    const { attributes, visibility } = published.find(({ id }) => id === idIn(card))!;
    expect(card.visibility, 'the visibility of a public card').toBe(visibility);
    expect(card.customerId, 'the customer of a public card').toBe(attributes.customerId);
  }
  const customerIds = new Set(published.map(({ attributes }) => attributes.customerId));
  const names = of(shown, prefixes.customer);
  expect(names.map(idIn).toSorted(), 'the public customers').toEqual([...customerIds].toSorted());
  for (const row of names) {
    const customer = rows.find(({ sk }) => sk === row.sk);
    const theirs = published.filter(({ attributes }) => attributes.customerId === idIn(row));
    expect(row).toMatchObject({ name: customer?.name, publicReferenceCount: theirs.length });
  }
}

/** The room that files take, the uploads under way, and each asset's list of who uses it. */
async function expectStorage(
  organizationId: string,
  rows: readonly Row[],
  shown: readonly Row[],
): Promise<void> {
  const { kept, recomputed } = await storageOf(organizationId);
  expect(kept, 'storage').toEqual(recomputed);
  // The public page stands for the branding, which bears the organisation's id.
  const branding = of(shown, 'PAGE').map((page) => ({ ...page, id: organizationId }));
  const users = [...of(rows, prefixes.reference), ...of(rows, prefixes.customer), ...branding];
  for (const asset of of(rows, prefixes.asset)) {
    const address = `/assets/${organizationId}/${String(asset.id)}/`;
    const using = users.filter((row) => JSON.stringify(row).includes(address));
    const known = [...((asset.usedBy as Set<string> | undefined) ?? [])].map(
      (user) => user.split(':')[1] ?? '',
    );
    expect(known.toSorted(), 'who uses an asset').toEqual(using.map((row) => String(row.id)).toSorted());
  }
}
