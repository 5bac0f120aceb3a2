import { cardOf, type CardContent } from '#contract/cards/card';
import type { PermissionEntry } from '#contract/resources/permission';
import { emptyFields, mapFields, recordOf, type FieldValues } from '#contract/reference/field-values';
import { missingFields } from '#contract/cards/templates';
import { assetUseSteps, referencePictures } from '../asset/steps.ts';
import type { ReferenceItem } from '../reference/store.ts';
import { exists } from '../shared/data/expression.ts';
import { keys } from '../shared/data/keys.ts';
import { tombstone } from '../shared/data/tombstone.ts';
import { put, update, type Step } from '../shared/data/write.ts';
import type { MemberContext } from '../shared/membership/context.ts';
import { changesFiles, mayChangeAnyFile } from './changed-files.ts';
import { confirmationOf } from './confirmation.ts';
import { addPublicReference, removePublicReference } from './public-customer.ts';
import { requireAllowed, requires, samePolicy, type Allowed } from './require-allowed.ts';
import { isShown } from './surfaces.ts';

type Writer = Pick<MemberContext, 'table' | 'organizationId' | 'now'>;

interface Change {
  before?: ReferenceItem;
  after?: ReferenceItem;
  company?: string;
  added?: readonly PermissionEntry[] | undefined;
}

interface Published {
  steps: Step[];
  /** The caller stores these on the reference's row while its approved version is public. */
  approvedPictures: ReferenceItem['approvedPictures'];
}

/** A card that ends leaves a tombstone. Throws PERMISSION_REQUIRED if `require` allows no version of it. */
export async function publicSteps(context: Writer, change: Change): Promise<Published> {
  const { organizationId, now } = context;
  const before = change.before && isShown(change.before) ? change.before : undefined;
  const after = change.after && isShown(change.after) ? change.after : undefined;
  const allowed =
    after && requires(context)
      ? await requireAllowed(context, { reference: after, company: change.company!, added: change.added })
      : undefined;
  const approvedPictures = allowed?.approved && picturesOf(organizationId, allowed.approved);
  const steps = assetUseSteps(
    organizationId,
    `reference:${(change.before ?? change.after)!.id}`,
    change.before
      ? { ...referencePictures(organizationId, change.before), ...change.before.approvedPictures }
      : {},
    change.after ? { ...referencePictures(organizationId, change.after), ...approvedPictures } : {},
  );
  if (!before && !after) return { steps, approvedPictures };

  const page = keys.publicPage(organizationId);
  const row = after && publicRow(after, allowed);
  const bump = { add: { version: 1 }, ...filesOf(context, change, [before && cardOf(before), row]) };
  steps.push(
    after ? update(page, bump, ...samePolicy(context, allowed)) : update(page, bump, { pk: exists }),
    ...(allowed?.steps ?? []),
  );
  const left = before?.attributes.customerId;
  const joined = after?.attributes.customerId;
  if (left && left !== joined) steps.push(await removePublicReference(context, left));
  if (joined && left !== joined) steps.push(addPublicReference(organizationId, joined, change.company!));
  const key = keys.publicReference(organizationId, (before ?? after)!.id);
  steps.push(row ? put(key, row) : put(key, tombstone(now), { pk: exists }));
  return { steps, approvedPictures };
}

/** The public row of an approved version is not read here, so any file may have changed. */
function filesOf(context: Writer, { before, after }: Change, cards: (CardContent | undefined)[]) {
  if (before?.approvedPictures) return mayChangeAnyFile;
  return changesFiles(context, { referenceId: (before ?? after)!.id, cards });
}

function publicRow(after: ReferenceItem, allowed?: Allowed) {
  const { company: _omitted, ...current } = cardOf(after);
  const { approved } = allowed ?? {};
  const card = approved ? withLooks(approved, current) : current;
  const confirmed = confirmationOf(after, card);
  const { visibility, updatedAt, attributes } = after;
  return {
    ...card,
    customerId: attributes.customerId,
    visibility,
    updatedAt,
    ...(allowed?.websites === false && { websites: false }),
    ...(confirmed && { confirmed }),
  };
}

function withLooks(approved: CardContent, current: CardContent): CardContent {
  const fields = mapFields((_, name) => approved[name]) as unknown as FieldValues;
  const card = { ...current, ...fields };
  if (missingFields(card).length === 0) return card;
  const { templateId, templateConfig } = approved;
  return { ...card, templateId, templateConfig };
}

/** A mark in the names distinguishes these pictures from the reference's own. */
function picturesOf(organizationId: string, approved: CardContent): Record<string, string> {
  const record = recordOf({ ...emptyFields(), ...approved });
  return Object.fromEntries(
    Object.entries(referencePictures(organizationId, record)).flatMap(([field, address]) =>
      typeof address === 'string' && address ? [[`${field}#approved`, address]] : [],
    ),
  );
}
