import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import type { Snapshot } from '#contract/resources/approval';
import { organizationRoutes } from '#contract/resources/organization';
import { referenceRoutes } from '#contract/resources/reference';
import { keys } from '#functions/shared/data/keys';
import { makeAsking, yes } from '../support/approvals.ts';
import { pageOf } from '../support/approval-page.ts';
import { runInProcess } from '../support/in-process.ts';
import { expectConsistent } from '../support/invariants.ts';
import { call } from '../support/people.ts';
import { readItem } from '../support/table.ts';

runInProcess();
const { send, open } = pageOf(inject('cloud').origin);
const figures = [{ value: '38', unit: '%', label: 'fewer calls' }];

describe.each(['off', 'warn', 'require'] as const)(
  'an approval with own words under %s',
  (permissionPolicy) => {
    let world: Awaited<ReturnType<typeof makeAsking>>;
    beforeAll(async () => {
      world = await makeAsking();
      await set(permissionPolicy);
    });

    async function approved(meanwhile: (id: string) => Promise<unknown> = async () => {}) {
      const about = await world.openRequest({ custom: { figures }, status: 'Draft' });
      await meanwhile(about.reference.id);
      const words = { 'field.title': 'A quay in *our* words', 'figure.0.value': '31' };
      await send(about.token, { step: 'words', v: '0', ...words, next: 'confirm' });
      const { html } = await open(about.token, 'step=confirm');
      expect(html).toContain('What about your changes?');
      await send(about.token, { step: 'confirm', v: '1', decision: 'approve', how: 'now', name: yes.name });
      await world.carried(about.id);
      return about;
    }
    const own = { name: 'A quay in *our* words', custom: { figures: [{ ...figures[0]!, value: '31' }] } };
    const set = (policy: typeof permissionPolicy) =>
      call(organizationRoutes.saveSettings, { permissionPolicy: policy }, world.caller);
    const save = async (id: string, changes: object) => {
      const { attributes: known } = await world.read(id);
      // Without a date, an update sets the current month, which nobody approved.
      const attributes = { ...known, referenceDate: known.referenceDate ?? null };
      return await call(referenceRoutes.updateReference, { id, attributes, ...changes }, world.caller);
    };

    it('is for the changed snapshot alone, in one round', async () => {
      const { id, customerId } = await approved();
      const { entries, intact } = await world.ledger(customerId);
      expect([intact, entries.map(({ kind, ownWords }) => [kind, ownWords])]).toEqual([
        true,
        [['granted', true]],
      ]);
      const row = await readItem(keys.snapshot(world.organizationId, entries[0]!.snapshot!));
      const text = String(row?.text);
      expect(createHash('sha256').update(text).digest('hex')).toBe(entries[0]!.snapshot);
      const { card } = JSON.parse(text) as Snapshot;
      expect(card).toMatchObject({
        title: 'A quay in *our* words',
        figures: [{ ...figures[0], value: '31' }],
      });
      expect(await world.one(customerId, id)).toMatchObject({ status: 'approved' });
      await expectConsistent(world.organizationId);
    });

    it('confirms exactly these words once the team uses them, and no others', async () => {
      const { reference } = await approved();
      await save(reference.id, { ...own, status: 'Published' });
      expect(await world.publicOf(reference.id)).toMatchObject({
        title: own.name,
        figures: own.custom.figures,
        confirmed: expect.anything(),
      });
      // Now they are an approved version like any other.
      await save(reference.id, { name: 'Again others' });
      const { title, confirmed } = (await world.publicOf(reference.id))!;
      expect([title, confirmed !== undefined]).toEqual(
        permissionPolicy === 'require' ? [own.name, true] : ['Again others', false],
      );
      await expectConsistent(world.organizationId);
    });

    it('confirms them if the team used them before the answer came, and keeps them', async () => {
      await set('off');
      const { reference } = await approved((id) => save(id, { ...own, status: 'Published' }));
      await set(permissionPolicy);
      expect(await world.publicOf(reference.id)).toMatchObject({
        title: own.name,
        confirmed: expect.anything(),
      });
      await save(reference.id, { name: 'Again others' });
      const { title } = (await world.publicOf(reference.id))!;
      expect(title).toBe(permissionPolicy === 'require' ? own.name : 'Again others');
    });

    it('allows nothing for the words that were asked about', async () => {
      const { reference } = await approved();
      const publishing = save(reference.id, { status: 'Published' });
      if (permissionPolicy === 'require') await expect(publishing).rejects.toThrow('PERMISSION_REQUIRED');
      else expect((await publishing.then(() => world.publicOf(reference.id)))!.confirmed).toBeUndefined();
    });
  },
);
