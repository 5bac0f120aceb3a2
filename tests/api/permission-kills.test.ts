import { beforeAll, describe, expect, it } from 'vitest';
import { organizationRoutes } from '#contract/resources/organization';
import { permissionRoutes } from '#contract/resources/permission';
import { referenceRoutes, type Reference } from '#contract/resources/reference';
import { channels } from '#contract/rules/choices';
import { serverLimits } from '#contract/rules/server-limits';
import { answerByLink, askAgain, readLink } from '#functions/approval/answer-by-link';
import { linkHashOf, linkToken } from '#functions/approval/store';
import { eraseContact } from '#functions/customer/erase-contact';
import { saveSettings } from '#functions/organization/save-settings';
import { recordPermission } from '#functions/permission/record-permission';
import { withdrawPermission } from '#functions/permission/withdraw-permission';
import { proofNumber } from '#functions/publication/proof';
import { updateReference } from '#functions/reference/update-reference';
import { keys, partitions } from '#functions/shared/data/keys';
import { allOf, lookAfterHere, makeAsking, withoutStream } from '../support/approvals.ts';
import { cutOffAfter } from '../support/cut-off.ts';
import { ownersContext, runQuietly } from '../support/in-process.ts';
import { expectConsistent } from '../support/invariants.ts';
import { call } from '../support/people.ts';
import { writeReferences } from '../support/references.ts';
import { makeRequiring } from '../support/requiring.ts';
import { runJob } from '../support/run-job.ts';
import { dumpPartition, readItem, updateRow } from '../support/table.ts';
import { later, openWork } from '../support/withdrawals.ts';

runQuietly();

/** Calls `attempt` with 0, 1, 2 … writes before it is killed, until it finishes. */
async function killedEverywhere(attempt: (writes: number) => Promise<boolean>): Promise<void> {
  for (let writes = 0; !(await attempt(writes)); writes += 1) expect(writes).toBeLessThan(12);
}

describe('a permission for all references', () => {
  let world: Awaited<ReturnType<typeof makeRequiring>>;
  beforeAll(async () => {
    world = await makeRequiring();
  });

  async function makeThree() {
    const customerId = await world.newCustomer();
    await world.recordPermission(customerId, { subjects: ['name', 'text'] });
    const input = { status: 'Published', custom: { quote: 'It works' } };
    await Promise.all([1, 2, 3].map(() => world.makeDraft(customerId, input)));
    const cards = async () =>
      (await dumpPartition(partitions.public(world.organizationId))).filter(
        (row) => row.customerId === customerId && row.gone !== true,
      );
    return {
      customerId,
      allowQuotes: () =>
        recordPermission(
          world.inProcess(),
          permissionRoutes.recordPermission.body.parse({
            customerId,
            subjects: ['quote'],
            channels,
            wording: 'You may quote us',
            method: 'contract',
          }),
        ),
      /** How many cards there are, and how many of them with a quotation. */
      shown: async () => {
        const all = await cards();
        return [all.length, all.filter(({ quote }) => quote !== undefined).length];
      },
    };
  }

  it('killed after any write, shows no more than it allows; the job shows the rest', async () => {
    await killedEverywhere(async (writes) => {
      const { customerId, allowQuotes, shown } = await makeThree();
      const finished = await cutOffAfter(writes, allowQuotes);
      const { entries } = await call(permissionRoutes.getPermission, { customerId }, world.caller);
      expect(entries).toHaveLength(writes === 0 ? 1 : 2);
      expect(await shown()).toEqual([3, Math.min(3, Math.max(0, writes - 1))]);
      expect(await openWork(customerId)).toHaveLength(writes === 0 || finished ? 0 : 1);
      await runJob('FinishWithdrawals', later());
      expect(await shown()).toEqual([3, writes > 0 ? 3 : 0]);
      expect(await openWork(customerId)).toEqual([]);
      return finished;
    });
    await expectConsistent(world.organizationId);
  });

  it('killed after any write and then withdrawn, shows nothing', async () => {
    await killedEverywhere(async (writes) => {
      const { customerId, allowQuotes, shown } = await makeThree();
      const finished = await cutOffAfter(writes, allowQuotes);
      await withdrawPermission(world.inProcess(), { customerId });
      expect(await shown()).toEqual([0, 0]);
      await runJob('FinishWithdrawals', later());
      expect(await shown()).toEqual([0, 0]);
      expect(await openWork(customerId)).toEqual([]);
      return finished;
    });
    await expectConsistent(world.organizationId);
  });
});

describe('with many cards, the policy `require`', () => {
  it('killed after any write, has narrowed embeds at most, and begins when repeated', async () => {
    const world = await makeRequiring('warn');
    const { organizationId, inProcess } = world;
    const customerId = await world.newCustomer();
    await world.recordPermission(customerId, { channels: ['reference-page'] });
    const ids = await writeReferences({ organizationId, customerId, count: 90 });
    for (const id of ids) {
      const changes = { id, status: 'Published', attributes: { customerId, description: 'In short' } };
      await updateReference(inProcess(), referenceRoutes.updateReference.body.parse(changes));
    }
    const rows = async () =>
      (await dumpPartition(partitions.public(organizationId))).filter((row) => row.customerId === customerId);
    const policy = async () => (await readItem(keys.publicPage(organizationId)))?.permissionPolicy ?? 'warn';
    const pages = (all: Awaited<ReturnType<typeof rows>>) => all.map((row) => ({ ...row, embed: 'any' }));
    const before = pages(await rows());
    expect(before).toHaveLength(90);
    let left = 90;
    await killedEverywhere(async (writes) => {
      const begin = () => saveSettings(inProcess(), { permissionPolicy: 'require' });
      const finished = await cutOffAfter(writes, begin);
      expect(pages(await rows())).toEqual(before);
      const shown = (await rows()).filter(({ embed }) => embed !== false).length;
      expect(shown).toBeLessThanOrEqual(left);
      left = shown;
      expect(await policy()).toBe(finished ? 'require' : 'warn');
      return finished;
    });
    expect(left).toBe(0);
    await expectConsistent(organizationId);
  });
});

describe('of a contact', () => {
  let world: Awaited<ReturnType<typeof makeAsking>>;
  beforeAll(async () => {
    world = await makeAsking();
  });
  const context = () => ownersContext(world.organizationId, world.owner.userId);

  /** A person who allowed their own name in public. */
  async function makeKnown() {
    const about = await world.newCase({ status: 'Published' });
    const everything = { subjects: ['name', 'text', 'person'], channels: ['reference-page'] };
    const { id } = await world.ask(about, everything);
    const token = await linkToken(id);
    expect(await answerByLink(token, 'approved', allOf(everything as object), new Date())).toBe(true);
    await world.carried(id);
    const erase = () => eraseContact(context(), { id: about.customerId, contactId: about.contact.id });
    return { ...about, erase };
  }
  const everything = async () =>
    JSON.stringify(
      await Promise.all(
        [partitions.organization(world.organizationId), partitions.public(world.organizationId)].map(
          dumpPartition,
        ),
      ),
    );
  async function isAnonymous(customerId: string): Promise<boolean> {
    const { entries, intact } = await world.ledger(customerId);
    expect(intact).toBe(true);
    return entries.every(({ person }) => person === undefined);
  }

  it('erased data is gone after a kill at any write', async () => {
    await killedEverywhere(async (writes) => {
      const { customerId, contact, erase } = await makeKnown();
      const finished = await cutOffAfter(writes, erase);
      if (await isAnonymous(customerId)) await runJob('FinishWithdrawals', later());
      else await erase();
      expect(await everything()).not.toContain(contact.email);
      expect(await everything()).not.toContain('Maija Meri');
      expect(await isAnonymous(customerId)).toBe(true);
      expect(await openWork(customerId)).toEqual([]);
      return finished;
    });
    await expectConsistent(world.organizationId);
  });

  it('erased data in more entries than one transaction holds is gone too', async () => {
    const { customerId, contact, erase } = await makeKnown();
    for (let count = 0; count < 90; count += 1)
      await recordPermission(context(), {
        customerId,
        contactId: contact.id,
        subjects: ['name'],
        channels: ['press'],
        wording: 'You may',
        method: 'contract',
      });
    let kills = 0;
    for (; !(await isAnonymous(customerId)); kills += 1) {
      expect(kills).toBeLessThan(9);
      expect(await cutOffAfter(1, erase)).toBe(false);
    }
    expect(kills).toBeGreaterThan(2);
    await runJob('FinishWithdrawals', later());
    expect(await everything()).not.toContain(contact.email);
    expect(await openWork(customerId)).toEqual([]);
    await expectConsistent(world.organizationId);
  });

  it('own words are approved with their certificate or not at all', async () => {
    await call(organizationRoutes.saveSettings, { permissionPolicy: 'require' }, world.caller);
    const publish = ({ id, attributes }: Reference) => {
      const dated = { ...attributes, referenceDate: attributes.referenceDate ?? null };
      const changes = { id, name: 'In our words', status: 'Published', attributes: dated };
      return updateReference(context(), referenceRoutes.updateReference.body.parse(changes));
    };
    await killedEverywhere(async (writes) => {
      const { id, token, customerId, reference } = await world.openRequest();
      const words = { ...allOf(), changes: { title: 'In our words' } };
      await withoutStream(world.organizationId, async () => {
        expect(await answerByLink(token, 'approved', words, new Date())).toBe(true);
      });
      const finished = await cutOffAfter(writes, () => lookAfterHere());
      const { entries } = await world.ledger(customerId);
      const [entry] = entries;
      const number = await readItem(keys.proofNumber(proofNumber(id)));
      expect(number !== undefined).toBe(entry !== undefined);
      if (entry) expect(await readItem(keys.snapshot(world.organizationId, entry.snapshot!))).toBeDefined();
      else await expect(publish(reference)).rejects.toMatchObject({ code: 'PERMISSION_REQUIRED' });
      await lookAfterHere();
      await publish(reference);
      expect(await world.publicOf(reference.id)).toMatchObject({
        title: 'In our words',
        confirmed: expect.anything(),
      });
      expect((await world.ledger(customerId)).entries).toHaveLength(1);
      return finished;
    });
    await expectConsistent(world.organizationId);
  });

  it('a lapsed request is asked again, however many requests the customer has had', async () => {
    const { token, customerId } = await world.openRequest();
    await updateRow(keys.customer(world.organizationId, customerId), 'SET approvalCount = :most', {
      ':most': serverLimits.approvals,
    });
    await lapse(token);
    await withoutStream(world.organizationId, () => askAgain(token, new Date()));
    await lookAfterHere();
    const waiting = (await world.list({ customerId })).filter(({ status }) => status === 'waiting');
    expect(waiting).toHaveLength(1);
  });

  const lapse = (token: string) =>
    updateRow(keys.approvalLink(linkHashOf(token)), 'SET validUntil = :past', {
      ':past': new Date(Date.now() - 1_000).toISOString(),
    });

  it('a lapsed request is asked again once, and its first link opens nothing', async () => {
    await killedEverywhere(async (writes) => {
      const { token, customerId } = await world.openRequest();
      await lapse(token);
      await withoutStream(world.organizationId, () => askAgain(token, new Date()));
      const finished = await cutOffAfter(writes, () => lookAfterHere());
      const waiting = async () =>
        (await world.list({ customerId })).filter(({ status }) => status === 'waiting').length;
      expect(await waiting()).toBe(1);
      await Promise.all([lookAfterHere(), lookAfterHere()]);
      expect(await waiting()).toBe(1);
      expect((await readLink(token)).status).toBe('ended');
      return finished;
    });
  });
});
