import type { PermissionPart } from '#contract/permission/parts';
import { may } from '#contract/rules/roles';
import { record } from '../shared/audit/record.ts';
import type { Step } from '../shared/data/write.ts';
import { mailStep } from '../shared/email/outbox.ts';
import type { ActorContext } from '../shared/membership/context.ts';
import { readMembers } from '../team/store.ts';
import type { ReferenceItem } from '../reference/store.ts';

/** A transaction has a hundred steps, and no organization has as many managers. */
const mostRecipients = 50;

interface Publication {
  reference: ReferenceItem;
  customerName: string;
  notAllowed: readonly PermissionPart[] | undefined;
  reason: string | undefined;
}

/** A reason stays with the card while it shows anything that nobody allowed. The managers are told of a new one. */
export async function overrideOf(
  context: ActorContext,
  { reference, customerName, notAllowed = [], reason }: Publication,
): Promise<{ override: ReferenceItem['override']; steps: Step[] }> {
  const { organizationId, userId, now } = context;
  if (notAllowed.length === 0) return { override: undefined, steps: [] };
  if (!reason) return { override: reference.override, steps: [] };
  const members = await readMembers(context);
  const mail = {
    kind: 'permission-override' as const,
    referenceId: reference.id,
    referenceName: reference.name,
    customerName,
    byName: members.find((member) => member.userId === userId)?.name ?? '',
    subjects: [...new Set(notAllowed.map(({ subject }) => subject))],
    reason,
  };
  const told = members
    .filter((member) => member.userId !== userId && may(member.role, 'settings:write'))
    .slice(0, mostRecipients);
  return {
    override: { reason, by: userId, at: now.toISOString() },
    steps: [
      ...told.map(({ email, language }) => mailStep({ ...mail, to: email, language }, now)),
      record(context, organizationId, 'reference.override', reference),
    ],
  };
}
