import { describe, expect, inject, it } from 'vitest';
import { limits } from '#contract/rules/limits';
import { organizationRoutes } from '#contract/resources/organization';
import { publicRoutes } from '#contract/resources/public';
import { referenceRoutes, type Reference } from '#contract/resources/reference';
import { keys } from '#functions/shared/data/keys';
import { callRaw, times } from '../support/call.ts';
import { expectConsistent } from '../support/invariants.ts';
import {
  call,
  makeCollection,
  makeCustomer,
  makeOwner,
  makeReference,
  withRecentSignIn,
} from '../support/people.ts';
import { runJob } from '../support/run-job.ts';
import { dumpPartition, readItem } from '../support/table.ts';

const { origin } = inject('cloud');
let made = 0;
const fresh = (name: string) => `${name}-${process.pid}-${(made += 1)}`;

async function makeCompany(name: string) {
  const { owner } = await makeOwner();
  const token = owner.accessToken;
  const { organizationId, slug } = await call(organizationRoutes.createOrganization, { name }, { token });
  const caller = { token, organizationId };
  const { id: customerId } = await makeCustomer(owner, organizationId);
  return { owner, organizationId, slug, caller, customerId };
}
type Company = Awaited<ReturnType<typeof makeCompany>>;

const publish = ({ owner, organizationId, customerId }: Company, name: string) =>
  makeReference(owner, organizationId, customerId, { name, status: 'Published' });
const rename = ({ caller }: Pick<Company, 'caller'>, slug: string) =>
  callRaw(organizationRoutes.saveSettings, { slug }, caller);
const renameStory = ({ caller }: Pick<Company, 'caller'>, { id }: Reference, slug: string) =>
  callRaw(referenceRoutes.changeReferenceAddress, { id, slug }, caller);

async function visit(path: string) {
  const response = await fetch(`${origin}/reference-page/${path}`, { redirect: 'manual' });
  const html = await response.text();
  const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1]?.replace(origin, '');
  return { status: response.status, location: response.headers.get('location'), html, canonical };
}

/** Is as long as the edge may take to drop a page. */
const soon = { timeout: 40_000, interval: 50 };
/** Requests of this organization are only ever refused. */
const steady = await makeCompany(fresh('Steady'));
const steadyStory = await publish(steady, 'Steady story');

describe('the readable address of an organization', () => {
  it('is derived from its name, numbered when it is taken', async () => {
    const name = fresh('Hämeen Säiliö & Öljy');
    const [first, second] = [await makeCompany(name), await makeCompany(name)];
    const expected = name.replace('Hämeen Säiliö & Öljy', 'hameen-sailio-and-oljy');
    expect([first.slug, second.slug]).toEqual([expected, `${expected}-2`]);
    for (const { organizationId, slug } of [first, second]) {
      const page = await visit(slug);
      expect([page.status, page.canonical]).toEqual([200, `/reference-page/${slug}`]);
      expect(page.html).toContain(organizationId);
    }
  });

  it('exists for a name without Latin letters', async () => {
    const { slug } = await makeCompany('北京公司');
    expect(slug).toMatch(/^page-[0-9a-z]{6}$/);
    expect((await visit(slug)).status).toBe(200);
  });

  it('is canonical for the address by id, which keeps working', async () => {
    const { organizationId, slug } = await makeCompany(fresh('By id'));
    const page = await visit(organizationId);
    expect([page.status, page.canonical]).toEqual([200, `/reference-page/${slug}`]);
    const json = await call(publicRoutes.getReferencePage, { id: organizationId }, {});
    expect(json.organization.slug).toBe(slug);
  });

  it('is given to one of two that want it at once, then stays taken', async () => {
    const companies = await Promise.all([makeCompany(fresh('Racer')), makeCompany(fresh('Racer'))]);
    const wanted = fresh('wanted');
    const responses = await times(10, (n) => rename(companies[n % 2]!, wanted));
    const winners = new Set(responses.flatMap(({ status }, n) => (status === 200 ? [n % 2] : [])));
    expect(winners.size).toBe(1);
    const [winner] = winners;
    const refused = await rename(companies[1 - winner!]!, wanted);
    expect([refused.status, refused.body.code]).toEqual([409, 'SLUG_TAKEN']);
    expect((await visit(wanted)).html).toContain(companies[winner!]!.organizationId);
    for (const { organizationId } of companies) await expectConsistent(organizationId);
  });

  it('redirects from each earlier name to the current one, and back', async () => {
    const company = await makeCompany(fresh('Moving'));
    const names = [company.slug, fresh('second'), fresh('third')];
    const story = await publish(company, 'A story');
    const collection = await makeCollection(company.owner, company.organizationId, { itemIds: [story.id] });
    for (const name of names.slice(1)) expect((await rename(company, name)).status).toBe(200);
    const now = names.at(-1)!;
    for (const before of names.slice(0, -1)) {
      await expect
        .poll(() => visit(`${before}?tag=a`), soon)
        .toMatchObject({ status: 301, location: `/reference-page/${now}?tag=a` });
      expect((await visit(`${before}/${story.slug}`)).location).toBe(`/reference-page/${now}/${story.slug}`);
      const path = `collection/${collection.id}`;
      expect((await visit(`${before}/${path}`)).location).toBe(`/reference-page/${now}/${path}`);
    }
    expect((await rename(company, names[0]!)).status).toBe(200);
    await expect.poll(() => visit(names[0]!), soon).toMatchObject({ status: 200 });
    await expect.poll(() => visit(now), soon).toMatchObject({ location: `/reference-page/${names[0]}` });
    await expectConsistent(company.organizationId);
  });

  it('redirects from other capitalization or a trailing slash', async () => {
    const { slug } = await makeCompany(fresh('Capitals'));
    expect((await visit(slug.toUpperCase())).location).toBe(`/reference-page/${slug}`);
    expect((await visit(`${slug}/`)).location).toBe(`/reference-page/${slug}`);
  });

  it('is limited to twenty names, earlier ones included', async () => {
    const company = await makeCompany(fresh('Many'));
    for (let n = 1; n < limits.slugs; n += 1) await rename(company, fresh('many'));
    const refused = await rename(company, fresh('many'));
    expect([refused.status, refused.body.code]).toEqual([409, 'SLUG_LIMIT']);
    expect((await rename(company, company.slug)).status).toBe(200);
  });

  it.each([
    ['collection', 'reserved'],
    ['api', 'reserved'],
    ['Admin', 'reserved'],
    ['embed', 'reserved'],
    ['01hzx0000000000000000000zz', 'reserved'],
    ['01HZX0000000000000000000ZZ', 'reserved'],
    ['a', 'at least 2'],
    ['x'.repeat(61), 'at most 60'],
    ['-begins', 'letters a to z'],
    ['ends-', 'letters a to z'],
    ['two--hyphens', 'letters a to z'],
    ['a/b', 'letters a to z'],
    ['embed.json', 'letters a to z'],
    ['häme', 'letters a to z'],
  ])('cannot be %j, with a reason', async (slug, why) => {
    for (const { status, body } of [
      await rename(steady, slug),
      await renameStory(steady, steadyStory, slug),
    ]) {
      expect([status, body.code]).toEqual([400, 'VALIDATION_FAILED']);
      expect(body.fields!.slug).toContain(why);
    }
  });

  it('of a deleted organization is 410, then 404, and never free again', async () => {
    const { owner, organizationId, slug } = await makeCompany(fresh('Ended'));
    await visit(slug);
    const { accessToken: token } = await withRecentSignIn(owner);
    await call(organizationRoutes.deleteOrganization, {}, { token, organizationId });
    await expect.poll(async () => (await visit(slug)).status, soon).toBe(410);
    expect((await rename(steady, slug)).body.code).toBe('SLUG_TAKEN');
    await runJob('PurgeOrganizations', new Date(Date.now() + 31 * 24 * 60 * 60 * 1000));
    expect(await readItem(keys.organization(organizationId))).toBeUndefined();
    expect((await rename(steady, slug)).body.code).toBe('SLUG_TAKEN');
    await expect.poll(async () => (await visit(slug)).status, soon).toBe(404);
  });
});

describe('the readable address of a story', () => {
  it('is set when it is published; drafts have none in public rows', async () => {
    const { owner, organizationId, customerId, caller, slug } = await makeCompany(fresh('Stories'));
    const draft = await makeReference(owner, organizationId, customerId, { name: 'Öljy & vesi' });
    expect(draft.slug).toBeUndefined();
    expect(JSON.stringify(await dumpPartition(`PUB#${organizationId}`))).not.toContain('SLUG#');
    const refused = await renameStory({ caller }, draft, 'too-early');
    expect([refused.status, refused.body.code]).toEqual([409, 'NOT_PUBLISHED']);
    const { id, attributes } = draft;
    const input = { id, attributes, status: 'Published' };
    const published = await call(referenceRoutes.updateReference, input, caller);
    expect(published.slug).toBe('oljy-and-vesi');
    const story = await visit(`${slug}/oljy-and-vesi`);
    expect([story.status, story.canonical]).toEqual([200, `/reference-page/${slug}/oljy-and-vesi`]);
    for (const other of [`${organizationId}/${id}`, `${slug}/${id}`, `${organizationId}/oljy-and-vesi`])
      expect(await visit(other)).toMatchObject({ status: 200, canonical: story.canonical });
    const page = (await visit(slug)).html;
    expect(page).toContain(`href="${story.canonical}"`);
    expect((await visit(`${slug}/sitemap.xml`)).html).toContain(`${origin}${story.canonical}</loc>`);
    const embed = await (await fetch(`${origin}/reference-page/${organizationId}/embed.json`)).text();
    expect(embed).toContain(story.canonical);
  });

  it('is unique for each of four published under one name at once', async () => {
    const company = await makeCompany(fresh('Same'));
    const stories = await times(4, () => publish(company, 'The same name'));
    expect(new Set(stories.map(({ slug }) => slug)).size).toBe(4);
    expect(stories.map(({ slug }) => slug)).toContain('the-same-name');
    await expectConsistent(company.organizationId);
  });

  it('is given to one of two stories that want it at once', async () => {
    const company = await makeCompany(fresh('Two'));
    const stories = [await publish(company, 'One'), await publish(company, 'Two')];
    const responses = await times(8, (n) => renameStory(company, stories[n % 2]!, 'wanted'));
    const winners = new Set(responses.flatMap(({ status }, n) => (status === 200 ? [n % 2] : [])));
    expect(winners.size).toBe(1);
    expect((await visit(`${company.slug}/wanted`)).html).toContain(stories[[...winners][0]!]!.id);
    await expectConsistent(company.organizationId);
  });

  it('may be equal in two organizations', async () => {
    const [a, b] = [await makeCompany(fresh('Pair')), await makeCompany(fresh('Pair'))];
    for (const company of [a, b]) expect((await publish(company, 'Twin')).slug).toBe('twin');
    expect((await visit(`${a.slug}/twin`)).html).toContain(a.organizationId);
    expect((await visit(`${b.slug}/twin`)).html).toContain(b.organizationId);
  });

  it('redirects after changes, ends with the story and returns with it', async () => {
    const company = await makeCompany(fresh('Changing'));
    const story = await publish(company, 'First name');
    for (const slug of ['second-name', 'third-name', 'second-name'])
      expect((await renameStory(company, story, slug)).status).toBe(200);
    const now = `/reference-page/${company.slug}/second-name`;
    for (const before of ['first-name', 'third-name', 'Second-Name'])
      expect(await visit(`${company.slug}/${before}`)).toMatchObject({ status: 301, location: now });
    const become = (status: string) =>
      call(
        referenceRoutes.updateReference,
        { id: story.id, attributes: story.attributes, status },
        company.caller,
      );
    const statusOf = async () => (await visit(`${company.slug}/second-name`)).status;
    expect(await statusOf()).toBe(200);
    await become('Draft');
    await expect.poll(statusOf, soon).toBe(410);
    expect((await become('Published')).slug).toBe('second-name');
    await expect.poll(statusOf, soon).toBe(200);
    await expectConsistent(company.organizationId);
    await call(referenceRoutes.deleteReference, { id: story.id }, company.caller);
    await expect.poll(statusOf, soon).toBe(410);
    const ending = await dumpPartition(`PUB#${company.organizationId}`);
    const names = ending.filter(({ sk }) => String(sk).startsWith('SLUG#'));
    expect(names.map(({ expiresAt }) => typeof expiresAt)).toEqual(['number', 'number', 'number']);
    await expectConsistent(company.organizationId);
  });
});
