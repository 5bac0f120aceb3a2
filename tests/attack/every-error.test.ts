import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { approvalRoutes } from '#contract/resources/approval';
import { assetRoutes } from '#contract/resources/asset';
import { billingRoutes, webhookRoutes } from '#contract/resources/billing';
import { collectionRoutes } from '#contract/resources/collection';
import { contactRoutes } from '#contract/resources/contact';
import { customerRoutes } from '#contract/resources/customer';
import { errorStatus, type ErrorCode } from '#contract/primitives/error';
import { exportRoutes } from '#contract/resources/export';
import { importRoutes } from '#contract/resources/import';
import { limits } from '#contract/rules/limits';
import { serverLimits } from '#contract/rules/server-limits';
import { metaRoutes } from '#contract/resources/meta';
import { organizationRoutes } from '#contract/resources/organization';
import { permissionRoutes } from '#contract/resources/permission';
import { publicRoutes } from '#contract/resources/public';
import { referenceRoutes } from '#contract/resources/reference';
import { sessionRoutes } from '#contract/resources/session';
import { teamRoutes } from '#contract/resources/team';
import { translationRoutes } from '#contract/resources/translation';
import { websiteRoutes } from '#contract/resources/website';
import { userRoutes } from '#contract/resources/user';
import { keys } from '#functions/shared/data/keys';
import { inputOf } from '../isolation/inputs.ts';
import { makeWorld, type World } from '../isolation/world.ts';
import { callRaw } from '../support/call.ts';
import { solveCaptcha } from '../support/captcha.ts';
import {
  addMember,
  agedToken,
  call,
  makeCollection,
  makePerson,
  makeReference,
  signIn,
} from '../support/people.ts';
import { pdf, picture } from '../support/pictures.ts';
import {
  businessPrice,
  makePaid,
  openCheckout,
  send,
  stripeControl,
  subscriptionOf,
} from '../support/stripe.ts';
import { exportRow } from '../support/resources/export.ts';
import { importRow } from '../support/resources/import.ts';
import { putRow } from '../support/table.ts';
import { about, announceRaw, upload } from '../support/uploads.ts';
import { formErrors } from './form-errors.ts';
import { Judge, type Document } from './judge.ts';
import { invited, request, requestUntilRefused, setCounts, setCustomer, type Reached } from './reached.ts';
import { missingId } from './target.ts';
import { tenderErrors } from './tender-errors.ts';

const { createCustomer, updateCustomer, deleteCustomer, getCustomer } = customerRoutes;

/** Causes each error, or states why no request can. The type requires an entry for a new error. */
const reached: Record<ErrorCode, string | ((world: World) => Promise<Reached>)> = {
  VALIDATION_FAILED: ({ caller }) => request(createCustomer, { name: '' }, caller),
  MALFORMED_JSON: async ({ caller }) => [
    createCustomer,
    await callRaw(createCustomer, {}, caller, { body: '{' }),
  ],
  CAPTCHA_FAILED: async (world) =>
    request(contactRoutes.subscribe, { ...(await inputOf('subscribe', world)), captchaToken: 'e30=' }, {}),
  SIGNATURE_INVALID: async (world) => {
    const body = (await inputOf('receiveStripeEvent', world)) as { payload: string; signature: string };
    return [webhookRoutes.receiveStripeEvent, await send({ ...body, payload: `${body.payload} ` })];
  },
  UNAUTHENTICATED: () => request(sessionRoutes.refreshSession, {}, {}),
  FORBIDDEN: async ({ organizationId }) => {
    const member = await makePerson();
    await addMember(organizationId, member, 'member');
    return request(
      organizationRoutes.renameOrganization,
      { name: 'A' },
      { token: member.accessToken, organizationId },
    );
  },
  REAUTHENTICATION_REQUIRED: async ({ owner, organizationId }) =>
    request(organizationRoutes.deleteOrganization, {}, { token: await agedToken(owner), organizationId }),
  WRONG_PASSWORD: async ({ owner }) =>
    request(
      userRoutes.changePassword,
      { currentPassword: 'not this one', newPassword: 'a new password' },
      { token: (await signIn(owner)).accessToken },
    ),
  NOT_FOUND: ({ caller }) => request(getCustomer, { id: missingId }, caller),
  VERSION_CONFLICT: ({ caller, customerId }) =>
    request(updateCustomer, { id: customerId, version: 7, name: 'A' }, caller),
  INVALID_TRANSITION: async ({ owner, organizationId, customerId, caller }) => {
    const { id } = await makeReference(owner, organizationId, customerId);
    const become = (status: string) =>
      request(referenceRoutes.updateReference, { id, status, attributes: { customerId } }, caller);
    await become('Archived');
    return await become('Published');
  },
  ORGANIZATION_LIMIT: ({ owner }) =>
    requestUntilRefused(6, () =>
      request(organizationRoutes.createOrganization, { name: 'A' }, { token: owner.accessToken }),
    ),
  PLAN_LIMIT: async (world) => {
    await setCounts(world, { maxCards: 1 });
    return request(referenceRoutes.createReference, await inputOf('createReference', world), world.caller);
  },
  STORAGE_LIMIT: ({ caller }) =>
    requestUntilRefused(9, async () => [
      assetRoutes.createUpload,
      await announceRaw(caller, { ...about(pdf, 'application/pdf'), size: limits.documentBytes }),
    ]),
  UPLOAD_LIMIT: ({ caller }) =>
    requestUntilRefused(serverLimits.pendingUploads + 1, () =>
      request(assetRoutes.createUpload, about(pdf, 'application/pdf'), caller),
    ),
  COLLECTION_LIMIT: ({ caller }) =>
    requestUntilRefused(limits.collections + 1, () =>
      request(collectionRoutes.createCollection, { name: 'A' }, caller),
    ),
  ...tenderErrors,
  ...formErrors,
  CONTACT_LIMIT: async (world) => {
    await setCustomer(world, { contactCount: limits.contacts });
    const input = { id: world.customerId, name: 'A', email: 'a@customer.example' };
    return request(customerRoutes.createContact, input, world.caller);
  },
  PERMISSION_LIMIT: async (world) => {
    await setCustomer(world, { ledgerLength: limits.permissionEntries });
    return request(permissionRoutes.recordPermission, await inputOf('recordPermission', world), world.caller);
  },
  APPROVAL_LIMIT: async (world) => {
    await setCustomer(world, { approvalCount: serverLimits.approvals });
    return request(approvalRoutes.askApproval, await inputOf('askApproval', world), world.caller);
  },
  PERMISSION_CLOSED: async (world) => {
    const input = await inputOf('recordPermission', world);
    const { customerId } = input as { customerId: string };
    await call(permissionRoutes.withdrawPermission, { customerId }, world.caller);
    return request(permissionRoutes.recordPermission, input, world.caller);
  },
  MEMBER_LIMIT: async (world) => {
    await setCounts(world, { memberCount: limits.members });
    return await (await invited(world)).join();
  },
  NOT_PUBLISHED: async ({ owner, organizationId, customerId, caller }) => {
    const { id } = await makeReference(owner, organizationId, customerId);
    return request(referenceRoutes.changeReferenceAddress, { id, slug: 'not-yet' }, caller);
  },
  EXTERNAL_ID_TAKEN: async ({ customerId, caller }) => {
    const input = { name: 'Quay', attributes: { customerId }, externalId: 'P-1098' };
    await call(referenceRoutes.createReference, input, caller);
    return request(referenceRoutes.createReference, input, caller);
  },
  SLUG_TAKEN: async ({ caller }) => {
    const { slug } = await call(organizationRoutes.getSettings, {}, (await makeWorld()).caller);
    return request(organizationRoutes.saveSettings, { slug }, caller);
  },
  SLUG_LIMIT: async ({ caller }) => {
    let number = 0;
    return await requestUntilRefused(limits.slugs, () =>
      request(organizationRoutes.saveSettings, { slug: `moved-${randomUUID()}-${(number += 1)}` }, caller),
    );
  },
  LANGUAGE_NOT_CHOSEN: async (world) => {
    const input = await inputOf('saveTerms', world);
    return request(translationRoutes.saveTerms, { ...input, language: 'ar' }, world.caller);
  },
  TRANSLATION_INCOMPLETE: async (world) => {
    const input = await inputOf('saveTranslation', world);
    const incomplete = { ...input, fields: { title: '' }, status: 'Ready' };
    return request(translationRoutes.saveTranslation, incomplete, world.caller);
  },
  TRANSLATION_OFF: async (world) =>
    request(translationRoutes.proposeTranslation, await inputOf('proposeTranslation', world), world.caller),
  WEBSITE_UNREADABLE: async (world) =>
    request(websiteRoutes.readWebsite, await inputOf('readWebsite', world), world.caller),
  NOTICE_UNREADABLE: async (world) =>
    request(websiteRoutes.readNotice, await inputOf('readNotice', world), world.caller),
  NOTICE_UNREACHABLE: ({ caller }) => request(websiteRoutes.readNotice, { ted: '503-2026' }, caller),
  CUSTOMER_IN_USE: ({ customerId, caller }) => request(deleteCustomer, { id: customerId }, caller),
  ASSET_IN_USE: async ({ owner, organizationId, caller, customerId }) => {
    const asset = await upload(caller, await picture(40, 40).png().toBuffer(), 'image/png');
    await makeReference(owner, organizationId, customerId, { custom: { mainImage: asset.url } });
    return request(assetRoutes.deleteAsset, { id: asset.id }, caller);
  },
  IMPORT_RUNNING: async (world) => {
    await putRow(keys.importJob(world.organizationId), importRow('pending'));
    const sent = { kind: 'file' as const, file: 'a.xlsx', pages: 1, steps: 1, leftOut: 0 };
    return request(importRoutes.startImport, { id: crypto.randomUUID(), ...sent }, world.caller);
  },
  EXPORT_RUNNING: async (world) => {
    await putRow(keys.export(world.organizationId), exportRow('pending'));
    return request(exportRoutes.makeExport, {}, world.caller);
  },
  ALREADY_MEMBER: async (world) =>
    request(
      teamRoutes.invitePerson,
      { email: world.owner.email, role: 'member', captchaToken: await solveCaptcha('invite') },
      world.caller,
    ),
  LAST_OWNER: ({ organizationId, caller }) =>
    request(organizationRoutes.leaveOrganization, { organizationId }, caller),
  ALREADY_SUBSCRIBED: async () =>
    request(billingRoutes.openCheckout, { priceId: businessPrice }, (await makePaid()).caller),
  NO_SUBSCRIPTION: ({ caller }) => request(billingRoutes.openPortal, {}, caller),
  GONE: async ({ owner, organizationId, caller }) => {
    const { id } = await makeCollection(owner, organizationId);
    await call(collectionRoutes.deleteCollection, { id }, caller);
    return request(publicRoutes.getPublicCollection, { id }, {});
  },
  INVITATION_EXPIRED: async (world) =>
    (await invited(world, { validUntil: new Date(Date.now() - 1_000).toISOString() })).join(),
  INVITATION_REVOKED: async (world) => {
    const { person, join } = await invited(world);
    await call(teamRoutes.revokeInvitation, { email: person.email }, world.caller);
    return await join();
  },
  INVITATION_USED: async (world) => {
    const { person, join } = await invited(world);
    await join();
    await call(teamRoutes.removeMember, { userId: person.userId }, world.caller);
    return await join();
  },
  LINK_EXPIRED: () =>
    request(contactRoutes.unsubscribe, { token: `${'0'.repeat(64)}.${'x'.repeat(43)}` }, {}),
  PAYLOAD_TOO_LARGE: async ({ caller }) => [
    createCustomer,
    await callRaw(createCustomer, {}, caller, { body: ' '.repeat(serverLimits.bodyBytes + 1) }),
  ],
  IDEMPOTENCY_KEY_REUSED: async ({ caller }) => {
    const key = { 'idempotency-key': 'one' };
    await request(createCustomer, { name: 'A' }, caller, key);
    return await request(createCustomer, { name: 'B' }, caller, key);
  },
  RATE_LIMITED: ({ owner }) =>
    requestUntilRefused(serverLimits.exportsPerHour + 1, () =>
      request(userRoutes.exportProfile, {}, { token: owner.accessToken }),
    ),
  PAYMENTS_UNAVAILABLE: async ({ caller, organizationId }) => {
    await openCheckout(caller);
    const customer = (await subscriptionOf(organizationId))!.customerId;
    await stripeControl().outage({ mode: 'error', customer });
    const response = await request(billingRoutes.openPortal, {}, caller);
    await stripeControl().outage({ mode: 'none', customer });
    return response;
  },
  TRANSLATION_UNAVAILABLE:
    'It needs a machine, which is off; tests/functions/proposal.test.ts has one that fails.',
  INTERNAL: 'It is the answer to a mistake of ours: one that a request can bring about is a finding.',
  PERMISSION_REQUIRED: async (world) => {
    await call(organizationRoutes.saveSettings, { permissionPolicy: 'require' }, world.caller);
    const { id } = await call(customerRoutes.createCustomer, { name: 'A' }, world.caller);
    const attributes = { customerId: id, description: 'In short' };
    return await request(
      referenceRoutes.createReference,
      { name: 'B', status: 'Published', attributes },
      world.caller,
    );
  },
  BUSY: 'It needs a service that fails or a race that is lost again and again, which tests/api arranges.',
};

describe('each error of the contract', () => {
  let judge: Judge;

  beforeAll(async () => {
    const document = await fetch(inject('cloud').origin + metaRoutes.describeApi.path);
    judge = new Judge((await document.json()) as Document);
  });

  const reachable = Object.entries(reached).filter((entry) => typeof entry[1] !== 'string');
  it.each(reachable)('%s is caused by a request and documented for its route', async (code, reach) => {
    const meet = reach as Exclude<typeof reach, string>;
    const [route, { status, body, headers }] = await meet(await makeWorld());
    expect([body.code, status]).toEqual([code, errorStatus[code as ErrorCode]]);
    const response = { status, text: JSON.stringify(body), contentType: headers.get('content-type') ?? '' };
    expect(judge.undocumented(route, response)).toEqual([]);
  });
});
