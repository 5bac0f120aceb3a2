import { describe, expect, it } from 'vitest';
import { organizationRoutes } from '#contract/resources/organization';
import { publicRoutes } from '#contract/resources/public';
import { keys } from '#functions/shared/data/keys';
import { callRaw, type Caller } from '../support/call.ts';
import { addMember, call, makeOwner, makePerson, type Person } from '../support/people.ts';
import { dumpPartition, readItem } from '../support/table.ts';

const read = (by: Caller = caller) => call(organizationRoutes.getSettings, {}, by);
const save = (changes: object, by: Caller = caller) => callRaw(organizationRoutes.saveSettings, changes, by);
const sites = ['https://www.example.com', 'https://*.example.org', 'http://localhost:5173'];

const { owner, organizationId, caller } = await makeOwner();
const { slug } = await read();

const usual = {
  permissionPolicy: 'warn',
  expiryReminders: true,
  language: 'en',
  languages: [],
  untranslated: 'show',
};

describe('settings', () => {
  it('start with UTC, or the time zone of creation, and any website', async () => {
    const initial = { timeZone: 'UTC', embedOrigins: [], ...usual, version: 1 };
    expect(await read()).toEqual({ ...initial, slug });
    const input = { name: 'Elsewhere', timeZone: 'Pacific/Auckland' };
    const token = owner.accessToken;
    const made = await call(organizationRoutes.createOrganization, input, {
      token,
    });
    expect(await read({ token, organizationId: made.organizationId })).toEqual({
      ...initial,
      slug: made.slug,
      timeZone: 'Pacific/Auckland',
    });
  });

  it('keep what is not sent', async () => {
    const first = await save({ timeZone: 'Europe/Helsinki' });
    expect([first.status, first.body]).toEqual([
      200,
      { timeZone: 'Europe/Helsinki', embedOrigins: [], ...usual, slug, version: 2 },
    ]);
    await save({ embedOrigins: sites });
    expect(await read()).toEqual({
      timeZone: 'Europe/Helsinki',
      embedOrigins: sites,
      ...usual,
      slug,
      version: 3,
    });
    await save({ embedOrigins: [] });
    expect(await read()).toEqual({
      timeZone: 'Europe/Helsinki',
      embedOrigins: [],
      ...usual,
      slug,
      version: 4,
    });
  });

  it('list each website once, as browsers spell it', async () => {
    const { body } = await save({
      embedOrigins: [' https://WWW.Example.com', 'https://www.example.com', 'https://shop.example.com:8443'],
    });
    expect(body.embedOrigins).toEqual(['https://www.example.com', 'https://shop.example.com:8443']);
  });

  it.each<[string, string?]>([
    ['www.example.com'],
    ['https://www.example.com/'],
    ['https://www.example.com/references'],
    ['http://www.example.com'],
    ['https://example.com:443'],
    ['https://example.com:99999'],
    ['https://user@example.com'],
    ['https://*'],
    ['https://a.*.example.com'],
    ["https://example.com; script-src 'unsafe-inline'"],
    ['https://example.com\r\nset-cookie: a=b'],
    ['javascript:alert(1)'],
    [`https://${'a'.repeat(60)}.${'b'.repeat(60)}.example`, 'Must be at most 100 characters'],
    [''],
  ])('refuse the website %j by its position', async (origin, text) => {
    const before = await dumpPartition(`PUB#${organizationId}`);
    const { status, body } = await save({ embedOrigins: ['https://www.example.com', origin] });
    const message =
      text ?? 'Must be the address of a website without a path, such as https://www.example.com';
    expect([status, body.code]).toEqual([400, 'VALIDATION_FAILED']);
    expect(body.fields).toEqual({ 'embedOrigins.1': message });
    expect(await dumpPartition(`PUB#${organizationId}`)).toEqual(before);
  });

  it.each(['Europe/Atlantis', '+05:30', 'UTC+2', '', 'x'.repeat(100_000)])(
    'refuse the time zone %.40j, also on creation',
    async (timeZone) => {
      const text = 'timeZone: Must be a time zone such as Europe/Helsinki';
      const responses = [
        await save({ timeZone }),
        await callRaw(
          organizationRoutes.createOrganization,
          { name: 'A', timeZone },
          { token: owner.accessToken },
        ),
      ];
      for (const { status, body } of responses) expect([status, body.Error]).toEqual([400, text]);
    },
  );

  it('accept fifty websites and no more', async () => {
    const embedOrigins = Array.from({ length: 51 }, (_, n) => `https://site-${n}.example`);
    const refused = await save({ embedOrigins });
    expect([refused.status, refused.body.Error]).toEqual([400, 'embedOrigins: At most 50 websites']);
    expect((await save({ embedOrigins: embedOrigins.slice(1) })).status).toBe(200);
  });

  it('that two calls change at once keep both changes', async () => {
    const { version } = await read();
    const responses = await Promise.all([
      save({ timeZone: 'Asia/Tokyo' }),
      save({ embedOrigins: ['https://at-once.example'] }),
    ]);
    expect(responses.map(({ status }) => status)).toEqual([200, 200]);
    expect(await read()).toEqual({
      timeZone: 'Asia/Tokyo',
      embedOrigins: ['https://at-once.example'],
      ...usual,
      slug,
      version: version + 2,
    });
  });

  it('leave branding alone and raise the version of the public page', async () => {
    const page = async () => (await readItem(keys.publicPage(organizationId)))!;
    const branding = async () => await call(organizationRoutes.getBranding, {}, caller);
    const [before, brandingBefore] = [await page(), await branding()];
    await save({ embedOrigins: sites });
    expect((await page()).version).toBe((before.version as number) + 1);
    expect(await branding()).toEqual(brandingBefore);
    const shown = await call(publicRoutes.getReferencePage, { id: organizationId }, {});
    expect(JSON.stringify(shown)).not.toMatch(/embedOrigins|localhost|timeZone|settingsVersion/);
  });

  it('show the list of websites to admins and owners only', async () => {
    const [admin, member] = await Promise.all([makePerson(), makePerson()]);
    await addMember(organizationId, admin, 'admin');
    await addMember(organizationId, member, 'member');
    const as = (person: Person) => ({ token: person.accessToken, organizationId });
    await save({ embedOrigins: sites });
    const { embedOrigins, ...shown } = await read();
    expect(await read(as(admin))).toEqual({ ...shown, embedOrigins });
    expect(await read(as(member))).toEqual(shown);
  });
});
