import { beforeAll, expect, it } from 'vitest';
import { documentRoutes, type DocumentLook } from '#contract/resources/document';
import { organizationRoutes } from '#contract/resources/organization';
import { callRaw } from '../support/call.ts';
import { readText } from '../support/document-texts.ts';
import { make } from '../support/documents.ts';
import { runInProcess } from '../support/in-process.ts';
import { call, makeCustomer, makeOwner, makeReference } from '../support/people.ts';

const { owner, organizationId, caller } = await makeOwner();
const customer = await makeCustomer(owner, organizationId);
const { id } = await makeReference(owner, organizationId, customer.id, {
  attributes: { referenceType: 'Turnkey' },
  custom: { quote: 'They were quiet.' },
});
const referenceIds = [id];

beforeAll(() => runInProcess());

async function beginsWithQuote(look?: DocumentLook): Promise<boolean> {
  const { bytes } = await make(caller, { format: 'pdf', look, referenceIds });
  const text = await readText('pdf', bytes);
  return text.indexOf('They were quiet.') < text.indexOf('Turnkey');
}

it('a document is laid out like the cards of its organization, or as asked', async () => {
  expect(await beginsWithQuote()).toBe(false);
  expect(await beginsWithQuote('voice')).toBe(true);
  const { brandColors, layout } = await call(organizationRoutes.getBranding, {}, caller);
  const branding = { brandColors, layout, template: { id: 'quote' as const } };
  await call(organizationRoutes.saveBranding, branding, caller);
  expect(await beginsWithQuote()).toBe(true);
  expect(await beginsWithQuote('sheet')).toBe(false);
});

it.each(['csv', 'xlsx', 'png'])('a look is refused for %s', async (format) => {
  const shape = format === 'png' && { shape: 'square' };
  const wanted = { title: 'For a pitch', format, ...shape, language: 'en', look: 'voice', referenceIds };
  const { status, body } = await callRaw(documentRoutes.makeDocument, wanted, caller);
  expect(status).toBe(400);
  expect(JSON.stringify(body)).toContain('no look of ours');
});
