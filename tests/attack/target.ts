import { assetRoutes } from '#contract/resources/asset';
import type { NamedRoute, OperationName } from '#contract/index';
import { inputOf } from '../isolation/inputs.ts';
import { makeWorld, type World } from '../isolation/world.ts';
import { expectConsistent } from '../support/invariants.ts';
import {
  addMember,
  call,
  makeCollection,
  makeCustomer,
  makePerson,
  makeReference,
  signIn,
  type Person,
} from '../support/people.ts';
import { pdf } from '../support/pictures.ts';
import { about } from '../support/uploads.ts';
import { callers, type CallerName } from './plan.ts';

export const missingId = '01HZX0000000000000000000ZZ';

/** Is below the five minutes of a recent sign-in. */
const tokenMs = 4 * 60_000;

interface Tenant {
  world: World;
  ids: Record<string, string>;
  secrets: string[];
}

/** An attacked organization with its people, and a stranger with another one. */
export class Target {
  readonly own: Tenant;
  readonly foreign: Tenant;
  /** Somebody has lost account, membership or organization, so a new target is needed. */
  spent = false;
  private readonly people: Map<CallerName, Person>;
  private signedInAt = Date.now();
  private readonly typical = new Map<OperationName, Promise<object>>();

  private constructor(own: Tenant, foreign: Tenant, people: Map<CallerName, Person>) {
    this.own = own;
    this.foreign = foreign;
    this.people = people;
  }

  static async make(): Promise<Target> {
    const [own, foreign, admin, member] = await Promise.all([
      makeTenant(),
      makeTenant(),
      makePerson(),
      makePerson(),
    ]);
    const { organizationId, owner } = own.world;
    await addMember(organizationId, admin, 'admin');
    await addMember(organizationId, member, 'member');
    own.ids.userId = member.userId;
    const people = new Map<CallerName, Person>([
      ['stranger', foreign.world.owner],
      ['member', member],
      ['admin', admin],
      ['owner', owner],
    ]);
    return new Target(own, foreign, people);
  }

  /** Returns a valid input, reused until a call succeeds with it. */
  async typicalInput(operation: OperationName): Promise<object> {
    const made = this.typical.get(operation) ?? inputOf(operation, this.own.world);
    this.typical.set(operation, made);
    return await made;
  }

  tokenOf(caller: CallerName): string | undefined {
    return this.people.get(caller)?.accessToken;
  }

  secretsFrom(caller: CallerName): string[] {
    if (caller === 'nobody') return [...this.own.secrets, ...this.foreign.secrets];
    return (caller === 'stranger' ? this.own : this.foreign).secrets;
  }

  async stayFresh(): Promise<void> {
    if (Date.now() - this.signedInAt < tokenMs) return;
    this.signedInAt = Date.now();
    for (const name of callers) {
      const person = this.people.get(name);
      if (person) Object.assign(person, await signIn(person));
    }
    this.own.world.caller.token = this.own.world.owner.accessToken;
  }

  learn({ operation, resource, method }: NamedRoute, body: object): void {
    if (method !== 'GET') this.typical.delete(operation);
    const { id } = body as { id?: unknown };
    const kind = `${resource}Id`;
    if (method !== 'DELETE' && typeof id === 'string' && kind in this.own.ids) this.own.ids[kind] = id;
    if (isEnding(operation)) this.spent = true;
  }

  async expectConsistent(): Promise<void> {
    for (const { world } of [this.own, this.foreign]) await expectConsistent(world.organizationId);
  }

  fill(text: string, caller: CallerName): string {
    return text.replaceAll(
      /\{\{(own|foreign|missing|token)(?:\.(\w+))?\}\}/g,
      (_, whose: string, kind = '') => {
        if (whose === 'missing') return missingId;
        if (whose === 'token') return this.tokenOf(caller) ?? 'none';
        return (whose === 'own' ? this.own : this.foreign).ids[String(kind)] ?? missingId;
      },
    );
  }
}

/** After success of these, people are no longer who they were. */
export const isEnding = (operation: OperationName): boolean => endings.has(operation);
const endings = new Set<OperationName>([
  'deleteOrganization',
  'leaveOrganization',
  'deleteProfile',
  'signOutEverywhere',
  'changePassword',
  'changeRoles',
  'removeMember',
]);

let made = 0;

async function makeTenant(): Promise<Tenant> {
  const world = await makeWorld();
  const { owner, organizationId, customerId, caller } = world;
  made += 1;
  const secret = `secret-of-${organizationId}-${made}`;
  const [reference, upload] = await Promise.all([
    makeReference(owner, organizationId, customerId, { name: secret }),
    call(assetRoutes.createUpload, about(pdf, 'application/pdf', secret), caller),
    makeCustomer(owner, organizationId, { name: secret, visibility: 'private' }),
  ]);
  const collection = await makeCollection(owner, organizationId, { name: secret, visibility: 'private' });
  const ids = {
    organizationId,
    customerId,
    referenceId: reference.id,
    collectionId: collection.id,
    assetId: upload.asset.id,
    userId: owner.userId,
  };
  return { world, ids, secrets: [secret, owner.email] };
}
