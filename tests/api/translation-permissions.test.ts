import { describe, expect, it } from 'vitest';
import { organizationRoutes } from '#contract/resources/organization';
import { translationRoutes } from '#contract/resources/translation';
import { readReferencePage } from '#functions/public/get-reference-page';
import { runInProcess } from '../support/in-process.ts';
import { call } from '../support/people.ts';
import { makeRequiring } from '../support/requiring.ts';

runInProcess();

const fields = { title: 'Landström', shortDescription: 'I korthet' };

/** An organization with a published reference that its customer approved by link, and its Swedish translation. */
async function makeTranslated(policy: 'warn' | 'require') {
  const made = await makeRequiring(policy);
  const { caller, organizationId } = made;
  await call(organizationRoutes.saveSettings, { languages: ['sv'] }, caller);
  const customerId = await made.newCustomer();
  const { id } = await made.makeDraft(customerId, {
    name: 'Shore power',
    attributes: { description: 'In short' },
    custom: { logoImage: 'https://www.example.com/logo.png' },
  });
  await made.approve(await made.read(id));
  await made.save(await made.read(id), { status: 'Published' });
  await call(translationRoutes.saveTranslation, { id, language: 'sv', fields, status: 'Ready' }, caller);
  const inSwedish = async () => {
    const page = await readReferencePage({ now: new Date() }, { id: organizationId, language: 'sv' });
    return page.references[0];
  };
  return { ...made, id, customerId, inSwedish };
}

describe('a translation of an approved reference', () => {
  it('gives way to the original under require until its words are allowed', async () => {
    const { inSwedish, recordPermission, customerId } = await makeTranslated('require');
    expect(await inSwedish()).toMatchObject({ title: 'Shore power', language: 'en' });
    await recordPermission(customerId);
    expect(await inSwedish()).toMatchObject({ title: 'Landström', translatedFrom: 'en' });
  });

  it('is shown without the mark under warn, and not when require begins', async () => {
    const { inSwedish, setPolicy } = await makeTranslated('warn');
    const before = await inSwedish();
    expect([before?.title, before?.confirmed]).toEqual(['Landström', undefined]);
    expect((await setPolicy('require')).status).toBe(200);
    expect(await inSwedish()).toMatchObject({ title: 'Shore power', language: 'en' });
  });

  it('is gone with its original in the transaction of a withdrawal', async () => {
    const { inSwedish, withdraw, customerId } = await makeTranslated('warn');
    await withdraw({ customerId, reason: 'They asked us' });
    expect(await inSwedish()).toBeUndefined();
  });
});
