import { describe, expect, it } from 'vitest';
import { tenderRoutes } from '#contract/resources/tender';
import { callRaw } from '../support/call.ts';
import { addMember, call, makeCustomer, makeOwner, makePerson, makeReference } from '../support/people.ts';
import { auditOf } from '../support/table.ts';
import { adding, tendersOf } from '../support/tenders.ts';

const { owner, organizationId, caller } = await makeOwner({ maxCards: 100 });
const { newTender, newNeed, pick, read, update } = tendersOf(caller);
const customer = await makeCustomer(owner, organizationId);

/** A tender with one reference, which was sent. */
async function newSent() {
  const id = await newTender();
  const { id: referenceId } = await makeReference(owner, organizationId, customer.id);
  await pick(id, adding([referenceId], [await newNeed(id)]));
  await update(id, { status: 'sent' });
  return { id, referenceId };
}

const save = (id: string, outcome: object, as: object = {}) =>
  callRaw(tenderRoutes.saveOutcome, { id, ...outcome }, { ...caller, ...as });

describe('the outcome of a tender', () => {
  it('is kept with what the buyer said of each reference, and audited', async () => {
    const { id, referenceId } = await newSent();
    const outcome = {
      points: { ours: 82.5, best: 91 },
      price: { ours: 412_000, winning: 398_500, currency: 'EUR' },
      winner: 'Another firm',
      reasons: ['price', 'too old'],
      references: [{ referenceId, verdict: 'refused', why: 'Completed seven years ago' }],
    };
    const { status, body } = await save(id, { status: 'lost', ...outcome });
    expect([status, body]).toMatchObject([200, { status: 'lost', outcome }]);
    const { tender } = await read(id);
    expect(tender).toMatchObject({ status: 'lost', outcome, decidedAt: expect.any(String) });
    const entries = await auditOf(organizationId, 'tender.outcome');
    expect(entries).toContainEqual(expect.objectContaining({ subject: id, actor: owner.userId }));
  });

  it('replaces an earlier one, and keeps the day of the decision', async () => {
    const { id } = await newSent();
    await update(id, { status: 'won' });
    const { tender: marked } = await read(id);
    await save(id, { status: 'won', winner: 'We' });
    const { tender } = await read(id);
    expect(tender.decidedAt).toBe(marked.decidedAt);
    await save(id, { status: 'won', note: 'By phone' });
    const { outcome } = (await read(id)).tender;
    expect(outcome).toEqual({ note: 'By phone', reasons: [], references: [] });
  });

  it('rounds points and prices to hundredths, however small they are', async () => {
    const { id } = await newSent();
    const points = { ours: 1e-131, best: 90.126 };
    const { status, body } = await save(id, {
      status: 'won',
      points,
      price: { ours: 0.006, currency: 'EUR' },
    });
    expect([status, body]).toMatchObject([
      200,
      { outcome: { points: { ours: 0, best: 90.13 }, price: { ours: 0.01 } } },
    ]);
  });

  it('cannot be had before the tender is sent, nor be reversed by a member', async () => {
    const id = await newTender();
    expect((await save(id, { status: 'won' })).body.code).toBe('INVALID_TRANSITION');
    const { id: lost } = await newSent();
    await save(lost, { status: 'lost' });
    expect((await save(lost, { status: 'won' })).body.code).toBe('INVALID_TRANSITION');
    const member = await makePerson();
    await addMember(organizationId, member, 'member');
    const answer = await callRaw(
      tenderRoutes.updateTender,
      { id: lost, status: 'sent' },
      { ...caller, token: member.accessToken },
    );
    expect(answer.body.code).toBe('FORBIDDEN');
  });

  it.each([
    [
      'references of other tenders',
      { references: [{ referenceId: '01M8HVE9MVAZE942MFYSTZ8QYY', verdict: 'accepted' }] },
      'references',
    ],
    ['negative points', { points: { ours: -1 } }, 'points.ours'],
    ['an unknown currency', { price: { ours: 1, currency: 'XYZ' } }, 'price.currency'],
  ])('refuses %s and changes nothing', async (_name, outcome, field) => {
    const { id } = await newSent();
    const { status, body } = await save(id, { status: 'won', ...outcome });
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, [field]]);
    expect((await call(tenderRoutes.getTender, { id }, caller)).tender.status).toBe('sent');
  });

  it('is taken from one of two people at once, and the other hears', async () => {
    const { id } = await newSent();
    const { version } = (await read(id)).tender;
    const answers = await Promise.all([
      save(id, { version, status: 'won' }),
      save(id, { version, status: 'lost' }),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });
});
