import * as z from 'zod/mini';
import type { NamedRoute } from '#contract/index';
import type { Route } from '#contract/primitives/route';
import type { Role } from '#contract/rules/roles';
import { makeCustomer, makeOwner, makeReference, type Owner } from '../support/people.ts';
import { auditOf, dumpPartition } from '../support/table.ts';

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

/** Returns true for routes that change something inside an organization. */
export const isChange = ({ method, access, reads }: NamedRoute): boolean =>
  method !== 'GET' && !reads && access.includes(':');

/** The audit trail has an import when it is started, and not each of its noted pages. */
export const isRecorded = (route: NamedRoute): boolean =>
  isChange(route) && route.operation !== 'putImportPage';

export type Rows = Record<'own' | 'shown' | 'audit' | 'uploads', Record<string, unknown>[]>;

export async function allRows({ organizationId }: Pick<World, 'organizationId'>): Promise<Rows> {
  const [own, shown, audit, uploads] = await Promise.all([
    dumpPartition(`ORG#${organizationId}`),
    dumpPartition(`PUB#${organizationId}`),
    auditOf(organizationId),
    dumpPartition('JOB#upload'),
  ]);
  return { own, shown, audit, uploads: uploads.filter((due) => due.organizationId === organizationId) };
}

/** The relation of a caller to an organization at the time of the call, which may differ from their token. */
export interface Relation {
  signedIn: boolean;
  role?: Role;
  /** The only owner of another organization cannot delete their account. */
  isSoleOwnerElsewhere?: boolean;
}

type Schema = NonNullable<Route['body']> | undefined;

export function fieldsIn(schema: Schema): string[] {
  if (!schema) return [];
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return Object.keys(json.properties ?? {});
}
