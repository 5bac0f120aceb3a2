import { describe, expect, it } from 'vitest';
import { customerRoutes } from '#contract/resources/customer';
import { retention } from '#contract/rules/retention';
import { organizationRoutes } from '#contract/resources/organization';
import { publicRoutes, type ReferencePage } from '#contract/resources/public';
import { referenceRoutes } from '#contract/resources/reference';
import { keys } from '#functions/shared/data/keys';
import { readPublicCollection } from '#functions/public/get-public-collection';
import { getPublicReference } from '#functions/public/get-public-reference';
import { getPublicStory } from '#functions/public/get-public-story';
import { readReferencePage } from '#functions/public/get-reference-page';
import { listPublicPages } from '#functions/public/list-public-pages';
import { runInProcess } from '../support/in-process.ts';
import { expectConsistent } from '../support/invariants.ts';
import { call, makeCollection, makeCustomer, makeReference } from '../support/people.ts';
import { dumpPartition, readItem, aTombstone } from '../support/table.ts';
import { makeShown, readReport, sendBatch } from '../support/visits.ts';

runInProcess();
const { owner, organizationId, customerId, caller } = await makeShown(0);

const at = (now = new Date()) => ({ now });
const published = (name: string, input: object = {}) =>
  makeReference(owner, organizationId, customerId, { name, status: 'Published', ...input });
const change = (id: string, input: object) =>
  call(referenceRoutes.updateReference, { id, attributes: { customerId }, ...input }, caller);
const ownPage = (referenceId: string, now?: Date) =>
  getPublicReference(at(now), { organizationId, referenceId });
const titles = ({ references }: Pick<ReferencePage, 'references'>) => references.map(({ title }) => title);
const collection = async (id: string, as?: 'page' | 'embed') =>
  titles(await readPublicCollection(at(), { id }, as));
const rowOf = (referenceId: string) => readItem(keys.publicReference(organizationId, referenceId));

describe('an unlisted reference', () => {
  it('has its own page, which states that it is unlisted', async () => {
    const { id } = await published('By link', { visibility: 'unlisted' });
    const page = await ownPage(id);
    expect(page).toMatchObject({ visibility: 'unlisted', card: { title: 'By link', company: 'Acme' } });
    const listed = await published('Listed');
    expect((await ownPage(listed.id)).visibility).toBe('public');
  });

  it('is absent from search and lists but shown where somebody embeds it', async () => {
    const hidden = await published('Unlisted', { visibility: 'unlisted', tags: ['hush'] });
    const listed = await published('Listed');
    const itemIds = [hidden.id, listed.id];
    const [open, quiet] = await Promise.all([
      makeCollection(owner, organizationId, { itemIds }),
      makeCollection(owner, organizationId, { itemIds, visibility: 'unlisted' }),
    ]);
    expect(await collection(open.id)).toEqual(['Listed']);
    expect(await collection(open.id, 'embed')).toEqual(['Unlisted', 'Listed']);
    expect(await collection(quiet.id)).toEqual(['Unlisted', 'Listed']);
    expect(await collection(quiet.id, 'embed')).toEqual(['Unlisted', 'Listed']);

    const everywhere = await Promise.all([
      readReferencePage(at(), { id: organizationId }),
      readPublicCollection(at(), { id: open.id }),
      listPublicPages(at(), { organizationId }),
      call(publicRoutes.getReferencePage, { id: organizationId }, {}),
      call(publicRoutes.getPublicCollection, { id: open.id }, {}),
    ]);
    for (const response of everywhere) {
      expect(JSON.stringify(response)).toContain(listed.id);
      expect(JSON.stringify(response)).not.toContain(hidden.id);
      expect(JSON.stringify(response)).not.toContain('hush');
    }
    const pages = await listPublicPages(at(), { organizationId });
    expect(pages.collections).toMatchObject([{ id: open.id }]);
  });

  it('links to public ones from its page, but no story links to it', async () => {
    const hidden = await published('Unlisted story', { visibility: 'unlisted' });
    const listed = await published('Listed story');
    const storyOf = (reference: string) => getPublicStory(at(), { organizationId, reference });
    for (const { id, visibility } of [
      { ...hidden, visibility: 'unlisted' },
      { ...listed, visibility: 'public' },
    ]) {
      const { references, collections, ...story } = await storyOf(id);
      expect(story).toEqual({ ...(await ownPage(id)), visibility });
      const page = await readReferencePage(at(), { id: organizationId });
      expect({ references, collections }).toEqual({
        references: page.references,
        collections: page.collections,
      });
      expect(references.map((card) => card.id)).toContain(listed.id);
      expect(JSON.stringify(references)).not.toContain(hidden.id);
    }
    await change(hidden.id, { visibility: 'private' });
    await expect(storyOf(hidden.id)).rejects.toMatchObject({ code: 'GONE' });
  });

  it('is counted like a public one', async () => {
    const { id: referenceId } = await published('Counted', { visibility: 'unlisted' });
    await sendBatch({ organizationId, events: [{ type: 'open', referenceId }] });
    const { byReference } = await readReport(caller);
    expect(byReference.find((row) => row.referenceId === referenceId)).toMatchObject({ opens: 1 });
  });

  it('shows the current name of its customer', async () => {
    const client = await makeCustomer(owner, organizationId, { name: 'Before' });
    const { id } = await makeReference(owner, organizationId, client.id, {
      status: 'Published',
      visibility: 'unlisted',
    });
    await call(customerRoutes.updateCustomer, { id: client.id, name: 'After' }, caller);
    expect((await ownPage(id)).card.company).toBe('After');
    await call(referenceRoutes.deleteReference, { id }, caller);
    expect(await readItem(keys.publicCustomer(organizationId, client.id))).toBeUndefined();
  });
});

describe('a change of visibility', () => {
  const states = {
    public: { status: 'Published', visibility: 'public' },
    unlisted: { status: 'Published', visibility: 'unlisted' },
    private: { status: 'Published', visibility: 'private' },
    draft: { status: 'Draft', visibility: 'public' },
    archived: { status: 'Archived', visibility: 'unlisted' },
  } as const;
  type State = keyof typeof states;
  const names = Object.keys(states) as State[];
  const visible = (state: State) => state === 'public' || state === 'unlisted';
  const pairs = names.flatMap((from) => names.filter((to) => to !== from).map((to) => [from, to] as const));

  it.each(pairs)('from %s to %s takes effect at once', async (from, to) => {
    const made = from === 'archived' ? states.draft : states[from];
    const { id } = await published('Moving', made);
    const isListed = async () =>
      (await readReferencePage(at(), { id: organizationId })).references.some((card) => card.id === id);
    expect(await isListed()).toBe(from === 'public');
    if (from === 'archived') await change(id, states.archived);
    if (from === 'archived' && to !== 'draft') await change(id, { status: 'Draft' });
    await change(id, states[to]);
    if (visible(to)) expect(await ownPage(id)).toMatchObject({ visibility: to });
    else await expect(ownPage(id)).rejects.toMatchObject({ code: visible(from) ? 'GONE' : 'NOT_FOUND' });
    expect(await isListed()).toBe(to === 'public');
  });

  it('leaves consistent public rows', () => expectConsistent(organizationId));
});

describe('a reference that is no longer public', () => {
  it('leaves a tombstone without content, which expires even if the table is late', async () => {
    const { id } = await published('Our secret success', { tags: ['confidential'] });
    const before = Math.floor(Date.now() / 1000);
    await change(id, { visibility: 'private' });
    expect(await rowOf(id)).toEqual(aTombstone);
    const { expiresAt } = (await rowOf(id)) as { expiresAt: number };
    expect(expiresAt - before).toBeGreaterThanOrEqual(retention.goneDays * 86_400);
    expect(expiresAt - before).toBeLessThan(retention.goneDays * 86_400 + 60);
    await expect(ownPage(id, new Date((expiresAt - 1) * 1000))).rejects.toMatchObject({ code: 'GONE' });
    await expect(ownPage(id, new Date(expiresAt * 1000))).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('is shown again without an end once public again', async () => {
    const { id } = await published('Back');
    await change(id, { status: 'Draft' });
    await change(id, { status: 'Published' });
    expect(await rowOf(id)).not.toHaveProperty('expiresAt');
    expect((await ownPage(id)).card.title).toBe('Back');
  });

  it('is not counted', async () => {
    const { id: referenceId } = await published('Withdrawn');
    await call(referenceRoutes.deleteReference, { id: referenceId }, caller);
    expect(await rowOf(referenceId)).toEqual(aTombstone);
    await sendBatch({ organizationId, events: [{ type: 'open', referenceId }] });
    const { byReference } = await readReport(caller);
    expect(byReference.filter((row) => row.referenceId === referenceId)).toEqual([]);
  });

  it('is covered by one tombstone when its organization is deleted', async () => {
    const other = await makeShown(2);
    const itemIds = other.referenceIds;
    const { id } = await makeCollection(other.owner, other.organizationId, { itemIds });
    await call(organizationRoutes.deleteOrganization, {}, other.caller);
    const gone = { code: 'GONE' };
    const of = { organizationId: other.organizationId };
    await expect(readReferencePage(at(), { id: other.organizationId })).rejects.toMatchObject(gone);
    await expect(listPublicPages(at(), of)).rejects.toMatchObject(gone);
    await expect(readPublicCollection(at(), { id })).rejects.toMatchObject(gone);
    for (const referenceId of itemIds)
      await expect(getPublicReference(at(), { ...of, referenceId })).rejects.toMatchObject(gone);
    const rows = await dumpPartition(`PUB#${other.organizationId}`);
    expect(rows.filter((row) => row.gone)).toMatchObject([{ ...aTombstone, sk: 'PAGE' }]);
    const statistics = await dumpPartition(`STAT#${other.organizationId}`);
    await sendBatch({ ...of, events: [{ type: 'view', referenceId: itemIds[0]! }, { type: 'view' }] });
    expect(await dumpPartition(`STAT#${other.organizationId}`)).toEqual(statistics);
  });
});
