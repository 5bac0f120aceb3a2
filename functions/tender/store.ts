import { tender, type Tender, type WholeTender } from '#contract/resources/tender';
import { pick } from '#contract/tender/pick-schemas';
import { need } from '#contract/tender/need';
import { dispatch } from '#contract/tender/dispatch';
import { fromRow } from '../shared/data/read.ts';
import { may } from '#contract/rules/roles';
import { dispatchesOf, keys, needsOf, partitions, partsOf, picksOf } from '../shared/data/keys.ts';
import { AppError } from '../shared/errors/app-error.ts';
import type { MemberContext } from '../shared/membership/context.ts';
import { readMembers, type Member } from '../team/store.ts';

type Tenant = Pick<MemberContext, 'table' | 'organizationId'>;

/** A transaction has a hundred steps, and no organization has as many managers. */
const mostRecipients = 50;

/** Whom a mail about a tender goes to: its owner, or the managers if the owner has left. */
export async function readOwners(tenant: Tenant, { owner }: Pick<Tender, 'owner'>): Promise<Member[]> {
  const members = await readMembers(tenant);
  const owners = members.filter(({ userId }) => userId === owner);
  return owners.length > 0
    ? owners
    : members.filter(({ role }) => may(role, 'settings:write')).slice(0, mostRecipients);
}

export async function findTender({ table, organizationId }: Tenant, id: string): Promise<Tender | undefined> {
  return fromRow(tender, await table.get(keys.tender(organizationId, id)));
}

export async function readTender(tenant: Tenant, id: string): Promise<Tender> {
  const found = await findTender(tenant, id);
  if (!found) throw new AppError('NOT_FOUND');
  return found;
}

/** Refuses a tender that somebody has changed since the caller has seen it. */
export async function readSame(tenant: Tenant, id: string, seen: number | undefined): Promise<Tender> {
  const current = await readTender(tenant, id);
  if (seen !== undefined && seen !== current.version)
    throw new AppError('VERSION_CONFLICT', undefined, { current });
  return current;
}

/** The tender comes first: parts that are newer than its row make a change of theirs start over. */
export async function readWhole(tenant: Tenant, id: string): Promise<WholeTender> {
  const { table, organizationId } = tenant;
  const found = await readTender(tenant, id);
  const rows = await table.all(partitions.organization(organizationId), { prefix: partsOf(id) });
  const below = (prefix: string) => rows.filter(({ sk }) => (sk as string).startsWith(prefix));
  const needs = below(needsOf(id)).map((row) => fromRow(need, row));
  const known = new Set(needs.map((one) => one.id));
  const picks = new Map(
    below(picksOf(id))
      .map((row) => fromRow(pick, row))
      // A deleted requirement leaves the picks that name it.
      .map((one) => [
        one.referenceId,
        { ...one, needIds: one.needIds.filter((needId) => known.has(needId)) },
      ]),
  );
  const dispatches = below(dispatchesOf(id)).map((row) => fromRow(dispatch, row));
  return {
    tender: found,
    needs,
    dispatches,
    picks: found.referenceIds.flatMap((picked) => picks.get(picked) ?? []),
  };
}
