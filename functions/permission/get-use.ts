import * as z from 'zod/mini';
import { collection } from '#contract/resources/collection';
import type { permissionRoutes, ReferenceUse } from '#contract/resources/permission';
import type { Input, Output } from '#contract/primitives/route';
import { readSightings } from '../counting/sightings.ts';
import { readCustomer } from '../customer/store.ts';
import { readSettingsRow, settingsOf } from '../organization/store.ts';
import { readHeld, stillNamedIn, type Held } from '../publication/held.ts';
import { isShown } from '../publication/surfaces.ts';
import { readReference, referenceRow, type ReferenceItem } from '../reference/store.ts';
import { keys, partitions, referencesOf } from '../shared/data/keys.ts';
import { fromRow } from '../shared/data/read.ts';
import { dayIn } from '../shared/days/days.ts';
import type { MemberContext } from '../shared/membership/context.ts';
import { readDocumentUses } from './documents-of.ts';

const batchSize = 25;

/** A customer may have hundreds of references. */
const documentsOfOne = 50;
const documentsOfEach = 5;

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
  const limit = referenceId === undefined ? documentsOfEach : documentsOfOne;
  const uses: ReferenceUse[] = [];
  for (let at = 0; at < references.length; at += batchSize)
    uses.push(
      ...(await Promise.all(
        references
          .slice(at, at + batchSize)
          .map((reference) => useOf(context, reference, { names, held, limit })),
      )),
    );
  return { page: settings.slug, uses, stillNamed: await stillNamedIn(context, held, today) };
}

interface Around {
  names: ReadonlyMap<string, string>;
  held: readonly Held[];
  limit: number;
}

async function useOf(
  context: MemberContext,
  reference: ReferenceItem,
  { names, held, limit }: Around,
): Promise<ReferenceUse> {
  const { table, organizationId } = context;
  const { id, name, visibility } = reference;
  const documents = await readDocumentUses(context, reference, { held, limit });
  if (!isShown(reference))
    return { referenceId: id, name, listed: false, collections: [], websites: [], documents };
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
    documents,
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
