import * as z from 'zod/mini';
import { collection } from '#contract/resources/collection';
import type { permissionRoutes, ReferenceUse } from '#contract/resources/permission';
import type { Input, Output } from '#contract/primitives/route';
import { readSightings } from '../counting/sightings.ts';
import { readCustomer } from '../customer/store.ts';
import { readSettingsRow, settingsOf } from '../organization/store.ts';
import { readHeld, stillNamedIn } from '../publication/held.ts';
import { isShown } from '../publication/surfaces.ts';
import { readReference, referenceRow, type ReferenceItem } from '../reference/store.ts';
import { keys, partitions, referencesOf } from '../shared/data/keys.ts';
import { fromRow } from '../shared/data/read.ts';
import { dayIn } from '../shared/days/days.ts';
import type { MemberContext } from '../shared/membership/context.ts';

const batchSize = 25;

export async function getUse(
  context: MemberContext,
  { customerId, referenceId }: Input<typeof permissionRoutes.getUse>,
): Promise<Output<typeof permissionRoutes.getUse>> {
  const references =
    referenceId === undefined
      ? await referencesOfCustomer(context, customerId!)
      : [await readReference(context, referenceId)];
  const [names, settings, heldOfCustomer] = await Promise.all([
    collectionNames(context, references),
    readSettingsRow(context),
    readHeld(context, customerId ?? references[0]!.attributes.customerId),
  ]);
  const held = heldOfCustomer.filter((one) => referenceId === undefined || one.referenceId === referenceId);
  const today = dayIn(settingsOf(settings).timeZone, context.now);
  const uses: ReferenceUse[] = [];
  for (let at = 0; at < references.length; at += batchSize)
    uses.push(
      ...(await Promise.all(
        references.slice(at, at + batchSize).map((reference) => useOf(context, reference, names)),
      )),
    );
  return { page: settings.slug, uses, stillNamed: await stillNamedIn(context, held, today) };
}

async function useOf(
  { table, organizationId }: MemberContext,
  reference: ReferenceItem,
  names: ReadonlyMap<string, string>,
): Promise<ReferenceUse> {
  const { id, name, visibility } = reference;
  if (!isShown(reference)) return { referenceId: id, name, listed: false, collections: [], websites: [] };
  return {
    referenceId: id,
    name,
    story: reference.slug,
    listed: visibility === 'public',
    collections: [...(reference.collectionIds ?? [])].flatMap((collectionId) => {
      const collectionName = names.get(collectionId);
      return collectionName === undefined ? [] : [{ id: collectionId, name: collectionName }];
    }),
    websites: await readSightings(table, organizationId, id),
  };
}

async function referencesOfCustomer(context: MemberContext, customerId: string): Promise<ReferenceItem[]> {
  const { table, organizationId } = context;
  await readCustomer(context, customerId);
  const prefix = referencesOf(customerId);
  const rows = await table.all(partitions.organization(organizationId), { prefix });
  const found = await table.getMany(
    rows.map(({ sk }) => keys.reference(organizationId, (sk as string).slice(prefix.length))),
  );
  return found.flatMap((row) => fromRow(referenceRow, row) ?? []);
}

async function collectionNames(
  { table, organizationId }: MemberContext,
  references: readonly ReferenceItem[],
): Promise<Map<string, string>> {
  const ids = [...new Set(references.flatMap(({ collectionIds }) => [...(collectionIds ?? [])]))];
  const rows = await table.getMany(ids.map((id) => keys.collection(organizationId, id)));
  return new Map(
    rows.flatMap((row) => {
      const found = fromRow(shownCollection, row);
      return found && found.visibility !== 'private' ? [[found.id, found.name] as const] : [];
    }),
  );
}

const shownCollection = z.pick(collection, { id: true, name: true, visibility: true });
