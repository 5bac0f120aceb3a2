import { solveCaptcha } from '../support/captcha.ts';
import { askForNewsletter, newAddress, subscribeToNewsletter } from '../support/newsletter.ts';
import { makeCustomer, makeReference } from '../support/people.ts';
import type { World } from './world.ts';

const anyName = { name: 'Somebody' };

/**
 * A good input for every operation of the contract, made anew for each call: what one call deletes, the next one finds again.
 * A route without one fails the suites that loop over the contract.
 */
export const inputs: Record<string, (world: World) => Promise<object> | object> = {
  getProfile: () => ({}),
  updateProfile: () => anyName,
  switchOrganization: ({ organizationId }) => ({ organizationId }),

  listOrganizations: () => ({}),
  createOrganization: () => anyName,
  renameOrganization: () => anyName,

  createCustomer: () => anyName,
  updateCustomer: ({ customerId }) => ({ id: customerId, name: 'Changed' }),
  listCustomers: () => ({}),
  getCustomer: ({ customerId }) => ({ id: customerId }),
  deleteCustomer: async ({ owner, organizationId }) => ({
    id: (await makeCustomer(owner, organizationId)).id,
  }),

  createReference: ({ customerId }) => ({ name: 'New', attributes: { customerId } }),
  updateReference: async (world) => ({
    id: await freshReference(world),
    name: 'Changed',
    attributes: { customerId: world.customerId },
  }),
  listReferences: () => ({}),
  getReference: async (world) => ({ id: await freshReference(world) }),
  deleteReference: async (world) => ({ id: await freshReference(world) }),

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

  getCaptcha: () => ({ purpose: 'invite' }),
  getReferencePage: ({ organizationId }) => ({ id: organizationId }),
  describeApi: () => ({}),
};

async function freshReference({ owner, organizationId, customerId }: World): Promise<string> {
  return (await makeReference(owner, organizationId, customerId)).id;
}

export async function inputOf(operation: string, world: World): Promise<object> {
  const make = inputs[operation];
  if (!make) throw new Error(`Give ${operation} an input here, so that it is covered`);
  return await make(world);
}
