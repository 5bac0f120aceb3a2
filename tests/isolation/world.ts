import type { Role } from '#contract/rules/roles';
import * as z from 'zod/mini';
import type { Route } from '#contract/primitives/route';
import { makeCustomer, makeOwner, makeReference, type Owner } from '../support/people.ts';
import { auditOf, dumpPartition } from '../support/table.ts';

/** An organization with something in it, and its owner. */
export interface World extends Owner {
  customerId: string;
}

export async function makeWorld(): Promise<World> {
  const tenant = await makeOwner({ maxCards: 500 });
  const { owner, organizationId } = tenant;
  const { id: customerId } = await makeCustomer(owner, organizationId);
  await makeReference(owner, organizationId, customerId);
  return { ...tenant, customerId };
}

export type Rows = Record<'own' | 'shown' | 'audit' | 'uploads', Record<string, unknown>[]>;

/** Everything that calls may change of an organization. */
export async function allRows({ organizationId }: Pick<World, 'organizationId'>): Promise<Rows> {
  const [own, shown, audit, uploads] = await Promise.all([
    dumpPartition(`ORG#${organizationId}`),
    dumpPartition(`PUB#${organizationId}`),
    auditOf(organizationId),
    dumpPartition('JOB#upload'),
  ]);
  return { own, shown, audit, uploads: uploads.filter((due) => due.organizationId === organizationId) };
}

/** What somebody is to an organization at the moment of the call, whatever they were when their token was made. */
export interface Standing {
  signedIn: boolean;
  /** None: an outsider. */
  role?: Role;
  /** The only owner of another organization, who cannot go away. */
  isSoleOwnerElsewhere?: boolean;
}

type Schema = NonNullable<Route['body']> | undefined;

/** The names of the fields that a schema takes. */
export function fieldsIn(schema: Schema): string[] {
  if (!schema) return [];
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return Object.keys(json.properties ?? {});
}
