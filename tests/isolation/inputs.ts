import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { approvalRoutes } from '#contract/resources/approval';
import type { Collection } from '#contract/resources/collection';
import { customerRoutes } from '#contract/resources/customer';
import { defaultBranding } from '#contract/cards/default-branding';
import type { OperationName, RouteOf } from '#contract/index';
import type { Sent } from '#contract/primitives/route';
import { solveCaptcha } from '../support/captcha.ts';
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
import { pdf } from '../support/pictures.ts';
import { becomeCustomer, businessPrice, eventAbout, signed } from '../support/stripe.ts';
import { about, announce } from '../support/uploads.ts';
import type { World } from './world.ts';

const anyName = { name: 'Somebody' };

type Inputs = {
  [Name in OperationName]: (world: World) => Promise<Sent<RouteOf<Name>>> | Sent<RouteOf<Name>>;
};

/** A good input for every operation of the contract, made anew for each call: what one call deletes, the next one finds again. */
const inputs: Inputs = {
  getProfile: () => ({}),
  updateProfile: () => anyName,
  switchOrganization: ({ organizationId }) => ({ organizationId }),
  signOutEverywhere: () => ({}),
  changePassword: () => ({ currentPassword: password, newPassword: 'quite another password' }),
  getTwoFactor: () => ({}),
  setTwoFactor: () => ({ enabled: false }),
  exportProfile: () => ({}),
  deleteProfile: () => ({}),

  startSession: async ({ owner }) => ({ refreshToken: (await signIn(owner)).refreshToken }),
  refreshSession: async ({ owner }) => ({ sessionToken: (await signIn(owner)).refreshToken }),
  endSession: async ({ owner }) => ({ sessionToken: (await signIn(owner)).refreshToken }),

  listOrganizations: () => ({}),
  createOrganization: () => anyName,
  renameOrganization: () => anyName,
  deleteOrganization: () => ({}),
  // Nobody has invited the caller, so to everybody it is as if there were no such organization.
  joinOrganization: ({ organizationId }) => ({ organizationId }),
  leaveOrganization: ({ organizationId }) => ({ organizationId }),
  getBranding: () => ({}),
  saveBranding: () => defaultBranding,
  getSettings: () => ({}),
  saveSettings: () => ({ timeZone: 'Europe/Helsinki', embedOrigins: ['https://www.example.com'] }),

  listTeam: () => ({}),
  invitePerson: async () => ({
    email: freshAddress(),
    role: 'member',
    captchaToken: await solveCaptcha('invite'),
  }),
  revokeInvitation: async ({ organizationId }) => {
    const email = freshAddress();
    await addInvitation(organizationId, email, 'member');
    return { email };
  },
  changeRoles: async (world) => ({ userId: await freshMember(world), roles: ['admin'] }),
  removeMember: async (world) => ({ userId: await freshMember(world) }),

  createCustomer: () => anyName,
  updateCustomer: ({ customerId }) => ({ id: customerId, name: 'Changed' }),
  listCustomers: () => ({}),
  getCustomer: ({ customerId }) => ({ id: customerId }),
  deleteCustomer: async ({ owner, organizationId }) => ({
    id: (await makeCustomer(owner, organizationId)).id,
  }),
  listContacts: ({ customerId }) => ({ id: customerId }),
  createContact: async ({ owner, organizationId }) => ({
    id: (await makeCustomer(owner, organizationId)).id,
    ...anyContact,
  }),
  updateContact: async (world) => ({ ...(await freshContact(world)), jobTitle: 'Director' }),
  deleteContact: freshContact,

  getPermission: ({ customerId }) => ({ customerId }),
  listPermissions: () => ({}),
  getUse: ({ customerId }) => ({ customerId }),
  withdrawPermission: ({ customerId }) => ({ customerId }),
  recordPermission: ({ customerId }) => ({
    customerId,
    subjects: ['name'],
    channels: ['reference-page'],
    wording: 'You may name us',
    method: 'email',
  }),

  listApprovals: ({ customerId }) => ({ customerId }),
  askApproval: freshQuestion,
  cancelApproval: async (world) => {
    const { customerId, organizationId, owner } = world;
    const caller = { token: owner.accessToken, organizationId };
    const { id } = await call(approvalRoutes.askApproval, await freshQuestion(world), caller);
    // Until its mail has gone, the row changes by itself.
    await expect
      .poll(async () => {
        const { approvals } = await call(approvalRoutes.listApprovals, { customerId }, caller);
        return approvals.find((one) => one.id === id)?.delivery;
      })
      .toBe('sent');
    return { customerId, id };
  },

  createReference: ({ customerId }) => ({ name: 'New', attributes: { customerId } }),
  updateReference: async (world) => ({
    id: await freshReference(world),
    name: 'Changed',
    attributes: { customerId: world.customerId },
  }),
  // Of a customer of its own: while one has just withdrawn, nothing of theirs can be published.
  changeReferenceAddress: async ({ owner, organizationId }) => {
    const { id: customerId } = await makeCustomer(owner, organizationId);
    const { id } = await makeReference(owner, organizationId, customerId, { status: 'Published' });
    return { id, slug: `story-${randomUUID()}` };
  },
  listReferences: () => ({}),
  getReference: async (world) => ({ id: await freshReference(world) }),
  deleteReference: async (world) => ({ id: await freshReference(world) }),

  createCollection: async (world) => ({ name: 'New', itemIds: [await freshReference(world)] }),
  updateCollection: async (world) => ({ id: (await freshCollection(world)).id, name: 'Changed' }),
  listCollections: () => ({}),
  getCollection: async (world) => ({ id: (await freshCollection(world)).id }),
  addCollectionItems: async (world) => ({
    id: (await freshCollection(world)).id,
    itemIds: [await freshReference(world)],
  }),
  orderCollectionItems: async (world) => {
    const { id, itemIds } = await freshCollection(world);
    return { id, itemIds: itemIds.toReversed() };
  },
  removeCollectionItems: async (world) => {
    const { id, itemIds } = await freshCollection(world);
    return { id, itemIds: itemIds.slice(1) };
  },
  deleteCollection: async (world) => ({ id: (await freshCollection(world)).id }),
  getPublicCollection: async (world) => ({ id: (await freshCollection(world)).id }),

  createUpload: () => about(pdf, 'application/pdf'),
  listAssets: () => ({}),
  openFiles: () => ({ origin: 'https://refdeck.example' }),
  getAsset: async (world) => ({ id: await freshAsset(world) }),
  deleteAsset: async (world) => ({ id: await freshAsset(world) }),

  sendContactMessage: async () => ({
    kind: 'support',
    fullName: 'Somebody',
    email: newAddress(),
    company: 'Acme',
    message: 'Hello',
    captchaToken: await solveCaptcha('contact'),
  }),
  subscribe: async () => ({ email: newAddress(), captchaToken: await solveCaptcha('newsletter') }),
  confirmSubscription: async () => ({ token: await askForNewsletter(newAddress()) }),
  unsubscribe: async () => ({ token: await subscribeToNewsletter(newAddress()) }),

  sendEvents: ({ organizationId }) => ({
    organizationId,
    batchId: randomUUID(),
    source: 'page',
    events: [{ type: 'view' }],
  }),
  getAnalytics: () => ({}),

  getBilling: () => ({}),
  openCheckout: () => ({ priceId: businessPrice }),
  openPortal: async (world) => {
    await becomeCustomer(world);
    return {};
  },
  receiveStripeEvent: () => signed(eventAbout('cus_nobody')),

  getCaptcha: () => ({ purpose: 'invite' }),
  getReferencePage: ({ organizationId }) => ({ id: organizationId }),
  describeApi: () => ({}),
};

let made = 0;
function freshAddress(): string {
  made += 1;
  return `invited-${process.pid}-${made}@example.com`;
}

async function freshMember({ organizationId }: World): Promise<string> {
  const person = await makePerson();
  await addMember(organizationId, person, 'member');
  return person.userId;
}

async function freshReference({ owner, organizationId, customerId }: World): Promise<string> {
  return (await makeReference(owner, organizationId, customerId)).id;
}

const anyContact = { name: 'Maija Meri', email: 'maija.meri@customer.example' };

async function freshContact({ owner, organizationId }: World): Promise<{ id: string; contactId: string }> {
  const { id } = await makeCustomer(owner, organizationId);
  const caller = { token: owner.accessToken, organizationId };
  return { id, contactId: (await call(customerRoutes.createContact, { id, ...anyContact }, caller)).id };
}

async function freshQuestion({ owner, organizationId, customerId }: World) {
  const caller = { token: owner.accessToken, organizationId };
  const { id: referenceId } = await makeReference(owner, organizationId, customerId);
  const contact = await call(customerRoutes.createContact, { id: customerId, ...anyContact }, caller);
  return {
    referenceId,
    contactId: contact.id,
    subjects: ['name' as const],
    channels: ['reference-page' as const],
  };
}

async function freshCollection(world: World): Promise<Collection> {
  const itemIds = [await freshReference(world), await freshReference(world)];
  return await makeCollection(world.owner, world.organizationId, { itemIds });
}

async function freshAsset({ caller }: World): Promise<string> {
  return (await announce(caller, pdf, 'application/pdf')).asset.id;
}

export async function inputOf(operation: OperationName, world: World): Promise<object> {
  return (await inputs[operation](world)) as object;
}
