import { describe, expect, it } from 'vitest';
import { tenderRoutes } from '#contract/resources/tender';
import { tenderLimits } from '#contract/tender/limits';
import { keys } from '#functions/shared/data/keys';
import { update as rowUpdate } from '#functions/shared/data/write';
import { callRaw, outcomes, times } from '../support/call.ts';
import {
  addMember,
  call,
  makeCustomer,
  makeOwner,
  makePerson,
  makeReference,
  write,
} from '../support/people.ts';
import { writeReferences } from '../support/references.ts';
import { needInput, tenderInput } from '../support/resources/tender.ts';
import { adding, tendersOf } from '../support/tenders.ts';

const { owner, organizationId, caller } = await makeOwner({ maxCards: 1_000 });
const { id: customerId } = await makeCustomer(owner, organizationId);
const newReference = async () => (await makeReference(owner, organizationId, customerId)).id;
const newReferences = (count: number) => writeReferences({ organizationId, customerId, count });
const { newTender, newNeed, read, update, pick } = tendersOf(caller);

describe('a tender', () => {
  it('keeps fields that are not sent, and loses those sent as null', async () => {
    const id = await newTender();
    await update(id, { title: 'New title', buyer: null, lot: 'Lot 2' });
    const { tender } = await read(id);
    expect(tender).toMatchObject({ title: 'New title', lot: 'Lot 2', languages: ['fi'], version: 2 });
    expect(tender.buyer).toBeUndefined();
    expect(tender.deadline).toBe('2027-12-18T10:00:00.000Z');
  });

  it('is changed by one of ten who saw the same version', async () => {
    const id = await newTender();
    const answers = await times(10, (n) => update(id, { version: 1, title: `No. ${n}` }));
    expect(outcomes(answers)).toEqual({ 200: 1, VERSION_CONFLICT: 9 });
  });

  it('belongs to a member of the organization and to nobody else', async () => {
    const id = await newTender();
    const stranger = await makePerson();
    const { body } = await update(id, { owner: stranger.userId });
    expect(body.fields).toEqual({ owner: 'Must be a member of your organization' });
    await addMember(organizationId, stranger, 'member');
    expect((await update(id, { owner: stranger.userId })).status).toBe(200);
  });

  it('is listed by page, newest first', async () => {
    const other = await makeOwner();
    const make = async () => (await call(tenderRoutes.createTender, tenderInput, other.caller)).id;
    const [first, second] = [await make(), await make()];
    const list = (query: object) => call(tenderRoutes.listTenders, query, other.caller);
    const page = await list({ limit: 1 });
    expect(page.tenders.map(({ id }) => id)).toEqual([second]);
    expect((await list({ cursor: page.nextCursor })).tenders.map(({ id }) => id)).toEqual([first]);
  });

  it('cannot exceed the limit of the organization, also when ten are made at once', async () => {
    const other = await makeOwner();
    const room = 2;
    const set = { tenderCount: tenderLimits.tenders - room };
    await write([rowUpdate(keys.organization(other.organizationId), { set }, {})]);
    const answers = await times(10, () => callRaw(tenderRoutes.createTender, tenderInput, other.caller));
    expect(outcomes(answers)).toEqual({ 200: room, TENDER_LIMIT: 10 - room });
  });
});

describe('the status of a tender', () => {
  it.each([
    ['preparing', 'won'],
    ['preparing', 'cancelled'],
    ['won', 'preparing'],
    ['no bid', 'sent'],
  ])('does not go from %s to %s', async (from, to) => {
    const id = await newTender();
    if (from === 'won') await update(id, { status: 'sent' });
    if (from !== 'preparing') await update(id, { status: from, reason: 'No time' });
    expect((await update(id, { status: to })).body.code).toBe('INVALID_TRANSITION');
  });

  it('becomes no bid with a reason only', async () => {
    const id = await newTender();
    expect((await update(id, { status: 'no bid' })).body.fields).toEqual({
      reason: 'Say why there is no bid',
    });
    expect((await update(id, { status: 'no bid', reason: 'References too small' })).status).toBe(200);
  });

  it('goes one step back for managers and for nobody else', async () => {
    const id = await newTender();
    const person = await makePerson();
    await addMember(organizationId, person, 'member');
    const as = { token: person.accessToken };
    expect((await update(id, { status: 'sent' }, as)).status).toBe(200);
    expect((await update(id, { status: 'lost' }, as)).status).toBe(200);
    expect((await update(id, { status: 'sent' }, as)).body.code).toBe('FORBIDDEN');
    expect((await update(id, { status: 'sent' })).status).toBe(200);
    expect((await update(id, { status: 'preparing' })).status).toBe(200);
  });

  it('closes requirements and references once it is sent', async () => {
    const id = await newTender();
    const needId = await newNeed(id);
    await update(id, { status: 'sent' });
    const answers = [
      await callRaw(tenderRoutes.createNeed, { id, ...needInput }, caller),
      await callRaw(tenderRoutes.updateNeed, { id, needId, number: 2 }, caller),
      await callRaw(tenderRoutes.deleteNeed, { id, needId }, caller),
      await pick(id, adding([await newReference()])),
    ];
    expect(outcomes(answers)).toEqual({ INVALID_TRANSITION: 4 });
  });
});

describe('the requirements of a tender', () => {
  it('are answered by as many references as they ask for', async () => {
    const id = await newTender();
    const needs = [await newNeed(id, 2), await newNeed(id, 1)];
    const [one, two] = await newReferences(2);
    const covered = async () => {
      const { needs: all, answered } = (await read(id)).tender;
      return `${answered} of ${all}`;
    };
    expect(await covered()).toBe('0 of 2');
    await pick(id, adding([one!], needs));
    expect(await covered()).toBe('1 of 2');
    await pick(id, adding([two!], [needs[0]!]));
    expect(await covered()).toBe('2 of 2');
    await call(tenderRoutes.deleteNeed, { id, needId: needs[1]! }, caller);
    expect(await covered()).toBe('1 of 1');
    expect((await read(id)).picks.map(({ needIds }) => needIds)).toEqual([[needs[0]], [needs[0]]]);
  });

  it('keep the count when ten are written at once', async () => {
    const id = await newTender();
    await times(10, () => callRaw(tenderRoutes.createNeed, { id, ...needInput }, caller));
    const { tender, needs } = await read(id);
    expect([tender.needs, needs.length]).toEqual([10, 10]);
  });

  it('are changed by one of five who saw the same version', async () => {
    const id = await newTender();
    const needId = await newNeed(id);
    const answers = await times(5, (n) =>
      callRaw(tenderRoutes.updateNeed, { id, needId, version: 1, number: n + 1 }, caller),
    );
    expect(outcomes(answers)).toEqual({ 200: 1, VERSION_CONFLICT: 4 });
  });

  it.each([
    [
      'a thirteenth condition',
      Array.from({ length: 13 }, () => ({ kind: 'ended', months: 12 })),
      'conditions',
    ],
    ['a window without a start', [{ kind: 'ended' }], 'conditions.0.months'],
    [
      'a window with two starts',
      [{ kind: 'performed', months: 3, since: '2021-01-01' }],
      'conditions.0.months',
    ],
    ['a size of nothing', [{ kind: 'size', least: 0, unit: 'm' }], 'conditions.0.least'],
    ['an unknown unit', [{ kind: 'size', least: 1, unit: 'ell' }], 'conditions.0.unit'],
    ['an unknown kind', [{ kind: 'color' }], 'conditions.0.kind'],
    ['no choice', [{ kind: 'role', any: [] }], 'conditions.0.any'],
    ['a CPV code of seven digits', [{ kind: 'cpv', any: ['7132000'] }], 'conditions.0.any.0'],
  ])('refuse %s', async (_what, conditions, field) => {
    const input = { id: await newTender(), ...needInput, conditions };
    const { status, body } = await callRaw(tenderRoutes.createNeed, input, caller);
    expect({ status, fields: Object.keys(body.fields as object) }).toEqual({ status: 400, fields: [field] });
  });

  it('keep the task that a person must have had', async () => {
    const id = await newTender();
    const conditions = [{ kind: 'task' as const, any: ['Projektipäällikkö'] }];
    await call(tenderRoutes.createNeed, { id, ...needInput, about: 'person', conditions }, caller);
    expect((await read(id)).needs).toMatchObject([{ about: 'person', conditions }]);
  });
});
