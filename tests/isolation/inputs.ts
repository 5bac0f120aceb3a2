import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { OperationName } from '#contract/index';
import { approvalRoutes } from '#contract/resources/approval';
import { customerRoutes } from '#contract/resources/customer';
import { documentRoutes } from '#contract/resources/document';
import { organizationRoutes } from '#contract/resources/organization';
import { permissionRoutes } from '#contract/resources/permission';
import { tenderRoutes } from '#contract/resources/tender';
import { translationRoutes } from '#contract/resources/translation';
import { solveCaptcha } from '../support/captcha.ts';
import { ended, make } from '../support/documents.ts';
import { makeForm, paragraph, uploadOf, wordFile } from '../support/forms.ts';
import { endedImport } from '../support/imports.ts';
import { askForNewsletter, newAddress, subscribeToNewsletter } from '../support/newsletter.ts';
import {
  addInvitation,
  addMember,
  call,
  makeCollection,
  makeCustomer,
  makePerson,
  makeReference,
  password,
  signIn,
} from '../support/people.ts';
import { keys } from '#functions/shared/data/keys';
import { inTenders } from '../support/resources/buyer-proof.ts';
import { importRoutes } from '#contract/resources/import';
import { exportRow } from '../support/resources/export.ts';
import { importRow, importSteps } from '../support/resources/import.ts';
import { putRow } from '../support/table.ts';
import { pdf } from '../support/pictures.ts';
import type { Place } from '../support/resources/fixture.ts';
import { needInput, recallRow, sendInput, tenderInput } from '../support/resources/tender.ts';
import { fixtureOf } from '../support/resources/index.ts';
import { becomeCustomer, eventAbout, signed } from '../support/stripe.ts';
import { announce } from '../support/uploads.ts';
import type { World } from './world.ts';

/** Returns a valid input of an operation, made anew, so that a later call finds what an earlier one deleted. */
export async function inputOf(operation: OperationName, world: World): Promise<object> {
  return (await fixtureOf(operation).input(placeOf(world))) as object;
}

const tenderDocuments = new WeakMap<World, Promise<string>>();

/** Sending does not change a document, so all calls send the same. */
function tenderDocumentOf(world: World): Promise<string> {
  const known = tenderDocuments.get(world) ?? makeTenderDocument(world);
  tenderDocuments.set(world, known);
  return known;
}

async function makeTenderDocument({ owner, organizationId, caller }: World): Promise<string> {
  const { id: customerId } = await makeCustomer(owner, organizationId);
  const { id: referenceId } = await makeReference(owner, organizationId, customerId);
  const { id } = await make(caller, { channel: 'tender', referenceIds: [referenceId] });
  return id;
}

function placeOf(world: World): Place {
  const { owner, organizationId, customerId, caller } = world;
  const newCustomer = async () => (await makeCustomer(owner, organizationId)).id;
  const newReference = async (status = 'Draft', ofCustomer = customerId) =>
    (await makeReference(owner, organizationId, ofCustomer, { status })).id;
  const newContact = async (id: string) => {
    const contact = { id, name: 'Maija Meri', email: `${randomUUID()}@customer.example` };
    return { id, contactId: (await call(customerRoutes.createContact, contact, caller)).id };
  };
  const newRequest = async () => ({
    referenceId: await newReference(),
    contactId: (await newContact(customerId)).contactId,
    subjects: ['name' as const],
    channels: ['reference-page' as const],
  });
  const newCollection = async () => {
    const itemIds = [await newReference(), await newReference()];
    return await makeCollection(owner, organizationId, { itemIds });
  };
  const newAsset = async () => (await announce(caller, pdf, 'application/pdf')).asset.id;
  const newDocument = async () => {
    const wanted = { title: 'For a pitch', format: 'csv', language: 'en' } as const;
    const { id } = await call(documentRoutes.makeDocument, wanted, caller);
    // Its row changes until the worker has ended it.
    await ended(caller, id);
    return id;
  };

  const emptyTender = async () => (await call(tenderRoutes.createTender, tenderInput, caller)).id;
  const newDispatch = async () => {
    const id = await emptyTender();
    const documentIds = [await tenderDocumentOf(world)];
    const sent = { id, ...sendInput, documentIds };
    return { id, dispatchId: (await call(tenderRoutes.sendTender, sent, caller)).id };
  };

  return {
    organizationId,
    customerId,
    otherCustomerId: customerId,
    password,
    refreshToken: async () => (await signIn(owner)).refreshToken,
    newAddress: async () => newAddress(),
    captchaToken: solveCaptcha,
    newsletterToken: (status) =>
      (status === 'pending' ? askForNewsletter : subscribeToNewsletter)(newAddress()),
    stripeEvent: () => signed(eventAbout('cus_nobody')),
    becomeStripeCustomer: async () => void (await becomeCustomer(world)),
    newMember: async () => {
      const person = await makePerson();
      await addMember(organizationId, person, 'member');
      return person.userId;
    },
    newInvitation: async () => {
      const email = newAddress();
      await addInvitation(organizationId, email, 'member');
      return email;
    },
    newCustomer,
    newContact: async () => newContact(await newCustomer()),
    newRequest,
    newApproval: async () => {
      const { id } = await call(approvalRoutes.askApproval, await newRequest(), caller);
      // The row changes by itself until its mail has been sent.
      await expect
        .poll(async () => {
          const { approvals } = await call(approvalRoutes.listApprovals, { customerId }, caller);
          return approvals.find((one) => one.id === id)?.delivery;
        })
        .toBe('sent');
      return { customerId, id };
    },
    // An attack may have withdrawn the permission of the customer that all calls share.
    newReference: async (status) =>
      status === 'Published' ? newReference(status, await newCustomer()) : newReference(status),
    newTranslation: async () => {
      const translation = { id: await newReference(), language: 'sv' as const };
      await call(organizationRoutes.saveSettings, { languages: ['sv'] }, caller);
      const written = { fields: { title: 'Landström på nio månader' } };
      await call(translationRoutes.saveTranslation, { ...translation, ...written }, caller);
      return translation;
    },
    newCollection,
    newTender: async () => {
      const id = await emptyTender();
      const { id: needId } = await call(tenderRoutes.createNeed, { id, ...needInput }, caller);
      const referenceIds = [await newReference(), await newReference()];
      const add = referenceIds.map((referenceId) => ({ referenceId, needIds: [needId] }));
      await call(tenderRoutes.changePicks, { id, add }, caller);
      return { id, needIds: [needId], referenceIds };
    },
    newTenderDocument: () => tenderDocumentOf(world),
    newDispatch,
    newProof: async () => {
      const id = await emptyTender();
      const ofCustomer = await newCustomer();
      const referenceId = await newReference('Draft', ofCustomer);
      await call(permissionRoutes.recordPermission, { customerId: ofCustomer, ...inTenders }, caller);
      await call(tenderRoutes.changePicks, { id, add: [{ referenceId, needIds: [] }] }, caller);
      const { generation } = await call(tenderRoutes.saveBuyerProof, { id }, caller);
      return { id, generation };
    },
    newRecall: async () => {
      const tenderId = await emptyTender();
      await putRow(keys.recall(organizationId, tenderId, recallRow.id), { ...recallRow, tenderId });
      return { id: recallRow.id, tenderId };
    },
    newAsset,
    newDocument,
    newForm: async () => (await makeForm(caller, wordFile(paragraph('{title}')))).id,
    newFormUpload: () => uploadOf(caller, wordFile(paragraph('{title}'))),
    latestExport: (status) => putRow(keys.export(organizationId), exportRow(status)),
    newImportPage: async () => {
      // An import that still ran would leave its entries in the audit trail of the next call.
      await endedImport(world);
      await putRow(keys.importJob(organizationId), importRow('done'));
      const id = crypto.randomUUID();
      await call(importRoutes.putImportPage, { id, page: '0', steps: importSteps }, caller);
      return id;
    },
    anyReference: newReference,
    anyCollection: async () => (await newCollection()).id,
    anyAsset: newAsset,
    items: async () => [await newReference()],
    anotherItem: newReference,
  };
}
