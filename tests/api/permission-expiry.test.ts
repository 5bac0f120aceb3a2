import { describe, expect, it } from 'vitest';
import { customerRoutes } from '#contract/resources/customer';
import { organizationRoutes } from '#contract/resources/organization';
import { permissionRoutes } from '#contract/resources/permission';
import { referenceRoutes, type Reference } from '#contract/resources/reference';
import { addDays } from '#functions/shared/days/days';
import { recordPermission } from '#functions/permission/record-permission';
import { withdrawPermission } from '#functions/permission/withdraw-permission';
import { updateReference } from '#functions/reference/update-reference';
import { keys } from '#functions/shared/data/keys';
import { update } from '#functions/shared/data/write';
import { handler } from '#functions/triggers/end-permissions';
import { cutOffAfter } from '../support/cut-off.ts';
import { runQuietly } from '../support/in-process.ts';
import { expectConsistent } from '../support/invariants.ts';
import { mailAbout, mailsTo } from '../support/mail.ts';
import { addMember, call, makePerson, write } from '../support/people.ts';
import { makeRequiring, type Policy } from '../support/requiring.ts';
import { runHere, runJob } from '../support/run-job.ts';
import { dumpPartition, readItem } from '../support/table.ts';

runQuietly();

// The dates lie in the past, so that a run for them never finds work of another suite.
const today = new Date().toISOString().slice(0, 10);
const lastDay = addDays(today, -10);
const begun = new Date(`${addDays(lastDay, -70)}T12:00:00Z`);
const at = (day: string, time: string) => new Date(`${day}T${time}Z`);
const after = at(addDays(lastDay, 1), '00:00:00');

const endHere = (now: Date) => runHere(handler, now);

async function makeEnding(policy: Policy = 'require') {
  const world = await makeRequiring(policy);
  const { organizationId, caller, inProcess } = world;
  const grant = (customerId: string, input: object = {}, now = begun) =>
    recordPermission(
      inProcess(now),
      permissionRoutes.recordPermission.body.parse({
        customerId,
        subjects: ['name', 'text'],
        channels: ['reference-page', 'website'],
        wording: 'You may',
        method: 'contract',
        expiresOn: lastDay,
        ...input,
      }),
    );
  const publish = ({ id, attributes }: Pick<Reference, 'id' | 'attributes'>, now = begun, changes = {}) => {
    const own = { customerId: attributes.customerId };
    const body = { id, status: 'Published', attributes: own, ...changes };
    return updateReference(inProcess(now), referenceRoutes.updateReference.body.parse(body));
  };
  const published = async (customerId: string) => {
    const draft = await world.makeDraft(customerId);
    await publish(draft);
    return draft;
  };
  return {
    ...world,
    grant,
    publish,
    published,
    isPublic: async (id: string) =>
      (await readItem(keys.publicReference(organizationId, id)))?.title !== undefined,
    kinds: async (customerId: string) => {
      const { entries, intact } = await call(permissionRoutes.getPermission, { customerId }, caller);
      expect(intact).toBe(true);
      return entries.map(({ kind }) => kind);
    },
    due: async () =>
      (await dumpPartition('JOB#permission')).filter((row) => row.organizationId === organizationId),
  };
}

describe('a permission that ends', () => {
  it('takes down after its last day what only it allowed', async () => {
    const world = await makeEnding();
    const [customerId, otherId] = [await world.newCustomer(), await world.newCustomer()];
    await world.grant(customerId);
    await world.grant(otherId, { expiresOn: undefined });
    const [ended, other] = [await world.published(customerId), await world.published(otherId)];
    await endHere(new Date(after.getTime() - 1_000));
    expect(await world.isPublic(ended.id)).toBe(true);
    expect(await world.kinds(customerId)).toEqual(['granted']);
    await runJob('EndPermissions', after);
    expect(await world.isPublic(ended.id)).toBe(false);
    expect((await world.read(ended.id)).status).toBe('Draft');
    expect(await world.isPublic(other.id)).toBe(true);
    expect(await world.kinds(customerId)).toEqual(['granted', 'expired']);
    expect(await world.due()).toEqual([]);
    await expectConsistent(world.organizationId);
  });

  it('takes down a reference whose older permission was revoked', async () => {
    const world = await makeEnding();
    const customerId = await world.newCustomer();
    await world.grant(customerId, { expiresOn: undefined });
    const [withdrawn, other] = [await world.makeDraft(customerId), await world.published(customerId)];
    const hourLater = (hours: number) => new Date(begun.getTime() + hours * 3_600_000);
    await withdrawPermission(world.inProcess(hourLater(1)), { referenceId: withdrawn.id, by: 'us' });
    await world.grant(customerId, {}, hourLater(2));
    await world.publish(withdrawn, hourLater(3));
    expect(await world.isPublic(withdrawn.id)).toBe(true);
    await endHere(after);
    expect(await world.isPublic(withdrawn.id)).toBe(false);
    expect(await world.isPublic(other.id)).toBe(true);
  });

  it.each([
    ['Pacific/Kiritimati', at(lastDay, '10:00:00')],
    ['Pacific/Pago_Pago', at(addDays(lastDay, 1), '11:00:00')],
  ])('ends with the last day of the organization in %s', async (timeZone, end) => {
    const world = await makeEnding();
    await call(organizationRoutes.saveSettings, { timeZone }, world.caller);
    const customerId = await world.newCustomer();
    await world.grant(customerId);
    const { id } = await world.published(customerId);
    await endHere(new Date(end.getTime() - 1_000));
    expect(await world.isPublic(id)).toBe(true);
    await endHere(end);
    expect(await world.isPublic(id)).toBe(false);
  });

  it('leaves published references alone under the policies off and warn', async () => {
    for (const policy of ['off', 'warn'] as const) {
      const world = await makeEnding(policy);
      const customerId = await world.newCustomer();
      await world.grant(customerId);
      const { id } = await world.published(customerId);
      await endHere(after);
      expect(await world.isPublic(id)).toBe(true);
      expect(await world.kinds(customerId)).toEqual(['granted', 'expired']);
    }
  });

  it('hides under warn what the team leaves out while it is not allowed', async () => {
    const world = await makeEnding('warn');
    const customerId = await world.newCustomer();
    await world.grant(customerId, { subjects: ['quote'] });
    const draft = await world.makeDraft(customerId, { custom: { quote: 'It works' } });
    const { id } = await world.publish(draft, begun, { leaveOut: ['quote'] });
    await endHere(after);
    expect(await world.isPublic(id)).toBe(true);
    expect(await readItem(keys.publicReference(world.organizationId, id))).not.toHaveProperty('quote');
  });

  it('that was extended changes nothing and is not recorded as ended', async () => {
    const world = await makeEnding();
    const customerId = await world.newCustomer();
    await world.grant(customerId);
    const { id } = await world.published(customerId);
    await world.grant(customerId, { expiresOn: undefined }, at(lastDay, '12:00:00'));
    await endHere(after);
    expect(await world.isPublic(id)).toBe(true);
    expect(await world.kinds(customerId)).toEqual(['granted', 'granted']);
  });

  it('removes the reference from embeds and shows the approved version', async () => {
    const world = await makeEnding();
    const customerId = await world.newCustomer();
    await world.grant(customerId, { channels: ['website'] });
    const draft = await world.makeDraft(customerId, { name: 'As approved' });
    await world.approve(draft, { channels: ['reference-page'] }, begun);
    await world.grant(customerId, { referenceId: draft.id }, new Date(begun.getTime() + 1_000));
    await world.publish(draft, new Date(begun.getTime() + 2_000), { name: 'By contract' });
    const row = () => readItem(keys.publicReference(world.organizationId, draft.id));
    expect(await row()).toMatchObject({ title: 'By contract' });
    expect(await row()).not.toHaveProperty('embed');
    await endHere(after);
    expect(await row()).toMatchObject({ title: 'As approved', embed: false });
    await expectConsistent(world.organizationId);
  });

  it('ends although the job dies between writes or runs twice', async () => {
    for (const together of [false, true]) {
      const world = await makeEnding();
      const customerId = await world.newCustomer();
      await world.grant(customerId);
      const references = await Promise.all([1, 2, 3].map(() => world.published(customerId)));
      if (together) await Promise.all([endHere(after), endHere(after), endHere(after)]);
      else {
        let runs = 1;
        while (!(await cutOffAfter(1, () => endHere(after)))) runs += 1;
        expect(runs).toBeGreaterThan(3);
      }
      for (const { id } of references) expect(await world.isPublic(id)).toBe(false);
      expect(await world.kinds(customerId)).toEqual(['granted', 'expired']);
      expect(await world.due()).toEqual([]);
      await expectConsistent(world.organizationId);
    }
  });

  it('cannot be bypassed by a publish in its last seconds', async () => {
    const world = await makeEnding();
    const customerId = await world.newCustomer();
    await world.grant(customerId);
    const draft = await world.makeDraft(customerId);
    await expect(world.publish(draft, new Date(after.getTime() - 14_000))).rejects.toMatchObject({
      code: 'PERMISSION_REQUIRED',
    });
    await Promise.all([
      endHere(after),
      world.publish(draft, new Date(after.getTime() - 16_000)).catch(() => undefined),
    ]);
    // The call has ended by the next run, which finds nothing left to do.
    await endHere(new Date(after.getTime() + 60_000));
    await expectConsistent(world.organizationId);
  });

  it('waits while its organization is deleted, and ends with its customer', async () => {
    const world = await makeEnding();
    const customerId = await world.newCustomer();
    await world.grant(customerId);
    const { id } = await world.published(customerId);
    const status = (to: string) =>
      write([update(keys.organization(world.organizationId), { set: { status: to } }, {})]);
    await status('deleted');
    await endHere(after);
    expect(await world.due()).toHaveLength(1);
    await status('active');
    const goneId = await world.newCustomer();
    await world.grant(goneId);
    await call(customerRoutes.deleteCustomer, { id: goneId }, world.caller);
    await endHere(after);
    expect(await world.isPublic(id)).toBe(false);
    expect(await world.due()).toEqual([]);
    await expectConsistent(world.organizationId);
  });
});

describe('reminders of ending permissions', () => {
  const subjectOf = (customer: string) => new RegExp(`^Ends (today|in \\d+ days): what ${customer} allows`);

  it('go to author and managers 60, 14 and 0 days before, once each', async () => {
    const world = await makeEnding();
    const [author, admin, bystander] = [await makePerson(), await makePerson(), await makePerson()];
    await addMember(world.organizationId, author, 'member');
    await addMember(world.organizationId, admin, 'admin');
    await addMember(world.organizationId, bystander, 'member');
    const customerId = await world.newCustomer('Reminded Oy');
    await recordPermission(
      { ...world.inProcess(begun), userId: author.userId },
      permissionRoutes.recordPermission.body.parse({
        customerId,
        subjects: ['name', 'logo'],
        channels: ['reference-page'],
        wording: 'You may',
        method: 'contract',
        expiresOn: lastDay,
      }),
    );
    const sent = async (address: string, count: number) => {
      await expect
        .poll(
          async () =>
            (await mailsTo(address)).filter(({ subject }) => subjectOf('Reminded Oy').test(subject)).length,
        )
        .toBe(count);
    };
    let count = 0;
    for (const days of [60, 14, 0]) {
      const day = addDays(lastDay, -days);
      await endHere(at(day, '07:59:59'));
      // The first run dies before its first write, then two meet.
      await cutOffAfter(0, () => endHere(at(day, '08:00:00')));
      await Promise.all([endHere(at(day, '08:00:00')), endHere(at(day, '08:00:00'))]);
      await endHere(at(day, '08:01:00'));
      count += 1;
      for (const { email } of [author, admin, world.owner]) await sent(email, count);
    }
    await sent(bystander.email, 0);
    const { text } = await mailAbout(author.email, subjectOf('Reminded Oy'));
    expect(text).toContain('On the web: Name and logo');
    expect(text).toContain('takes it off your pages and embeds by itself');
    expect(text).toContain(`/app/customers/${customerId}`);
  });

  it('are not sent when extended, withdrawn or turned off', async () => {
    const world = await makeEnding();
    const [extended, withdrawn, quiet] = [
      await world.newCustomer('Extended Oy'),
      await world.newCustomer('Withdrawn Oy'),
      await world.newCustomer('Quiet Oy'),
    ];
    for (const customerId of [extended, withdrawn, quiet]) await world.grant(customerId);
    await world.grant(extended, { expiresOn: undefined }, new Date(begun.getTime() + 1_000));
    await world.withdraw({ customerId: withdrawn });
    await call(organizationRoutes.saveSettings, { expiryReminders: false }, world.caller);
    await endHere(at(addDays(lastDay, -60), '08:00:00'));
    await call(organizationRoutes.saveSettings, { expiryReminders: true }, world.caller);
    await endHere(at(addDays(lastDay, -14), '08:00:00'));
    await mailAbout(world.owner.email, subjectOf('Quiet Oy'));
    const subjects = (await mailsTo(world.owner.email)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject.startsWith('Ends in '))).toHaveLength(1);
  });
});
