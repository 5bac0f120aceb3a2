import { beforeAll, describe, expect, it } from 'vitest';
import type { ProfileExport } from '#contract/resources/profile-export';
import { userRoutes } from '#contract/resources/user';
import { update } from '#functions/shared/data/write';
import { emailHash } from '#functions/shared/data/hash';
import { keys } from '#functions/shared/data/keys';
import { callRaw, outcomes, times } from '../support/call.ts';
import {
  addMember,
  call,
  makeCustomer,
  makeOrganization,
  makePerson,
  makeReference,
  write,
} from '../support/people.ts';
import { auditOf, putRow } from '../support/table.ts';

const exportOf = (accessToken: string) => call(userRoutes.exportProfile, {}, { token: accessToken });

describe('an export', () => {
  const inviting = '01HZX0000000000000000000ZZ';
  const validUntil = '2099-01-01T00:00:00.000Z';
  let person: Awaited<ReturnType<typeof makePerson>>;
  let colleague: typeof person;
  let own: string;
  let shared: string;
  let exported: ProfileExport;
  let made: { id: string; name: string; type: string; organizationId: string }[];

  beforeAll(async () => {
    [person, colleague] = await Promise.all([makePerson('Ada Example'), makePerson('Grace Colleague')]);
    own = await makeOrganization(person, { name: 'Own' });
    shared = await makeOrganization(colleague, { name: 'Shared' });
    await addMember(shared, person, 'member');
    const theirs = await makeCustomer(colleague, shared, {
      name: 'Colleague’s customer',
      attributes: { contactName: 'Carl Contact', contactEmail: 'carl@customer.example' },
    });
    await makeReference(colleague, shared, theirs.id, { name: 'Colleague’s reference' });

    const customer = await makeCustomer(person, own, {
      name: 'Ada’s customer',
      attributes: { contactName: 'Cora Contact', contactEmail: 'cora@customer.example' },
    });
    const reference = await makeReference(person, shared, theirs.id, { name: 'Ada’s reference' });
    const createdAt = new Date().toISOString();
    const collection = { id: '01HZX000000000000000000C01', name: 'Ada’s collection', createdAt };
    const asset = { id: '01HZX000000000000000000A01', name: 'ada.png', createdAt };
    await putRow(keys.collection(own, collection.id), { ...collection, createdBy: person.userId });
    await putRow(keys.asset(own, asset.id), { ...asset, createdBy: person.userId });
    made = [
      { ...reference, type: 'reference', organizationId: shared },
      { ...customer, type: 'customer', organizationId: own },
      { ...collection, type: 'collection', organizationId: own },
      { ...asset, type: 'asset', organizationId: own },
    ];

    const hash = emailHash(person.email);
    const invitation = { organizationId: inviting, role: 'admin', validUntil, status: 'pending' };
    await putRow(keys.invitee(hash, inviting), { ...invitation, invitedBy: colleague.email });
    await putRow(keys.invitee(emailHash(colleague.email), inviting), { ...invitation, role: 'owner' });
    await putRow(keys.subscriber(hash), { email: person.email, status: 'confirmed', createdAt });
    await call(userRoutes.updateProfile, { name: 'Ada Renamed' }, { token: person.accessToken });
    exported = await exportOf(person.accessToken);
  });

  it('contains format, profile and every membership in one document', () => {
    expect(exported).toMatchObject({
      format: 'refdeck-export/1',
      profile: {
        userId: person.userId,
        name: 'Ada Renamed',
        email: person.email,
        activeOrganizationId: shared,
      },
    });
    expect(Math.abs(Date.now() - Date.parse(exported.exportedAt))).toBeLessThan(60_000);
    expect(exported.memberships).toHaveLength(2);
    expect(exported.memberships).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ organizationId: own, organizationName: 'Own', role: 'owner' }),
        expect.objectContaining({ organizationId: shared, organizationName: 'Shared', role: 'member' }),
      ]),
    );
  });

  it('lists what the person made in each organization, and nothing of others', () => {
    const wanted = made.map(({ id, name, type, organizationId }) =>
      expect.objectContaining({ id, name, type, organizationId }),
    );
    expect(exported.authored).toHaveLength(wanted.length);
    expect(exported.authored).toEqual(expect.arrayContaining(wanted));
  });

  it('contains invitations and newsletter status of the address', () => {
    expect(exported.invitations).toEqual([
      { organizationId: inviting, role: 'admin', status: 'pending', validUntil },
    ]);
    expect(exported.newsletter).toMatchObject({ status: 'confirmed' });
  });

  it('lists account activity including this export', () => {
    expect(exported.activity.map(({ action }) => action)).toEqual(['profile.export', 'profile.update']);
  });

  it('explains what it leaves out', () => {
    expect(exported.notIncluded.map(({ what }) => what).join()).toMatch(/Invoices.*logs/i);
    expect(exported.notIncluded.every(({ why }) => why.length > 10)).toBe(true);
  });

  it('contains no name and no address of anybody else', () => {
    const text = JSON.stringify(exported);
    expect(text.match(/[^"\s]+@[^"\s]+/g)).toEqual([person.email]);
    expect(text).not.toMatch(/Grace|Colleague|Carl|Cora/);
  });

  it('adds one audit entry', async () => {
    const rows = await auditOf(person.userId);
    expect(rows.filter(({ action }) => action === 'profile.export')).toHaveLength(1);
  });
});

describe('an export of organization data', () => {
  it('ends with the membership and during a suspension', async () => {
    const [person, owner] = await Promise.all([makePerson(), makePerson()]);
    const own = await makeOrganization(person);
    await makeCustomer(person, own);
    expect((await exportOf(person.accessToken)).authored).toHaveLength(1);

    await write([update(keys.organization(own), { set: { status: 'inactive' } }, {})]);
    expect(await exportOf(person.accessToken)).toMatchObject({
      authored: [],
      memberships: [{ organizationId: own }],
    });

    // A membership row without the matching member row counts for nothing.
    const foreign = await makeOrganization(owner);
    await putRow(keys.membership(person.userId, foreign), { organizationId: foreign, role: 'owner' });
    expect((await exportOf(person.accessToken)).memberships).toHaveLength(1);
  });

  it('covers all pages of a long list', async () => {
    const [person, owner] = await Promise.all([makePerson(), makePerson()]);
    const organizationId = await makeOrganization(owner);
    await addMember(organizationId, person, 'member');
    const id = (n: number) => `01HZX0000000000000000${String(n).padStart(5, '0')}`;
    await times(230, (n) => {
      const createdBy = n % 2 === 0 ? person.userId : owner.userId;
      const customer = { id: id(n), name: `C ${n}`, createdBy, createdAt: 'now' };
      return putRow(keys.customer(organizationId, id(n)), customer);
    });
    const { authored } = await exportOf(person.accessToken);
    expect(new Set(authored.map((record) => record.id)).size).toBe(115);
  });
});

describe('a sixth export within an hour', () => {
  it('is refused with a waiting time, also when all come at once', async () => {
    const person = await makePerson();
    const responses = await times(8, () =>
      callRaw(userRoutes.exportProfile, {}, { token: person.accessToken }),
    );
    expect(outcomes(responses)).toEqual({ 200: 5, RATE_LIMITED: 3 });
    for (const { headers } of responses.filter(({ status }) => status === 429))
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  });
});
