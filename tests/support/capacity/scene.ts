import { randomUUID } from 'node:crypto';
import { type NamedRoute, type OperationName, type RouteOf, routes } from '#contract/index';
import type { Channel, Subject } from '#contract/rules/choices';
import type { Asset } from '#contract/resources/asset';
import type { Role } from '#contract/rules/roles';
import type { CaptchaPurpose } from '#contract/resources/captcha';
import { retention } from '#contract/rules/retention';
import type { Output, Sent } from '#contract/primitives/route';
import { dayNumbers, referenceNumbers } from '#functions/counting/counters';
import { linkToken, newSecret } from '#functions/contact/subscriber';
import { emailHash } from '#functions/shared/data/hash';
import { keys } from '#functions/shared/data/keys';
import { objects } from '#functions/shared/files/objects';
import { put } from '#functions/shared/data/write';
import { countMembership, addMembership } from '#functions/shared/membership/membership';
import { writeInvitation } from '#functions/team/store';
import { ulid } from 'ulid';
import { tokenFor } from '../captcha-token.ts';
import { businessPrice, eventAbout, openStripe, signed, stripeControl } from '../stripe.ts';
import type { Caller } from '../resources/fixture.ts';
import { referenceInput } from '../resources/reference.ts';
import { needInput, tenderInput } from '../resources/tender.ts';
import { translationInput } from '../resources/translation.ts';
import type { Lab } from './lab.ts';

/** The size of the measured organization. `docs/operations/costs.md` lists these figures. */
export const typical = {
  members: 5,
  invitations: 2,
  customers: 12,
  references: 50,
  cards: 12,
  collections: 3,
  collectionItems: 10,
  needs: 10,
  picks: 8,
  assets: 12,
  /** The number of days with visits, all in one month. */
  days: 30,
} as const;

const month = '2026-01';
export const dayOf = (n: number): string => `${month}-${String(n).padStart(2, '0')}`;

export interface Somebody {
  userId: string;
  email: string;
}

export interface Scene {
  lab: Lab;
  owner: Somebody;
  organizationId: string;
  stripeCustomer: string;
  customerIds: string[];
  /** Public references come first. */
  referenceIds: string[];
  collectionIds: string[];
  assetIds: string[];
  caller: Caller;
  call: <Name extends OperationName>(
    operation: Name,
    input: Sent<RouteOf<Name>>,
    caller?: Caller,
  ) => Promise<Output<RouteOf<Name>>>;
}

const routeOf = (operation: OperationName): NamedRoute => routes.find((one) => one.operation === operation)!;

export async function makeScene(lab: Lab): Promise<{ scene: Scene; organizationBytes: number }> {
  const owner = await makePerson(lab);
  const call: Scene['call'] = (operation, input, caller) =>
    lab.call(routeOf(operation), input as object, caller);
  const organizationId = await makeOrganization(lab, owner);
  const caller = { userId: owner.userId, organizationId };
  const scene: Scene = {
    lab,
    owner,
    organizationId,
    caller,
    call,
    stripeCustomer: '',
    customerIds: [],
    referenceIds: [],
    collectionIds: [],
    assetIds: [],
  };
  scene.stripeCustomer = await subscribeToPlan(scene);
  for (let n = 1; n < typical.members; n += 1) await makeMember(scene);
  for (let n = 0; n < typical.invitations; n += 1) await makeInvitation(scene, (await makePerson(lab)).email);
  for (let n = 0; n < typical.customers; n += 1) scene.customerIds.push(await makeCustomer(scene));
  for (let n = 0; n < typical.references; n += 1)
    scene.referenceIds.push(await makeReference(scene, n < typical.cards ? 'Published' : 'Draft'));
  for (let n = 0; n < typical.collections; n += 1) scene.collectionIds.push(await makeCollection(scene));
  for (let n = 0; n < typical.assets; n += 1) scene.assetIds.push(await makeAsset(scene));
  await countVisits(scene);
  return { scene, organizationBytes: await lab.tableBytes() };
}

let people = 0;

export async function makePerson(lab: Lab): Promise<Somebody> {
  people += 1;
  const person = {
    userId: randomUUID(),
    email: `person-${String(people).padStart(4, '0')}@units.example`,
  };
  await lab.run('post-confirmation', { request: { userAttributes: attributesOf(person) } });
  return person;
}

export const attributesOf = ({ userId, email }: Somebody) => ({
  sub: userId,
  email,
  email_verified: 'true',
  name: 'Pat Example',
});

export async function makeOrganization(lab: Lab, { userId }: Somebody): Promise<string> {
  const input = { name: 'Harbour Works', timeZone: 'Europe/Helsinki' };
  const made = await lab.call<{ organizationId: string }>(routeOf('createOrganization'), input, { userId });
  return made.organizationId;
}

async function subscribeToPlan({ lab, call, caller }: Scene): Promise<string> {
  const { url } = await call('openCheckout', { priceId: businessPrice }, caller);
  const { subscription: id } = await stripeControl().pay({ session: url });
  const { customer } = await (await openStripe()).subscriptions.retrieve(id);
  const customerId = typeof customer === 'string' ? customer : customer.id;
  await lab.call(routeOf('receiveStripeEvent'), await signed(eventAbout(customerId)));
  return customerId;
}

export async function makeMember({ lab, organizationId }: Scene, role: Role = 'member'): Promise<Somebody> {
  const person = await makePerson(lab);
  const membership = { organizationId, userId: person.userId, role };
  await lab.write([
    ...addMembership(membership, { name: 'Pat Example', email: person.email }, new Date()),
    countMembership(membership),
  ]);
  return person;
}

export async function makeInvitation({ lab, organizationId, owner }: Scene, email: string): Promise<string> {
  const validUntil = new Date(Date.now() + 86_400_000).toISOString();
  const invitation = {
    email,
    role: 'member',
    invitedBy: owner.userId,
    validUntil,
    delivery: 'sending',
  } as const;
  await lab.write(writeInvitation(organizationId, invitation));
  return validUntil;
}

export async function makeCustomer({ call, caller }: Scene): Promise<string> {
  const attributes = { description: 'd'.repeat(400), website: 'https://www.customer.example' };
  return (await call('createCustomer', { name: 'Northern Harbour Ltd', attributes }, caller)).id;
}

export async function makeContact(scene: Scene): Promise<{ id: string; contactId: string }> {
  const id = await makeCustomer(scene);
  const contact = { name: 'Maija Meri', email: 'maija.meri@customer.example', jobTitle: 'Head of sales' };
  const { id: contactId } = await scene.call('createContact', { id, ...contact }, scene.caller);
  return { id, contactId };
}

export async function makeReference(scene: Scene, status: 'Draft' | 'Published' = 'Draft'): Promise<string> {
  const { call, caller, customerIds, referenceIds } = scene;
  const customerId = customerIds[referenceIds.length % customerIds.length]!;
  return (await call('createReference', referenceInput(customerId, status), caller)).id;
}

export async function makeTranslation(scene: Scene): Promise<{ id: string; language: 'sv' }> {
  const translation = { id: await makeReference(scene), language: 'sv' as const };
  await scene.call('saveSettings', { languages: ['sv'] }, scene.caller);
  await scene.call('saveTranslation', { ...translation, ...translationInput }, scene.caller);
  return translation;
}

export async function makeCollection({ call, caller, referenceIds }: Scene): Promise<string> {
  const itemIds = referenceIds.slice(0, typical.collectionItems);
  const input = { name: 'Energy', description: 'd'.repeat(200), visibility: 'public', itemIds } as const;
  return (await call('createCollection', input, caller)).id;
}

export async function makeTender({ call, caller, referenceIds }: Scene) {
  const { id } = await call('createTender', tenderInput, caller);
  const needIds: string[] = [];
  for (let n = 0; n < typical.needs; n += 1)
    needIds.push((await call('createNeed', { id, ...needInput }, caller)).id);
  const picked = referenceIds.slice(0, typical.picks);
  const add = picked.map((referenceId) => ({ referenceId, needIds: needIds.slice(0, 2) }));
  await call('changePicks', { id, add }, caller);
  return { id, needIds, referenceIds: picked };
}

/** Each reference of a tender is of another customer. */
export async function makeTenderDocument({ lab, organizationId, customerIds, referenceIds }: Scene) {
  const id = ulid();
  const file = '1.csv';
  await lab.put(keys.document(organizationId, id), {
    id,
    title: 'For a tender',
    format: 'csv',
    language: 'en',
    channel: 'tender',
    status: 'ready',
    file,
    size: 3,
    sha256: '47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=',
    said: referenceIds.slice(0, typical.picks).map((referenceId, at) => ({
      referenceId,
      customerId: customerIds[at % customerIds.length],
      title: 'A school for 400 pupils',
      subjects: ['name', 'text'],
    })),
    createdAt: '2026-11-20T14:30:00.000Z',
    createdBy: 'somebody',
  });
  await lab.putObject(objects.document(organizationId, id) + file, Buffer.from('a,b'));
  return id;
}

export async function makeAsset({ lab, organizationId, owner }: Scene): Promise<string> {
  const id = ulid();
  const variants = [320, 640, 1280].map((width) => ({
    width,
    height: width / 2,
    url: `/assets/${organizationId}/${id}/${width}.webp`,
  }));
  const asset: Asset & { sha256: string } = {
    id,
    name: 'harbour-at-night.jpg',
    contentType: 'image/jpeg',
    size: 400_000,
    status: 'ready',
    width: 1280,
    height: 640,
    url: variants[2]!.url,
    variants,
    sha256: 'c'.repeat(44),
    createdAt: new Date().toISOString(),
    createdBy: owner.userId,
  };
  await lab.put(keys.asset(organizationId, id), { ...asset, files: new Set(['320.webp', '1280.webp']) });
  return id;
}

async function countVisits({ lab, organizationId, referenceIds }: Scene): Promise<void> {
  const cards = referenceIds.slice(0, typical.cards);
  const events = cards.map((referenceId) => ({ type: 'visible' as const, referenceId }));
  const kinds = ['DE', 'FI', 'SE', 'NL'].map((country, n) => ({
    source: 'page',
    referrer: n % 2 ? 'direct' : 'www.example.com',
    country,
    device: 'desktop',
  }));
  const days = Array.from({ length: typical.days }, (_, n) => dayOf(n + 1));
  for (const day of days) {
    const numbers = Object.assign({}, ...kinds.map((labels) => dayNumbers(labels, events, true))) as object;
    await lab.put(keys.dayCounters(organizationId, day), numbers);
  }
  for (const referenceId of cards) {
    const all = days.map((day) =>
      referenceNumbers(day, [{ type: 'visible', referenceId }]).get(referenceId)!,
    );
    await lab.put(
      keys.referenceCounters(organizationId, month, referenceId),
      Object.assign({}, ...all) as object,
    );
  }
}

export const solve = async ({ call }: Pick<Scene, 'call'>, purpose: CaptchaPurpose): Promise<string> =>
  tokenFor(await call('getCaptcha', { purpose }));

export async function makeSubscriber({ lab }: Scene, status: 'pending' | 'confirmed'): Promise<string> {
  const { email } = await makePerson(lab);
  const { secret, secretHash } = newSecret();
  const createdAt = new Date().toISOString();
  const expiresAt = Math.floor(Date.now() / 1000) + retention.newsletterLinkDays * 86_400;
  const row = { email, status, confirmHash: secretHash, unsubscribeHash: secretHash, createdAt, expiresAt };
  await lab.write([put(keys.subscriber(emailHash(email)), row)]);
  return linkToken(emailHash(email), secret);
}

export async function makeRequest(scene: Scene) {
  const { id: customerId, contactId } = await makeContact(scene);
  const { id: referenceId } = await scene.call('createReference', referenceInput(customerId), scene.caller);
  const request = {
    referenceId,
    contactId,
    message: 'm'.repeat(300),
    subjects: ['name', 'logo', 'text'] as Subject[],
    channels: ['reference-page', 'website'] as Channel[],
  };
  return { customerId, request };
}
