import { randomUUID } from 'node:crypto';
import { ulid } from 'ulid';
import { keys } from '#functions/shared/data/keys';
import { objects } from '#functions/shared/files/objects';
import { signUp } from '../cloud.ts';
import { formSample } from '../forms.ts';
import { password } from '../people.ts';
import type { Caller, MeasuredPlace } from '../resources/fixture.ts';
import { inTenders } from '../resources/buyer-proof.ts';
import { exportRow } from '../resources/export.ts';
import { importRow, importSteps } from '../resources/import.ts';
import { referenceInput } from '../resources/reference.ts';
import { recallRow, sendInput } from '../resources/tender.ts';
import { eventAbout, signed } from '../stripe.ts';
import {
  attributesOf,
  dayOf,
  makeAsset,
  makeCollection,
  makeContact,
  makeCustomer,
  makeInvitation,
  makeMember,
  makeOrganization,
  makePerson,
  makeReference,
  makeRequest,
  makeSubscriber,
  makeTender,
  makeTenderDocument,
  makeTranslation,
  solve,
  typical,
  type Scene,
} from './scene.ts';

async function formInput({ lab, organizationId }: Scene) {
  const uploadId = ulid();
  await lab.putObject(objects.formUpload(organizationId, uploadId), formSample('placeholders'));
  return { uploadId, name: 'Annex 4' };
}

export function placeOf(scene: Scene): MeasuredPlace {
  const { lab, organizationId, customerIds, referenceIds, collectionIds, assetIds } = scene;
  const collectionItems = referenceIds.slice(0, typical.collectionItems);
  let visits = 0;
  const newAddress = async () => (await makePerson(lab)).email;
  const newUser = () => signUp({ email: `${randomUUID()}@example.com`, password, name: 'Robin' });
  const callerOf = async (person: Promise<{ userId: string }>): Promise<Caller> => ({
    userId: (await person).userId,
  });

  return {
    organizationId,
    customerId: customerIds[0]!,
    otherCustomerId: customerIds[1]!,
    password,
    refreshToken: async () => (await newUser()).refreshToken,
    newAddress,
    captchaToken: (purpose) => solve(scene, purpose),
    newsletterToken: (status) => makeSubscriber(scene, status),
    stripeEvent: () => signed(eventAbout(scene.stripeCustomer)),
    becomeStripeCustomer: async () => undefined,
    newMember: async () => (await makeMember(scene)).userId,
    newInvitation: async () => {
      const email = await newAddress();
      await makeInvitation(scene, email);
      return email;
    },
    newCustomer: () => makeCustomer(scene),
    newShownCustomer: async () => {
      const id = await makeCustomer(scene);
      await scene.call('createReference', referenceInput(id, 'Published'), scene.caller);
      return id;
    },
    newContact: () => makeContact(scene),
    newRequest: async () => (await makeRequest(scene)).request,
    newApproval: async () => {
      const { customerId, request } = await makeRequest(scene);
      const { id } = await scene.call('askApproval', request, scene.caller);
      return { customerId, id };
    },
    newReference: (status) => makeReference(scene, status),
    newTranslation: () => makeTranslation(scene),
    newCollection: async () => ({ id: await makeCollection(scene), itemIds: collectionItems }),
    newTender: () => makeTender(scene),
    newTenderDocument: () => makeTenderDocument(scene),
    newDispatch: async () => {
      const { id } = await makeTender(scene);
      const documentIds = [await makeTenderDocument(scene)];
      const sent = await scene.call('sendTender', { id, ...sendInput, documentIds }, scene.caller);
      return { id, dispatchId: sent.id };
    },
    newProof: async () => {
      const { id, referenceIds: picked } = await makeTender(scene);
      for (const one of customerIds)
        await scene.call('recordPermission', { customerId: one, ...inTenders }, scene.caller);
      const named = { id, referenceIds: picked.slice(0, 3) };
      const { generation } = await scene.call('saveBuyerProof', named, scene.caller);
      return { id, generation };
    },
    newRecall: async () => {
      const { id: tenderId } = await makeTender(scene);
      await lab.put(keys.recall(organizationId, tenderId, recallRow.id), { ...recallRow, tenderId });
      return { id: recallRow.id, tenderId };
    },
    newAsset: () => makeAsset(scene),
    newDocument: async () => {
      const wanted = { title: 'For a pitch', format: 'csv', language: 'en' } as const;
      return (await scene.call('makeDocument', wanted, scene.caller)).id;
    },
    newForm: async () => (await scene.call('createForm', await formInput(scene), scene.caller)).id,
    newFormUpload: async () => (await formInput(scene)).uploadId,
    latestExport: (status) => lab.put(keys.export(organizationId), exportRow(status)),
    newImportPage: async () => {
      await lab.put(keys.importJob(organizationId), importRow('done'));
      const id = crypto.randomUUID();
      await scene.call('putImportPage', { id, page: '0', steps: importSteps }, scene.caller);
      return id;
    },
    anyReference: async () => referenceIds[0]!,
    anyCollection: async () => collectionIds[0]!,
    anyAsset: async () => assetIds[0]!,
    items: async () => collectionItems,
    anotherItem: async () => referenceIds[typical.collectionItems]!,

    newcomer: () => callerOf(makePerson(lab)),
    member: () => callerOf(makeMember(scene)),
    signedUp: async () => {
      const { sub, accessToken } = await newUser();
      const attributes = attributesOf({ userId: sub, email: `${sub}@example.com` });
      await lab.run('post-confirmation', { request: { userAttributes: attributes } });
      return { userId: sub, accessToken };
    },
    invited: async () => {
      const { userId, email } = await makePerson(lab);
      await makeInvitation(scene, email);
      return { userId };
    },
    owner: async () => {
      const person = await makePerson(lab);
      return { userId: person.userId, organizationId: await makeOrganization(lab, person) };
    },
    nextCards: () => {
      visits += 1;
      return referenceIds.slice((visits - 1) * 3, visits * 3);
    },
    days: { from: dayOf(1), to: dayOf(typical.days) },
  };
}
