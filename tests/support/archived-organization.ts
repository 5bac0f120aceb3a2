import { expect, vi } from 'vitest';
import { approvalRoutes } from '#contract/resources/approval';
import { customerRoutes } from '#contract/resources/customer';
import { formRoutes } from '#contract/resources/form';
import { organizationRoutes } from '#contract/resources/organization';
import { permissionRoutes } from '#contract/resources/permission';
import { referenceRoutes } from '#contract/resources/reference';
import { tenderRoutes } from '#contract/resources/tender';
import { translationRoutes } from '#contract/resources/translation';
import { answerByLink } from '#functions/approval/answer-by-link';
import { linkToken } from '#functions/approval/store';
import { readPermissions } from '#web/workspace/permissions/state/overview-data.ts';
import { answerOf } from './approvals.ts';
import { formSample, makeForm, paragraph, wordFile } from './forms.ts';
import { contextOf } from './imports.ts';
import { keys } from '#functions/shared/data/keys';
import { call, makeCollection, makeCustomer, makeReference, type Owner } from './people.ts';
import { picture } from './pictures.ts';
import { dispatchRow, needInput, tenderInput } from './resources/tender.ts';
import { upload } from './uploads.ts';
import { putRow } from './table.ts';

export const settings = {
  timeZone: 'Europe/Helsinki',
  approvalLimit: 3,
  expiryReminders: false,
  untranslated: 'hide',
  language: 'fi',
  languages: ['sv', 'de'],
} as const;
const swedish = [{ term: 'bridge', translation: 'bro' }];
export const look = {
  brandColors: { primary: '#004488', secondary: '#3b82f6', text: '#ffffff', background: '#101010' },
  layout: 'list' as const,
  template: { id: 'default', config: '{}' },
  typefaces: 'plant' as const,
  cornerRadius: 4,
};

/** Everything here is of one organization and has no place in another. */
export const ownOnly = { embedOrigins: ['https://silta.example'], slug: `silta-${Date.now()}` };

/** Fills an organization with everything that an archive brings back, and with some that it does not. */
export async function fillOrganization(firm: Owner): Promise<void> {
  const { owner, organizationId, caller } = firm;
  await call(organizationRoutes.saveSettings, { ...settings, ...ownOnly }, caller);
  await call(translationRoutes.saveTerms, { language: 'sv', terms: swedish }, caller);
  const texts = { heading: 'We build bridges', website: 'https://silta.example' };
  const pictureNamed = async (name: string, width: number) =>
    (await upload(caller, await picture(width, 120).png().toBuffer(), 'image/png', name)).url!;
  const [main, drawn, logo] = await Promise.all([
    pictureNamed('Bridge.png', 900),
    pictureNamed('Drawing.png', 700),
    pictureNamed('Logo.png', 500),
  ]);
  await call(organizationRoutes.saveBranding, { ...look, ...texts, logo }, caller);
  // Names that a table would take for one customer.
  const acme = await makeCustomer(owner, organizationId, {
    name: 'Acme Oy',
    tags: ['public'],
    attributes: { logoUrl: logo, industry: 'Bridges', founded: 1_901 },
  });
  const other = await makeCustomer(owner, organizationId, { name: 'Acme AB' });
  await makeCustomer(owner, organizationId, { name: 'Without references' });
  const contact = await call(
    customerRoutes.createContact,
    {
      id: acme.id,
      name: 'Maija Meri',
      email: 'maija@acme.example',
      language: 'fi',
      jobTitle: 'Head',
      phone: '+358 1',
    },
    caller,
  );
  const bridge = await makeReference(owner, organizationId, acme.id, {
    name: 'Bridge <b>one</b>',
    status: 'Published',
    externalId: 'P-7',
    tags: ['bridge', 'steel, painted'],
    leaveOut: ['logo'],
    attributes: {
      referenceType: 'bridge',
      referenceDate: '2024-05',
      longDescription: `It **holds**.\n\n![Drawn](${drawn})\n\nAnd https://elsewhere.example${main} is text.`,
    },
    custom: {
      mainImage: main,
      quote: 'It holds.',
      quotePerson: 'Maija Meri',
      figures: [{ value: '3', label: 'arches' }],
    },
    facts: {
      contractValue: { amount: 195_000, currency: 'EUR' },
      clientContact: contact.id,
      keyPeople: [{ name: 'Ville', task: 'Design' }],
      internalNote: 'Ours',
    },
  });
  const twins = [];
  for (const customerId of [acme.id, acme.id, other.id])
    twins.push(
      await makeReference(owner, organizationId, customerId, { name: 'Twin', custom: { mainImage: main } }),
    );
  const german = await makeReference(owner, organizationId, other.id, { name: 'Brücke', language: 'de' });
  await call(
    referenceRoutes.updateReference,
    { id: german.id, status: 'Archived', attributes: { customerId: other.id } },
    caller,
  );
  const fields = { title: 'Bro', shortDescription: 'Kort', longDescription: `Bra ![Ritad](${drawn})` };
  const bridgeFields = {
    same: ['quote', 'quoteRole', 'figures'].filter((name) => name !== 'quoteRole'),
    fields,
    language: 'sv',
    id: bridge.id,
  };
  await call(translationRoutes.saveTranslation, { ...bridgeFields, status: 'Ready' }, caller);
  await call(
    translationRoutes.saveTranslation,
    { id: twins[0]!.id, language: 'de', fields: { title: 'Zwilling' } },
    caller,
  );
  await makeCollection(owner, organizationId, {
    name: 'For somebody',
    visibility: 'unlisted',
    description: 'All of it',
    translations: { sv: { name: 'Till någon' } },
    letter: { company: 'Buyer Oy', note: 'Hello', sender: { userId: owner.userId } },
    validUntil: '2099-01-31',
    itemIds: [twins[2]!.id, bridge.id, german.id],
  });
  await makeCollection(owner, organizationId, { name: 'Public ones', itemIds: [bridge.id] });
  const asked: { id: string }[] = [];
  const tenderId = (await call(tenderRoutes.createTender, tenderInput, caller)).id;
  for (const number of [1, 3])
    asked.push(
      await call(
        tenderRoutes.createNeed,
        { id: tenderId, ...needInput, text: `Ask ${number}`, number },
        caller,
      ),
    );
  const add = [bridge, german, twins[0]!].map(({ id: referenceId }, index) => ({
    referenceId,
    needIds: asked.slice(0, index).map((one) => one.id),
  }));
  await call(tenderRoutes.changePicks, { id: tenderId, add }, caller);
  await putRow(keys.dispatch(organizationId, tenderId, dispatchRow.id), dispatchRow);
  await call(tenderRoutes.updateTender, { id: tenderId, status: 'sent' }, caller);
  await makeForm(caller, formSample('errors'), 'Annex/5.docx');
  const { id: formId } = await makeForm(caller, wordFile(paragraph('{title} {erikseen}')));
  const described = { name: 'Annex 4', buyer: 'Kuusilahti', leave: ['erikseen'] };
  await call(formRoutes.updateForm, { id: formId, version: 1, ...described }, caller);
  const allowing = { customerId: acme.id, referenceId: bridge.id, wording: 'You may', method: 'contract' };
  await call(
    permissionRoutes.recordPermission,
    { ...allowing, subjects: ['name', 'text'], channels: ['website', 'tender'], expiresOn: '2099-12-31' },
    caller,
  );
  const question = {
    contactId: contact.id,
    referenceId: twins[0]!.id,
    subjects: ['name', 'text'],
    channels: ['website'],
  };
  const { id } = await call(approvalRoutes.askApproval, question, caller);
  await answerByLink(
    await linkToken(id),
    'approved',
    answerOf({ subjects: ['name'], channels: ['website'] }),
    new Date(),
  );
  await vi.waitFor(async () => {
    const { entries } = await readPermissions(contextOf(firm).call);
    expect(entries.some(({ method }) => method === 'link')).toBe(true);
  }, 30_000);
  await call(
    permissionRoutes.withdrawPermission,
    { referenceId: twins[1]!.id, by: 'customer', reason: 'By mail' },
    caller,
  );
}
