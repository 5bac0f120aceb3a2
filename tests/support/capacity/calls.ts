import { randomUUID } from 'node:crypto';
import { defaultBranding } from '#contract/cards/default-branding';
import type { OperationName, RouteOf } from '#contract/index';
import type { Sent } from '#contract/primitives/route';
import { signUp } from '../cloud.ts';
import { password } from '../people.ts';
import { newBatchId } from '../visits.ts';
import { pdf } from '../pictures.ts';
import { about } from '../uploads.ts';
import { businessPrice, eventAbout, signed } from '../stripe.ts';
import type { Caller } from './lab.ts';
import {
  attributesOf,
  dayOf,
  makeAsset,
  makeCollection,
  anyContact,
  makeApproval,
  makeContact,
  makeQuestion,
  makeCustomer,
  makeInvitation,
  makeMember,
  makeOrganization,
  makePerson,
  makeReference,
  makeSubscriber,
  referenceInput,
  solve,
  typical,
  type Scene,
  type Somebody,
} from './scene.ts';

/** One call; unless it says who, the owner of the typical organization makes it. */
interface Prepared<Name extends OperationName> {
  input: Sent<RouteOf<Name>>;
  caller?: Caller;
}

type Calls = {
  [Name in OperationName]: (scene: Scene) => Prepared<Name> | Promise<Prepared<Name>>;
};

const nothing = () => ({ input: {} });
const someone = ({ userId }: Somebody, organizationId?: string): Caller => ({ userId, organizationId });

/** As signing in gives it to the browser. */
const freshToken = async (): Promise<string> => {
  const email = `${randomUUID()}@example.com`;
  const { refreshToken } = await signUp({ email, password, name: 'Robin' });
  return refreshToken;
};

/** Somebody whom the user pool knows too, a moment after signing in. */
const inPool = async (scene: Scene): Promise<Caller> => {
  const email = `${randomUUID()}@example.com`;
  const { sub, accessToken } = await signUp({ email, password, name: 'Robin' });
  await scene.lab.run('post-confirmation', {
    request: { userAttributes: attributesOf({ userId: sub, email }) },
  });
  return { userId: sub, accessToken };
};

/** How many batches of one visitor were sent. */
let visits = 0;
/** How many addresses were given. */
let addresses = 0;

const anyName = { name: 'Another name' };

/** A typical call of every route of the contract, prepared anew each time: what one call uses up, the next one finds again. */
export const calls: Calls = {
  getProfile: nothing,
  updateProfile: () => ({ input: anyName }),
  switchOrganization: ({ organizationId }) => ({ input: { organizationId } }),
  signOutEverywhere: async ({ lab }) => ({ input: {}, caller: someone(await makePerson(lab)) }),
  changePassword: async (scene) => ({
    input: { currentPassword: password, newPassword: 'quite another password' },
    caller: await inPool(scene),
  }),
  getTwoFactor: async (scene) => ({ input: {}, caller: await inPool(scene) }),
  setTwoFactor: async (scene) => ({ input: { enabled: false }, caller: await inPool(scene) }),
  exportProfile: nothing,
  deleteProfile: async (scene) => ({ input: {}, caller: someone(await makeMember(scene)) }),

  startSession: async () => ({ input: { refreshToken: await freshToken() } }),
  refreshSession: async () => ({ input: { sessionToken: await freshToken() } }),
  endSession: async () => ({ input: { sessionToken: await freshToken() } }),

  listOrganizations: nothing,
  createOrganization: async ({ lab }) => ({ input: anyName, caller: someone(await makePerson(lab)) }),
  renameOrganization: () => ({ input: anyName }),
  deleteOrganization: async ({ lab }) => {
    const person = await makePerson(lab);
    return { input: {}, caller: someone(person, await makeOrganization(lab, person)) };
  },
  joinOrganization: async (scene) => {
    const person = await makePerson(scene.lab);
    await makeInvitation(scene, person.email);
    return { input: { organizationId: scene.organizationId }, caller: someone(person) };
  },
  leaveOrganization: async (scene) => {
    const { organizationId } = scene;
    return { input: { organizationId }, caller: someone(await makeMember(scene)) };
  },
  getBranding: nothing,
  saveBranding: () => ({ input: defaultBranding }),
  getSettings: nothing,
  saveSettings: () => ({ input: { timeZone: 'Europe/Helsinki', embedOrigins: ['https://www.example.com'] } }),

  listTeam: nothing,
  invitePerson: async (scene) => {
    const { email } = await makePerson(scene.lab);
    return { input: { email, role: 'member', captchaToken: await solve(scene, 'invite') } };
  },
  revokeInvitation: async (scene) => {
    const { email } = await makePerson(scene.lab);
    await makeInvitation(scene, email);
    return { input: { email } };
  },
  changeRoles: async (scene) => ({ input: { userId: (await makeMember(scene)).userId, roles: ['admin'] } }),
  removeMember: async (scene) => ({ input: { userId: (await makeMember(scene)).userId } }),

  createCustomer: () => ({ input: { ...anyName, attributes: { description: 'd'.repeat(400) } } }),
  updateCustomer: ({ customerIds }) => ({
    input: { id: customerIds[0]!, attributes: { description: 'e'.repeat(400) } },
  }),
  listCustomers: nothing,
  getCustomer: ({ customerIds }) => ({ input: { id: customerIds[0]! } }),
  deleteCustomer: async (scene) => ({ input: { id: await makeCustomer(scene) } }),
  listContacts: ({ customerIds }) => ({ input: { id: customerIds[0]! } }),
  createContact: ({ customerIds }) => ({ input: { id: customerIds[1]!, ...anyContact } }),
  updateContact: async (scene) => ({ input: { ...(await makeContact(scene)), jobTitle: 'Director' } }),
  deleteContact: async (scene) => ({ input: await makeContact(scene) }),

  getUse: ({ customerIds }) => ({ input: { customerId: customerIds[0]! } }),
  getPermission: ({ customerIds }) => ({ input: { customerId: customerIds[0]! } }),
  listPermissions: nothing,
  recordPermission: ({ customerIds }) => ({
    input: {
      customerId: customerIds[1]!,
      subjects: ['name', 'logo', 'text'],
      channels: ['reference-page', 'website'],
      wording: 'w'.repeat(400),
      method: 'contract',
    },
  }),

  withdrawPermission: async (scene) => {
    const customerId = await makeCustomer(scene);
    await scene.call('createReference', referenceInput(customerId, 'Published'), scene.caller);
    return { input: { customerId } };
  },

  listApprovals: async (scene) => ({ input: { customerId: (await makeApproval(scene)).customerId } }),
  askApproval: async (scene) => ({ input: await makeQuestion(scene) }),
  cancelApproval: async (scene) => ({ input: await makeApproval(scene) }),

  createReference: ({ customerIds }) => ({ input: referenceInput(customerIds[0]!) }),
  updateReference: ({ customerIds, referenceIds }) => ({
    input: { ...referenceInput(customerIds[0]!, 'Published'), id: referenceIds[0]!, ...anyName },
  }),
  changeReferenceAddress: async (scene) => ({
    input: { id: await makeReference(scene, 'Published'), slug: `another-name-${(addresses += 1)}` },
  }),
  listReferences: nothing,
  getReference: ({ referenceIds }) => ({ input: { id: referenceIds[0]! } }),
  deleteReference: async (scene) => ({ input: { id: await makeReference(scene, 'Published') } }),

  createCollection: ({ referenceIds }) => ({
    input: { ...anyName, visibility: 'public', itemIds: referenceIds.slice(0, typical.collectionItems) },
  }),
  updateCollection: ({ collectionIds }) => ({
    input: { id: collectionIds[0]!, description: 'e'.repeat(200) },
  }),
  listCollections: nothing,
  getCollection: ({ collectionIds }) => ({ input: { id: collectionIds[0]! } }),
  addCollectionItems: async (scene) => ({
    input: { id: await makeCollection(scene), itemIds: [scene.referenceIds[typical.collectionItems]!] },
  }),
  orderCollectionItems: async (scene) => {
    const itemIds = scene.referenceIds.slice(0, typical.collectionItems).toReversed();
    return { input: { id: await makeCollection(scene), itemIds } };
  },
  removeCollectionItems: async (scene) => ({
    input: { id: await makeCollection(scene), itemIds: [scene.referenceIds[0]!] },
  }),
  deleteCollection: async (scene) => ({ input: { id: await makeCollection(scene) } }),
  getPublicCollection: ({ collectionIds }) => ({ input: { id: collectionIds[0]! } }),

  createUpload: () => ({ input: about(pdf, 'application/pdf') }),
  listAssets: nothing,
  openFiles: () => ({ input: { origin: 'https://refdeck.example' } }),
  getAsset: ({ assetIds }) => ({ input: { id: assetIds[0]! } }),
  deleteAsset: async (scene) => ({ input: { id: await makeAsset(scene) } }),

  sendContactMessage: async (scene) => ({
    input: {
      kind: 'support',
      fullName: 'Pat Example',
      email: (await makePerson(scene.lab)).email,
      company: 'Harbour Works',
      message: 'm'.repeat(500),
      captchaToken: await solve(scene, 'contact'),
    },
  }),
  subscribe: async (scene) => ({
    input: {
      email: (await makePerson(scene.lab)).email,
      captchaToken: await solve(scene, 'newsletter'),
    },
  }),
  confirmSubscription: async (scene) => ({ input: { token: await makeSubscriber(scene, 'pending') } }),
  unsubscribe: async (scene) => ({ input: { token: await makeSubscriber(scene, 'confirmed') } }),

  // A page was seen, three of its cards for a second, and one was opened: each time other ones, as a visitor's next ones count.
  sendEvents: ({ organizationId, referenceIds }) => {
    const cards = referenceIds.slice(visits * 3, visits * 3 + 3);
    visits += 1;
    return {
      input: {
        organizationId,
        batchId: newBatchId(),
        source: 'page',
        referrer: 'www.example.com',
        events: [
          { type: 'view', referenceId: cards[0]! },
          ...cards.map((referenceId) => ({ type: 'visible' as const, referenceId })),
          { type: 'open', referenceId: cards[0]! },
        ],
      },
    };
  },
  getAnalytics: () => ({ input: { from: dayOf(1), to: dayOf(typical.days) } }),

  getBilling: nothing,
  openCheckout: async ({ lab }) => {
    const person = await makePerson(lab);
    const organizationId = await makeOrganization(lab, person);
    return { input: { priceId: businessPrice }, caller: someone(person, organizationId) };
  },
  openPortal: nothing,
  receiveStripeEvent: async ({ stripeCustomer }) => ({ input: await signed(eventAbout(stripeCustomer)) }),

  getCaptcha: () => ({ input: { purpose: 'invite' } }),
  getReferencePage: ({ organizationId }) => ({ input: { id: organizationId } }),
  describeApi: nothing,
};
