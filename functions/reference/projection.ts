import { cardOf, type CardContent } from '#contract/cards/card';
import type { PermissionEntry } from '#contract/resources/permission';
import { emptyFields, mapFields, recordOf, type FieldValues } from '#contract/reference/field-values';
import { missingFields } from '#contract/cards/templates';
import { assetUseSteps, referencePictures } from '../asset/use.ts';
import { contentHash } from '../permission/snapshot.ts';
import { requireAllowed, requires, samePolicy, type Allowed } from '../permission/require-allowed.ts';
import { above, equals, exists } from '../shared/data/expression.ts';
import { keys } from '../shared/data/keys.ts';
import { put, remove, update, type Step } from '../shared/data/write.ts';
import { changesFiles, mayChangeAnyFile } from '../shared/files/changed-files.ts';
import { RaceLost } from '../shared/errors/app-error.ts';
import type { MemberContext } from '../shared/membership/context.ts';
import { tombstone } from '../shared/data/tombstone.ts';
import { isShown } from './rules.ts';
import type { ReferenceItem } from './store.ts';

type Writer = Pick<MemberContext, 'table' | 'organizationId' | 'now'>;

interface Change {
  before?: ReferenceItem;
  after?: ReferenceItem;
  /** The name of the customer of `after`, as it was read for this change. */
  company?: string;
  /** The entry that the same transaction appends to the customer's ledger. */
  entry?: PermissionEntry;
}

interface Projection {
  steps: Step[];
  /** For the reference's own row, which remembers them: pictures that are public although it does not show them itself. */
  approvedPictures: ReferenceItem['approvedPictures'];
}

/**
 * Carries a change over to the public side: the card itself, the name of its customer (stored once, while at least one card needs
 * it), the pictures that are used, and the page's version. Nothing that visitors may not see is ever written there, nor what a
 * customer has not allowed where the organization requires it; what they may not see any more leaves a tombstone.
 */
export async function projectionOf(context: Writer, change: Change): Promise<Projection> {
  const { organizationId, now } = context;
  const before = change.before && isShown(change.before) ? change.before : undefined;
  const after = change.after && isShown(change.after) ? change.after : undefined;
  const allowed =
    after && requires(context)
      ? await requireAllowed(context, { reference: after, company: change.company!, entry: change.entry })
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
  const bump = { add: { version: 1 }, ...filesOf(context, change, [before, row]) };
  steps.push(
    after ? update(page, bump, ...samePolicy(context, allowed)) : update(page, bump, { pk: exists }),
    ...(allowed?.steps ?? []),
  );
  const left = before?.attributes.customerId;
  const joined = after?.attributes.customerId;
  if (left && left !== joined) steps.push(await withdrawCompany(context, left));
  if (joined && left !== joined) steps.push(showCompany(organizationId, joined, change.company!));
  const key = keys.publicReference(organizationId, (before ?? after)!.id);
  steps.push(row ? put(key, row) : put(key, tombstone(now), { pk: exists }));
  return { steps, approvedPictures };
}

/** The public row of an approved version is not read here, so any file may have changed. */
function filesOf(context: Writer, { before, after }: Change, records: unknown[]) {
  if (before?.approvedPictures) return mayChangeAnyFile;
  return changesFiles(context, { referenceId: (before ?? after)!.id, records });
}

/**
 * Builds the public row from the reference, or from its approved version with the current style where that
 * can show it.
 */
function publicRow(after: ReferenceItem, allowed?: Allowed) {
  const { company: _omitted, ...current } = cardOf(after);
  const { approved } = allowed ?? {};
  const card = approved ? withLooks(approved, current) : current;
  const { visibility, updatedAt, attributes } = after;
  return {
    ...card,
    customerId: attributes.customerId,
    visibility,
    updatedAt,
    ...(allowed?.websites === false && { websites: false }),
    ...confirmation(after, card),
  };
}

function withLooks(approved: CardContent, current: CardContent): CardContent {
  const fields = mapFields((_, name) => approved[name]) as unknown as FieldValues;
  const card = { ...current, ...fields };
  if (missingFields(card).length === 0) return card;
  const { templateId, templateConfig } = approved;
  return { ...card, templateId, templateConfig };
}

/**
 * Returns the confirmation if the customer approved by link exactly what the card says. Readers have to
 * check `expiresOn`.
 */
function confirmation({ approved }: ReferenceItem, card: CardContent) {
  if (!approved?.content || approved.content !== contentHash(card)) return {};
  const { entryId, at, by, expiresOn } = approved;
  return { confirmed: { entryId, at, ...by, expiresOn } };
}

/**
 * Returns the pictures of an approved version by field. The mark keeps them apart from the reference's own.
 */
function picturesOf(organizationId: string, approved: CardContent): Record<string, string> {
  const record = recordOf({ ...emptyFields(), ...approved });
  return Object.fromEntries(
    Object.entries(referencePictures(organizationId, record)).flatMap(([field, address]) =>
      typeof address === 'string' && address ? [[`${field}#approved`, address]] : [],
    ),
  );
}

function showCompany(organizationId: string, customerId: string, name: string): Step {
  return update(
    keys.publicCustomer(organizationId, customerId),
    { set: { name }, add: { publicReferenceCount: 1 } },
    {},
  );
}

// The last card takes the customer's name off the public side with it.
async function withdrawCompany({ table, organizationId }: Writer, customerId: string): Promise<Step> {
  const key = keys.publicCustomer(organizationId, customerId);
  const row = await table.get(key);
  if (!row) throw new RaceLost();
  return row.publicReferenceCount === 1
    ? remove(key, { publicReferenceCount: equals(1) })
    : update(key, { add: { publicReferenceCount: -1 } }, { publicReferenceCount: above(1) });
}
