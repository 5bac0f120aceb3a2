import { describe, expect, it } from 'vitest';
import { organizationRoutes } from '#contract/resources/organization';
import { referenceRoutes, type Reference } from '#contract/resources/reference';
import { updateReference } from '#functions/reference/update-reference';
import { keys } from '#functions/shared/data/keys';
import { runInProcess } from '../support/in-process.ts';
import { call, makeCollection, makeReference } from '../support/people.ts';
import { everySurface, makeRequiring } from '../support/requiring.ts';
import { readItem } from '../support/table.ts';

runInProcess();
const world = await makeRequiring();
const { organizationId } = world;
const publicRow = (id: string, of = organizationId) => readItem(keys.publicReference(of, id));

describe('the confirmation of a customer', () => {
  it('is shown while the card equals the approved version, under any policy', async () => {
    for (const policy of ['off', 'warn', 'require'] as const) {
      const own = await makeRequiring(policy);
      const customerId = await own.newCustomer();
      const draft = await own.makeDraft(customerId, { name: 'As approved' });
      const entry = await own.approve(draft, { expiresOn: '2999-12-31' });
      const row = () => publicRow(draft.id, own.organizationId);
      const confirmed = { entryId: entry.id, at: entry.at, expiresOn: '2999-12-31' };
      await own.save(draft, { status: 'Published' });
      expect(await row()).toMatchObject({ confirmed });
      await own.save(draft, { name: 'Edited' });
      if (policy === 'require') expect(await row()).toMatchObject({ title: 'As approved', confirmed });
      else expect((await row())?.confirmed).toBeUndefined();
      await own.save(draft, { name: 'As approved' });
      expect(await row()).toMatchObject({ confirmed });
      await own.save(draft, { templateId: 'standardCTA' });
      if (policy === 'require') expect(await row()).toMatchObject({ templateId: 'default', confirmed });
      else expect((await row())?.confirmed).toBeUndefined();
      await own.withdraw({ customerId });
      expect(await row()).toMatchObject({ gone: true });
    }
  });
});

describe('the policy require', () => {
  it('is refused while published references lack permission, and lists them', async () => {
    const own = await makeRequiring('warn');
    const customerId = await own.newCustomer();
    const published = (name: string, input: object = {}) =>
      makeReference(own.owner, own.organizationId, customerId, { name, status: 'Published', ...input });
    const [one, two] = [await published('One'), await published('Two', { visibility: 'unlisted' })];
    await published('Three', { visibility: 'private' });
    await own.makeDraft(customerId);
    const { status, body } = await own.setPolicy('require');
    expect(status).toBe(409);
    expect(body).toMatchObject({
      code: 'PERMISSION_REQUIRED',
      error:
        '2 published references are not allowed by the customer as shown now. Ask for approval, record the permission or unpublish first.',
    });
    expect(body.references).toHaveLength(2);
    expect(body.references).toEqual(
      expect.arrayContaining([
        { id: one.id, name: 'One' },
        { id: two.id, name: 'Two' },
      ]),
    );
    await own.recordPermission(customerId);
    const edited = await own.makeDraft(customerId, { name: 'As approved' });
    await own.approve(edited);
    await own.save(edited, { name: 'Edited', status: 'Published' });
    expect((await own.setPolicy('require')).body.references).toEqual([{ id: edited.id, name: 'Edited' }]);
    await own.save(edited, { name: 'As approved' });
    expect((await own.setPolicy('require')).status).toBe(200);
  });

  it('removes cards from embeds that are allowed on the page only', async () => {
    const own = await makeRequiring('warn');
    const customerId = await own.newCustomer();
    await own.recordPermission(customerId, { channels: ['reference-page'] });
    const { id } = await own.makeDraft(customerId, { status: 'Published' });
    const collection = await makeCollection(own.owner, own.organizationId, { itemIds: [id] });
    const surfaces = () => everySurface(own.organizationId, collection.id, [id]);
    expect((await surfaces()).embeds).toHaveLength(3);
    await own.setPolicy('require');
    expect(await surfaces()).toMatchObject({ embeds: [], sitemap: [id] });
    // Cards return to embeds with their next save.
    await own.setPolicy('warn');
    expect((await surfaces()).embeds).toEqual([]);
    await own.save({ id, attributes: { customerId } } as Reference, {});
    expect((await surfaces()).embeds).toHaveLength(3);
  });

  it('blocks publishing until it ends', async () => {
    const own = await makeRequiring();
    const draft = await own.makeDraft(await own.newCustomer());
    const publish = () => own.save(draft, { status: 'Published' });
    const publishHere = () => {
      const { id, attributes } = draft;
      const body = { id, status: 'Published', attributes: { customerId: attributes.customerId } };
      return updateReference(own.inProcess(), referenceRoutes.updateReference.body.parse(body));
    };
    expect((await publish()).body.code).toBe('PERMISSION_REQUIRED');
    await expect(publishHere()).rejects.toMatchObject({ code: 'PERMISSION_REQUIRED' });
    await own.setPolicy('off');
    expect((await publish()).status).toBe(200);
    expect((await publishHere()).status).toBe('Published');
    await own.approve(await own.read(draft.id), { subjects: ['name'] });
    expect(await publicRow(draft.id, own.organizationId)).toMatchObject({ title: 'A reference' });
  });

  it('no longer holds back new text once replaced by warn', async () => {
    const own = await makeRequiring();
    const customerId = await own.newCustomer();
    const draft = await own.makeDraft(customerId, { name: 'As approved' });
    await own.approve(draft);
    await own.save(draft, { status: 'Published' });
    await own.save(draft, { name: 'Edited' });
    await own.setPolicy('warn');
    expect(await publicRow(draft.id, own.organizationId)).toMatchObject({ title: 'As approved' });
    await own.save(draft, {});
    expect(await publicRow(draft.id, own.organizationId)).toMatchObject({ title: 'Edited' });
    expect(await readItem(keys.reference(own.organizationId, draft.id))).not.toHaveProperty(
      'approvedPictures',
    );
  });

  it('and a publish at the same moment never leave a card without permission', async () => {
    for (let round = 0; round < 6; round += 1) {
      const own = await makeRequiring('warn');
      const customerId = await own.newCustomer();
      const drafts = await Promise.all([1, 2, 3].map(() => own.makeDraft(customerId)));
      const [policy, ...saves] = await Promise.all([
        own.setPolicy('require'),
        ...drafts.map((draft) => own.save(draft, { status: 'Published' })),
      ]);
      const published = saves.filter(({ status }) => status === 200).length;
      if (policy.status === 200) expect(published).toBe(0);
      else expect(policy.body.code).toBe('PERMISSION_REQUIRED');
      const { permissionPolicy } = await call(organizationRoutes.getSettings, {}, own.caller);
      expect(permissionPolicy).toBe(policy.status === 200 ? 'require' : 'warn');
    }
  });
});
