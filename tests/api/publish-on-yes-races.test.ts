import { describe, expect, it } from 'vitest';
import { approvalRoutes } from '#contract/resources/approval';
import { customerRoutes } from '#contract/resources/customer';
import { permissionRoutes } from '#contract/resources/permission';
import { teamRoutes } from '#contract/resources/team';
import { answerByLink, askAgain } from '#functions/approval/answer-by-link';
import { applyAnswer } from '#functions/approval/apply-answer';
import { linkHashOf, linkToken } from '#functions/approval/store';
import { keys, type Key } from '#functions/shared/data/keys';
import { allOf, lookAfterHere, makeAsking, onTheirWay, withoutStream } from '../support/approvals.ts';
import { cutOffAfter } from '../support/cut-off.ts';
import { runQuietly } from '../support/in-process.ts';
import { expectConsistent } from '../support/invariants.ts';
import { mailAbout } from '../support/mail.ts';
import { addMember, call, makePerson } from '../support/people.ts';
import { updateRow } from '../support/table.ts';
import { onWrite } from '../support/transactions.ts';

runQuietly();
const world = await makeAsking();
const { organizationId, caller, newCase, newContact, list, ledger, read, publicOf } = world;

/** A colleague asks to publish on a yes. */
async function askToPublish(input: object = {}) {
  const asker = await makePerson();
  await addMember(organizationId, asker, 'member');
  const about = await newCase();
  const question = { ...world.inputFor(about), publishOnYes: true, ...input };
  const { id } = await call(approvalRoutes.askApproval, question, { ...caller, token: asker.accessToken });
  return { ...about, asker, id, token: await linkToken(id) };
}

type Asked = Awaited<ReturnType<typeof askToPublish>>;

/** Says yes by link and leaves the answer in the queue. */
async function sayYes({ token, id }: Pick<Asked, 'token' | 'id'>): Promise<Key> {
  await withoutStream(organizationId, async () => {
    expect(await answerByLink(token, 'approved', allOf(), new Date())).toBe(true);
  });
  const [row] = await onTheirWay(id);
  return { pk: row!.pk as string, sk: row!.sk as string };
}

const apply = (key: Key) => applyAnswer({ now: new Date(), requestId: 'test' }, key);

/** Runs `act` after the answer was read and before it is written. Returns how often the answer was written. */
async function meanwhile(asked: Asked, act: () => Promise<unknown>): Promise<number> {
  const key = await sayYes(asked);
  let writes = 0;
  const restore = onWrite(async (write) => {
    writes += 1;
    if (writes === 1) await act();
    await write();
  });
  await apply(key).finally(restore);
  expect(await onTheirWay(asked.id)).toEqual([]);
  return writes;
}

const stateOf = async ({ reference, customerId }: Asked) => ({
  status: (await read(reference.id)).status,
  isPublic: (await publicOf(reference.id)) !== undefined,
  kinds: (await ledger(customerId)).entries.map(({ kind }) => kind),
});

const draft = { status: 'Draft', isPublic: false };
const published = { status: 'Published', isPublic: true };

async function expectMail({ reference, asker }: Asked, text: string) {
  const mail = await mailAbout(asker.email, new RegExp(`Yes.*${reference.name}`));
  expect(mail.text).toContain(text);
}

describe('a yes that publishes, just before its write', () => {
  it('meets a withdrawal, which is the later word: it publishes nothing', async () => {
    const asked = await askToPublish();
    const withdraw = { referenceId: asked.reference.id };
    const writes = await meanwhile(asked, () => call(permissionRoutes.withdrawPermission, withdraw, caller));
    expect(writes).toBe(2);
    const { kinds, ...state } = await stateOf(asked);
    expect({ state, kinds: kinds.toSorted() }).toEqual({ state: draft, kinds: ['declined', 'granted'] });
    expect((await ledger(asked.customerId)).intact).toBe(true);
    await expectConsistent(organizationId);
  });

  it('is withdrawn right after, and leaves nothing public', async () => {
    const asked = await askToPublish();
    await meanwhile(asked, () => Promise.resolve());
    expect(await stateOf(asked)).toMatchObject(published);
    await call(permissionRoutes.withdrawPermission, { referenceId: asked.reference.id }, caller);
    expect(await publicOf(asked.reference.id)).toBeUndefined();
    await expectConsistent(organizationId);
  });

  it('loses its asker, and publishes nothing', async () => {
    const asked = await askToPublish();
    const { userId } = asked.asker;
    await meanwhile(asked, () => call(teamRoutes.removeMember, { userId }, caller));
    expect(await stateOf(asked)).toEqual({ ...draft, kinds: ['granted'] });
    await expectConsistent(organizationId);
  });

  it('sees its asker get another role that may publish, and publishes', async () => {
    const asked = await askToPublish();
    const { userId } = asked.asker;
    const change = () => call(teamRoutes.changeRoles, { userId, roles: ['admin'] }, caller);
    expect(await meanwhile(asked, change)).toBe(2);
    expect(await stateOf(asked)).toEqual({ ...published, kinds: ['granted'] });
    await expectMail(asked, 'It is published now, as you wanted.');
    await expectConsistent(organizationId);
  });

  it('sees the customer renamed, and publishes nothing that was not approved', async () => {
    const asked = await askToPublish();
    const rename = { id: asked.customerId, name: 'Another name' };
    expect(await meanwhile(asked, () => call(customerRoutes.updateCustomer, rename, caller))).toBe(2);
    expect(await stateOf(asked)).toEqual({ ...draft, kinds: ['granted'] });
    await expectMail(asked, 'It was not published by itself');
    await expectConsistent(organizationId);
  });

  it('killed at its write, publishes with its entry or writes nothing', async () => {
    for (let writes = 0, finished = false; !finished; writes += 1) {
      expect(writes).toBeLessThan(3);
      const asked = await askToPublish();
      const key = await sayYes(asked);
      finished = await cutOffAfter(writes, () => apply(key));
      const { kinds, ...state } = await stateOf(asked);
      expect(state).toEqual(kinds.length > 0 ? published : draft);
      await lookAfterHere();
      await lookAfterHere();
      expect(await stateOf(asked)).toEqual({ ...published, kinds: ['granted'] });
      await expectConsistent(organizationId);
    }
  });
});

describe('the wish to publish on a yes', () => {
  it('stays with the question if its contact asks for a new link', async () => {
    const asked = await askToPublish();
    const past = { ':past': new Date(Date.now() - 1_000).toISOString() };
    await updateRow(keys.approvalLink(linkHashOf(asked.token)), 'SET validUntil = :past', past);
    await askAgain(asked.token, new Date());
    await world.carried(asked.id);
    await expectYesPublishes(asked);
  });

  it('stays with the question if the next contact is asked', async () => {
    const about = await newCase();
    const second = await newContact(about.customerId);
    const next = { contactId: second.id, afterDays: 5 };
    const question = { ...world.inputFor(about), publishOnYes: true, next };
    const { id } = await call(approvalRoutes.askApproval, question, caller);
    await lookAfterHere(new Date(Date.now() + 5 * 86_400_000 + 60_000));
    await expectYesPublishes({ ...about, id });
  });

  async function expectYesPublishes({
    customerId,
    reference,
    id,
  }: Pick<Asked, 'customerId' | 'reference' | 'id'>) {
    const waiting = (await list({ customerId })).filter(({ status }) => status === 'waiting');
    expect(waiting).toEqual([expect.objectContaining({ publishOnYes: true })]);
    const [again] = waiting;
    expect(again!.id).not.toBe(id);
    expect(await answerByLink(await linkToken(again!.id), 'approved', allOf(), new Date())).toBe(true);
    await world.carried(again!.id);
    expect((await read(reference.id)).status).toBe('Published');
    await expectConsistent(organizationId);
  }
});
