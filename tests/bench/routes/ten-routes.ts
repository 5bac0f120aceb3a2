import { randomInt, randomUUID } from 'node:crypto';
import { keys } from '#functions/shared/data/keys';
import { apply, update } from '#functions/shared/data/write';
import { ensureProfile } from '#functions/user/ensure-profile';
import { referenceInput } from '../../support/resources/reference.ts';
import type { Call, Send } from './start.ts';

export const typical = { customers: 12, references: 50, published: 12 };

export interface Scene {
  userId: string;
  organizationId: string;
  slug: string;
  customerId: string;
  /** The first twelve of a typical organization are public. */
  referenceIds: string[];
}

export async function makeScene(send: Send, whole: boolean): Promise<Scene> {
  const userId = randomUUID();
  await ensureProfile(
    { sub: userId, email: `${userId}@bench.example`, email_verified: 'true', name: 'B' },
    new Date(),
  );
  const call = async (bundle: string, key: string, body?: object, organizationId?: string) => {
    const path = key.split(' ')[1]!;
    return JSON.parse(await send({ routeKey: key, bundle, path, userId, organizationId, body })) as Record<
      string,
      string
    >;
  };
  const made = await call('organization', 'POST /api/organization/new', {
    name: `Bench ${userId.slice(0, 8)}`,
  });
  const organizationId = made.organizationId!;
  // The benchmark creates more references than any plan allows.
  await apply(update(keys.organization(organizationId), { set: { maxCards: 1_000_000 } }, {}));
  const customers: string[] = [];
  for (let n = 0; n < (whole ? typical.customers : 1); n += 1) {
    const { id } = await call('customer', 'PUT /api/customer', { name: `Customer ${n}` }, organizationId);
    customers.push(id!);
  }
  const referenceIds: string[] = [];
  for (let n = 0; n < (whole ? typical.references : 3); n += 1) {
    const status = n < typical.published ? 'Published' : 'Draft';
    const body = referenceInput(customers[n % customers.length]!, status);
    referenceIds.push((await call('reference', 'PUT /api/reference', body, organizationId)).id!);
  }
  const { slug } = await call('organization', 'GET /api/organization/settings', undefined, organizationId);
  return { userId, organizationId, slug: slug ?? organizationId, customerId: customers[0]!, referenceIds };
}

/** In the order of the tables. */
export const tenRoutes: Record<string, (scene: Scene) => Call> = {
  'GET /api/user/profile': (scene) => memberCall(scene, 'user', 'GET /api/user/profile'),
  'GET /api/customer': (scene) => memberCall(scene, 'customer', 'GET /api/customer'),
  'GET /api/customer/{id}': (scene) =>
    memberCall(scene, 'customer', 'GET /api/customer/{id}', { parameters: { id: scene.customerId } }),
  'GET /api/reference': (scene) => memberCall(scene, 'reference', 'GET /api/reference'),
  'GET /api/reference/{id}': (scene) =>
    memberCall(scene, 'reference', 'GET /api/reference/{id}', { parameters: { id: scene.referenceIds[0]! } }),
  'PUT /api/reference': (scene) =>
    memberCall(scene, 'reference', 'PUT /api/reference', { body: referenceInput(scene.customerId, 'Draft') }),
  'POST /api/reference, of a public one': (scene) =>
    memberCall(scene, 'reference', 'POST /api/reference', {
      body: { ...referenceInput(scene.customerId, 'Published'), id: scene.referenceIds[0]! },
    }),
  'GET /api/analytics': (scene) =>
    memberCall(scene, 'analytics', 'GET /api/analytics', { query: lastMonth() }),
  'POST /api/public/event': ({ organizationId, referenceIds }) => ({
    routeKey: 'POST /api/public/event',
    bundle: 'event',
    path: '/api/public/event',
    organizationId,
    address: [10, 0, 0, 0].map((part) => part || randomInt(256)).join('.'),
    body: {
      organizationId,
      batchId: randomUUID(),
      source: 'page',
      referrer: 'www.example.com',
      events: referenceIds.slice(0, 3).map((referenceId) => ({ type: 'view', referenceId })),
    },
  }),
  'GET /reference-page/{organizationId}': ({ organizationId, slug }) => ({
    routeKey: 'GET /reference-page/{organizationId}',
    bundle: 'reference-page',
    path: `/reference-page/${slug}`,
    organizationId,
    parameters: { organizationId: slug },
  }),
};

const memberCall = (
  { userId, organizationId }: Scene,
  bundle: string,
  key: string,
  more: Partial<Call> = {},
): Call => ({ routeKey: key, bundle, path: key.split(' ')[1]!, userId, organizationId, ...more });

function lastMonth() {
  const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
  return { from: day(29), to: day(0) };
}
