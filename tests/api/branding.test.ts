import { describe, expect, it } from 'vitest';
import { assetRoutes } from '#contract/resources/asset';
import { defaultBranding } from '#contract/cards/default-branding';
import { limits } from '#contract/rules/limits';
import { organizationRoutes, type SavedBranding } from '#contract/resources/organization';
import { publicRoutes } from '#contract/resources/public';
import { keys } from '#functions/shared/data/keys';
import { callRaw } from '../support/call.ts';
import { expectConsistent } from '../support/invariants.ts';
import { call, makeOwner } from '../support/people.ts';
import { picture } from '../support/pictures.ts';
import { dumpPartition, putRow, readItem } from '../support/table.ts';
import { upload } from '../support/uploads.ts';

const sample = {
  brandColors: { primary: '#003366', secondary: '#ffcc00', text: '#FFFFFF', background: '#101010' },
  layout: 'list',
  template: { id: 'standard', config: '{"cornerRadius":12}' },
};

const read = () => call(organizationRoutes.getBranding, {}, caller);
const save = (changes: object, by = caller) =>
  callRaw(organizationRoutes.saveBranding, { ...sample, ...changes }, by);
const shown = () => call(publicRoutes.getReferencePage, { id: organizationId }, {});

const { organizationId, caller } = await makeOwner();

describe('branding', () => {
  it('starts with the default colors and their contrast ratings', async () => {
    expect(await read()).toEqual({
      ...defaultBranding,
      language: 'en',
      version: 1,
      contrast: {
        textOnBackground: { ratio: 14.67, level: 'AAA' },
        textOnPrimary: { ratio: 2.8, level: 'fail' },
        textOnSecondary: { ratio: 3.67, level: 'AA large' },
      },
    });
  });

  it('is on the public page once saved and raises the page version', async () => {
    const before = await shown();
    const { status, body } = await save({});
    expect(status).toBe(200);
    expect(body).toMatchObject(sample);
    expect(await read()).toEqual(body);
    const after = await shown();
    expect(after.branding).toEqual({ ...sample, templateConfigs: { standard: '{"cornerRadius":12}' } });
    expect(after.version).toBe(before.version + 1);
  });

  it('without contrast is saved and rated as failing', async () => {
    const { status, body } = await save({ brandColors: { ...sample.brandColors, background: '#ffffff' } });
    expect(status).toBe(200);
    expect((body as unknown as SavedBranding).contrast.textOnBackground).toEqual({ ratio: 1, level: 'fail' });
  });

  it('can be sent back as it was read', async () => {
    const branding = await read();
    const { status, body } = await callRaw(organizationRoutes.saveBranding, branding, caller);
    expect(status).toBe(200);
    expect(body).toEqual({ ...branding, version: branding.version + 1 });
  });

  it('accepts a template configuration as text or object and stores text', async () => {
    const { body } = await save({ template: { id: 'default', config: { cornerRadius: 4 } } });
    expect(body.template).toEqual({ id: 'default', config: '{"cornerRadius":4}' });
  });

  it.each([
    ['a color that is none', { brandColors: { ...sample.brandColors, primary: 'red;background:url(//x)' } }],
    ['a color too many', { brandColors: { ...sample.brandColors, accent: '#000000' } }],
    ['a color too few', { brandColors: { primary: '#000000' } }],
    ['a layout of its own', { layout: 'circle' }],
    ['an unknown template', { template: { id: 'nonsense', config: '{}' } }],
    ['a configuration that is none', { template: { id: 'default', config: '{"script":"x"}' } }],
    ['a version of its own', { version: 0 }],
    ['a look of an unknown template', { templateConfigs: { nonsense: '{}' } }],
    ['a look of a template’s second name', { templateConfigs: { default: '{}' } }],
    ['a look that is none', { templateConfigs: { design: '{"script":"x"}' } }],
    ['a logo that is no picture’s address', { logo: 'javascript:alert(1)' }],
    ['a heading of two lines', { heading: 'Two\nlines' }],
    ['a heading that is a text', { heading: 'x'.repeat(limits.headingLength + 1) }],
    ['an intro that is a story', { intro: 'x'.repeat(limits.introLength + 1) }],
    ['a button that leads nowhere', { callToAction: { text: 'Talk to us', link: '' } }],
    ['a button that says nothing', { callToAction: { text: ' ', link: 'https://example.com/' } }],
    ['a button that runs a script', { callToAction: { text: 'Go', link: 'javascript:alert(1)' } }],
    ['a website that is a mailbox', { website: 'mailto:a@example.com' }],
    ['a header of its own layout', { headerLayout: 'right' }],
    ['letters of its own', { typefaces: 'comic' }],
    ['a corner that is a circle', { cornerRadius: 49 }],
    ['half a pixel of a corner', { cornerRadius: 0.5 }],
    ['a picture of its header that is a mailbox', { headerImage: 'mailto:a@example.com' }],
    ['a closing heading of two lines', { closingHeading: 'Two\nlines' }],
    ['a closing text that is a story', { closingText: 'x'.repeat(limits.closingTextLength + 1) }],
    [
      'somebody else’s file in its header',
      { headerImage: `/assets/${'0'.repeat(26)}/${'0'.repeat(26)}/400.webp` },
    ],
    ['somebody else’s file as its logo', { logo: `/assets/${'0'.repeat(26)}/${'0'.repeat(26)}/400.webp` }],
  ])('with %s is refused', async (_name, changes) => {
    const before = await dumpPartition(`PUB#${organizationId}`);
    expect((await save(changes)).status).toBe(400);
    expect(await dumpPartition(`PUB#${organizationId}`)).toEqual(before);
  });

  describe('with a style per template', () => {
    const templateStyles = async () => (await read()).templateConfigs;
    const template = { id: 'standard' };

    it('keeps each style until it is replaced, and drops empty ones', async () => {
      const config = { titleSize: 'large', cornerRadius: 3 };
      await save({ template, templateConfigs: { standard: config, design: '{ "cornerRadius" : 3 }' } });
      expect(await templateStyles()).toEqual({
        standard: '{"cornerRadius":3,"titleSize":"large"}',
        design: '{"cornerRadius":3}',
      });
      await save({ template, templateConfigs: { design: {} } });
      await save({ template });
      expect(await templateStyles()).toEqual({ standard: '{"cornerRadius":3,"titleSize":"large"}' });
    });

    it('reads and writes the current style as template.config', async () => {
      await save({ template: { id: 'default', config: '{"cornerRadius":5}' } });
      expect((await templateStyles()).standard).toBe('{"cornerRadius":5}');
      await save({ template: { id: 'design' }, templateConfigs: { design: '{"cornerRadius":6}' } });
      expect((await read()).template).toEqual({ id: 'design', config: '{"cornerRadius":6}' });
      await save({
        template: { id: 'design', config: '{}' },
        templateConfigs: { design: '{"shadow":"none"}' },
      });
      expect(await templateStyles()).toEqual({ standard: '{"cornerRadius":5}', design: '{"shadow":"none"}' });
      expect((await shown()).branding).toMatchObject({ templateConfigs: await templateStyles() });
    });

    it('when the row knows only the short form', async () => {
      const page = keys.publicPage(organizationId);
      const row = (await readItem(page))!;
      const { templateConfigs: _none, ...branding } = defaultBranding;
      const short = { id: 'default', config: '{"cornerRadius":9}' };
      await putRow(page, { ...row, branding: { ...branding, template: short } });
      expect(await read()).toMatchObject({
        template: short,
        templateConfigs: { standard: '{"cornerRadius":9}' },
        version: row.brandingVersion,
      });
    });
  });

  it('keeps header fields that a client does not send, until they are emptied', async () => {
    const header = {
      heading: 'What ports say about us',
      intro: 'Quays.\nAnd ferries.',
      callToAction: { text: 'Talk to us', link: 'mailto:a@example.com' },
      website: 'https://www.example.com/',
      headerLayout: 'picture',
      typefaces: 'ledger',
      headerImage: 'https://www.example.com/quay.webp',
      closingHeading: 'Waiting for a ferry?',
      closingText: 'Say since when.\nWe come.',
      cornerRadius: 0,
    };
    await save(header);
    await save({});
    expect(await read()).toMatchObject(header);
    expect((await shown()).branding).toMatchObject(header);
    const { headerLayout, typefaces, ...emptied } = header;
    const texts = Object.fromEntries(Object.keys(emptied).map((name) => [name, ' ']));
    await save({ ...texts, callToAction: null, cornerRadius: null });
    const branding = await read();
    for (const name of Object.keys(emptied)) expect(branding).not.toHaveProperty(name);
    expect(branding).toMatchObject({ headerLayout, typefaces });
  });

  it.each(['logo', 'headerImage'] as const)(
    'keeps its %s until it is emptied, and protects the file',
    async (field) => {
      const bytes = await picture(400, 100).png().toBuffer();
      const asset = await upload(caller, bytes, 'image/png');
      await save({ [field]: asset.url });
      await save({});
      expect((await read())[field]).toBe(asset.url);
      expect((await shown()).branding[field]).toBe(asset.url);

      const remove = () => callRaw(assetRoutes.deleteAsset, { id: asset.id }, caller);
      const refused = await remove();
      expect(refused.status).toBe(409);
      expect(refused.body).toMatchObject({
        code: 'ASSET_IN_USE',
        Error: expect.stringContaining('the branding of “Test organization”'),
        usedBy: [{ type: 'branding', id: organizationId, name: 'Test organization' }],
      });
      await expectConsistent(organizationId);

      await save({ [field]: '' });
      expect(await read()).not.toHaveProperty(field);
      expect((await remove()).status).toBe(200);
      await expectConsistent(organizationId);
    },
  );
});
