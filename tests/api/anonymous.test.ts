import { describe, expect, inject, it, vi } from 'vitest';
import { customerRoutes } from '#contract/resources/customer';
import { organizationRoutes } from '#contract/resources/organization';
import { referenceRoutes } from '#contract/resources/reference';
import type { Channel, Subject } from '#contract/rules/choices';
import { answerByLink } from '#functions/approval/answer-by-link';
import { linkToken } from '#functions/approval/store';
import { proofNumber } from '#functions/publication/proof';
import { makeAsking } from '../support/approvals.ts';
import { callRaw } from '../support/call.ts';
import { runQuietly } from '../support/in-process.ts';
import { call } from '../support/people.ts';
import type { Policy } from '../support/requiring.ts';

runQuietly();
const { origin } = inject('cloud');
const alias = 'A ferry company in Finland';
const web: Channel[] = ['reference-page', 'website'];
const all: Subject[] = ['name', 'logo', 'text', 'quote', 'person', 'images'];
const logoImage = 'https://www.example.com/logo.png';

async function open(path: string) {
  const response = await fetch(origin + path, { redirect: 'manual' });
  return { status: response.status, body: await response.text() };
}

async function makeWorld(policy: Policy, custom: object = {}) {
  const asking = await makeAsking();
  const { organizationId, caller } = asking;
  await call(organizationRoutes.saveSettings, { permissionPolicy: policy }, caller);
  const about = await asking.newCase({
    name: 'Booking in a minute',
    attributes: { description: 'In short' },
    custom: { alias, logoImage, quote: 'It works', quotePerson: 'Maija Meri', ...custom },
  });
  const { reference, customer } = about;
  const save = (changes: { attributes?: object; [name: string]: unknown }) =>
    callRaw(
      referenceRoutes.updateReference,
      {
        id: reference.id,
        ...changes,
        attributes: { customerId: customer.id, referenceDate: null, ...changes.attributes },
      },
      caller,
    );
  const answer = async (allowed: Subject[], channels = web) => {
    const { id } = await asking.ask(about, { subjects: all, channels: web });
    const groups = [{ subjects: allowed, channels }];
    await answerByLink(await linkToken(id), 'approved', { name: 'Maija Meri', allowed: groups }, new Date());
    await asking.carried(id);
    return proofNumber(id);
  };
  const surfaces = async () => {
    const row = await asking.publicOf(reference.id);
    const embed = `/reference-page/${organizationId}/embed.json`;
    const addresses = {
      page: `/reference-page/${organizationId}`,
      story: `/reference-page/${organizationId}/${reference.id}`,
      embed,
      embeddedStory: `${embed}?story=${reference.id}`,
      sitemap: `/reference-page/${organizationId}/sitemap.xml`,
    };
    const each = await Promise.all(
      Object.entries(addresses).map(async ([surface, path]) => [surface, await open(path)] as const),
    );
    return {
      row,
      ...(Object.fromEntries(each) as Record<keyof typeof addresses, { status: number; body: string }>),
    };
  };
  return { ...asking, ...about, save, answer, surfaces };
}

describe.each<Policy>(['off', 'warn', 'require'])('under %s, a card whose name was refused', (policy) => {
  it('shows its alias on every surface, and the customer on none', async () => {
    const { answer, save, surfaces, customer } = await makeWorld(policy);
    if (policy !== 'require') await save({ status: 'Published' });
    const number = await answer(['text', 'quote']);
    expect((await save({ status: 'Published' })).status).toBe(200);
    const { row, ...shown } = await surfaces();
    expect(row).toMatchObject({ alias, quote: 'It works' });
    expect(row).toHaveProperty('confirmed');
    const proof = await open(`/verify/${number}`);
    expect(proof.body).toContain('data-proof-state="valid"');
    const wording = await open(`/verify/${number}?as=text`);
    for (const [surface, { body }] of Object.entries({ ...shown, proof, wording }))
      for (const secret of [customer.name, 'customer.example', 'logo.png', 'Maija'])
        expect(body.includes(secret), `${surface} tells ${secret}`).toBe(false);
    for (const { body } of [shown.page, shown.story, shown.embed]) expect(body).toContain(alias);
    expect(shown.story.body).toContain('Confirmed by the customer');
  });

  it('comes down without an alias', async () => {
    const { answer, save, surfaces } = await makeWorld(policy, { alias: '' });
    if (policy !== 'require') await save({ status: 'Published' });
    await answer(['text', 'quote']);
    expect((await save({ status: 'Published' })).body.code).toBe('PERMISSION_CLOSED');
    expect((await surfaces()).row).toBeUndefined();
  });

  it('is a logo tile if only name and logo were allowed', async () => {
    const { answer, save, surfaces, customer, reference } = await makeWorld(policy);
    if (policy !== 'require') await save({ status: 'Published' });
    await answer(['name', 'logo']);
    expect((await save({ status: 'Published' })).status).toBe(200);
    const { row, page, embed, story, embeddedStory, sitemap } = await surfaces();
    expect(row).toMatchObject({ title: '', templateId: 'logoTile', logoImage });
    for (const { body } of [page, embed]) {
      expect(body).toContain(customer.name);
      for (const secret of ['Booking', 'In short', 'It works', alias]) expect(body).not.toContain(secret);
    }
    expect([story.status, embeddedStory.status]).toEqual([404, 404]);
    expect(sitemap.body).not.toContain(reference.id);
  });
});

describe('an anonymous card', () => {
  it('leaves out what tells the customer, and comes down with a title that does', async () => {
    const { answer, save, surfaces, customer } = await makeWorld('warn');
    await answer(['text', 'quote']);
    const longDescription = `We worked with **${customer.name}**.`;
    await save({ status: 'Published', tags: [customer.name, 'ferries'], attributes: { longDescription } });
    const { row } = await surfaces();
    expect(row).toMatchObject({ alias, tags: ['ferries'] });
    expect(JSON.stringify(row)).not.toContain(customer.name);
    expect((await save({ name: `Booking at ${customer.name}` })).status).toBe(409);
  });

  it('leaves out what tells another name of the customer', async () => {
    const { answer, save, surfaces, customer, caller } = await makeWorld('warn');
    const attributes = { otherNames: 'Old Quay Oy\nSeaways' };
    await call(customerRoutes.updateCustomer, { id: customer.id, attributes }, caller);
    await answer(['text', 'quote']);
    const told = { tags: ['Seaways', 'ferries'], attributes: { longDescription: 'We came to Old Quay.' } };
    await save({ status: 'Published', ...told });
    const { row } = await surfaces();
    expect(row).toMatchObject({ alias, tags: ['ferries'] });
    expect(JSON.stringify(row)).not.toMatch(/Seaways|Old Quay/);
    expect((await save({ name: 'Booking at Seaways' })).status).toBe(409);
  });

  it('is not found at an address that was made from the name', async () => {
    const { answer, save, surfaces, customer, organizationId, publicOf, reference } = await makeWorld('warn');
    await save({ name: `Story of ${customer.name}`, status: 'Published' });
    const { slug } = (await publicOf(reference.id))!;
    await save({ name: 'Booking in a minute' });
    const opened = async () => (await open(`/reference-page/${organizationId}/${slug as string}`)).status;
    expect(await opened()).not.toBe(404);
    await answer(['text', 'quote']);
    const { story, row } = await surfaces();
    expect(row).not.toHaveProperty('slug');
    // The edge forgets the page a moment later.
    await vi.waitFor(async () => expect(await opened()).toBe(404), 60_000);
    expect(story.body).not.toContain(slug as string);
  });

  it('is hidden when the customer takes a name that the card tells', async () => {
    const { answer, save, surfaces, customer, caller } = await makeWorld('warn');
    await answer(['text', 'quote']);
    await save({ status: 'Published' });
    expect((await surfaces()).page.body).toContain(alias);
    await call(customerRoutes.updateCustomer, { id: customer.id, name: 'Booking in a Minute Oy' }, caller);
    // The edge forgets the page a moment later.
    await vi.waitFor(async () => expect((await surfaces()).page.body).not.toContain(alias), 60_000);
  });
});
