import type { PermissionEntry } from '#contract/resources/permission';
import { may } from '#contract/rules/roles';
import { customerRow } from '../customer/store.ts';
import { readSettingsRow, settingsOf } from '../organization/store.ts';
import { referenceRow } from '../reference/store.ts';
import { exists } from '../shared/data/expression.ts';
import { keys } from '../shared/data/keys.ts';
import { fromRow } from '../shared/data/read.ts';
import { remove, retryRace, type Step } from '../shared/data/write.ts';
import { mailStep } from '../shared/email/outbox.ts';
import type { ActorContext } from '../shared/membership/context.ts';
import { readMembers, type Member } from '../team/store.ts';
import { endingWith } from './rules.ts';
import { expiryStep } from './steps.ts';
import { readLedger, type Expiry } from './store.ts';

/** A transaction has a hundred steps, and no organization has as many managers. */
const mostRecipients = 90;

const dayMs = 24 * 60 * 60 * 1_000;

/** Mails and the next scheduled row are one transaction, so nobody is reminded twice. */
export async function remindOfEnd(context: ActorContext, due: Expiry): Promise<void> {
  const { table, now } = context;
  const key = { pk: due.pk, sk: due.sk };
  await retryRace(async () => {
    if (!(await table.get(key))) return;
    await table.commit([remove(key, { pk: exists }), expiryStep(due, now), ...(await mails(context, due))]);
  });
}

async function mails(context: ActorContext, { customerId, entryId, expiresOn }: Expiry): Promise<Step[]> {
  const { table, organizationId, now } = context;
  const page = await readSettingsRow(context);
  const { expiryReminders, permissionPolicy } = settingsOf(page);
  if (!expiryReminders) return [];
  const entries = await readLedger(context, customerId);
  const entry = entries.find(({ id }) => id === entryId);
  const ending = entry && endingWith(entries, entry);
  if (!ending) return [];
  const { referenceId } = entry;
  const [customerItem, referenceItem] = await table.getMany([
    keys.customer(organizationId, customerId),
    ...(referenceId === undefined ? [] : [keys.reference(organizationId, referenceId)]),
  ]);
  const customer = fromRow(customerRow, customerItem);
  if (!customer) return [];
  const mail = {
    kind: 'permission-ending' as const,
    organizationName: page.name,
    customerId,
    customerName: customer.name,
    referenceName: fromRow(referenceRow, referenceItem)?.name,
    contactName: entry.person?.name,
    ending,
    expiresOn,
    daysLeft: Math.max(0, Math.ceil((Date.parse(expiresOn) - now.getTime()) / dayMs)),
    policy: permissionPolicy,
  };
  const recipients = await recipientsOf(context, entry);
  return recipients.map(({ email, language }) => mailStep({ ...mail, to: email, language }, now));
}

async function recipientsOf(context: ActorContext, entry: PermissionEntry): Promise<Member[]> {
  const [members, author] = await Promise.all([readMembers(context), authorOf(context, entry)]);
  return members
    .filter(({ userId, role }) => userId === author || may(role, 'settings:write'))
    .toSorted((a, b) => Number(b.userId === author) - Number(a.userId === author))
    .slice(0, mostRecipients);
}

async function authorOf(
  { table, organizationId }: ActorContext,
  { enteredBy, approvalId, customerId }: PermissionEntry,
): Promise<string | undefined> {
  if (enteredBy !== undefined || approvalId === undefined) return enteredBy;
  const row = await table.get(keys.approval(organizationId, customerId, approvalId));
  return row?.askedBy as string | undefined;
}
