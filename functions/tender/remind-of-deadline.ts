import * as z from 'zod/mini';
import { facts as factsRow } from '#contract/reference/fact-schemas';
import type { Tender } from '#contract/resources/tender';
import { pick as pickRow } from '#contract/tender/pick-schemas';
import { lightOfReference, type KnownForLight } from '#contract/tender/light-of-reference';
import { readApprovals, toApproval } from '../approval/store.ts';
import { readSettingsRow, settingsOf } from '../organization/store.ts';
import { readLedger } from '../permission/store.ts';
import { referenceRow } from '../reference/store.ts';
import { exists } from '../shared/data/expression.ts';
import { keys } from '../shared/data/keys.ts';
import { fromRow, storedKey } from '../shared/data/read.ts';
import { remove, retryRace, type Step } from '../shared/data/write.ts';
import { dayIn } from '../shared/days/days.ts';
import { mailStep } from '../shared/email/outbox.ts';
import type { TenderDeadlineMail } from '../shared/email/tender-deadline.ts';
import type { ActorContext } from '../shared/membership/context.ts';
import { deadlineSteps } from './steps.ts';
import { findTender, readOwners } from './store.ts';

export const deadlineRow = z.extend(storedKey, { organizationId: z.string(), tenderId: z.string() });

/** Mails and the removed row are one transaction, so nobody is told twice about one deadline. */
export async function remindOfDeadline(
  context: ActorContext,
  { pk, sk, tenderId }: z.output<typeof deadlineRow>,
): Promise<void> {
  const { table } = context;
  await retryRace(async () => {
    if (!(await table.get({ pk, sk }))) return;
    const tender = await findTender(context, tenderId);
    await table.commit([
      remove({ pk, sk }, { pk: exists }),
      ...(tender?.status === 'preparing' ? await stepsFor(context, tender) : []),
    ]);
  });
}

/** A tender that got more time is looked at again. */
async function stepsFor(context: ActorContext, tender: Tender): Promise<Step[]> {
  const { organizationId, now } = context;
  const later = deadlineSteps(organizationId, tender, now);
  if (later.length > 0 || tender.deadline <= now.toISOString()) return later;
  const settings = await readSettingsRow(context);
  const { timeZone, permissionPolicy: policy } = settingsOf(settings);
  const open = await readOpen(context, tender, { policy, today: dayIn(timeZone, now) });
  if (open.length === 0) return [];
  const owners = await readOwners(context, tender);
  return owners.map(({ email, language }) =>
    mailStep(
      {
        kind: 'tender-deadline',
        to: email,
        language,
        organizationName: settings.name,
        tenderId: tender.id,
        tenderTitle: tender.title,
        deadline: dayIn(timeZone, new Date(tender.deadline)),
        open,
      },
      now,
    ),
  );
}

/** The references that the tender's page does not show as allowed. */
async function readOpen(
  context: ActorContext,
  tender: Tender,
  about: Pick<KnownForLight, 'policy' | 'today'>,
): Promise<TenderDeadlineMail['open']> {
  const { table, organizationId, now } = context;
  const { referenceIds } = tender;
  const [references, facts, picks] = await Promise.all([
    table.getMany(referenceIds.map((id) => keys.reference(organizationId, id))),
    table.getMany(referenceIds.map((id) => keys.facts(organizationId, id))),
    table.getMany(referenceIds.map((id) => keys.pick(organizationId, tender.id, id))),
  ]);
  const known = references.flatMap((row, at) => {
    if (!row) return [];
    const { values = {} } = facts[at] ? fromRow(factsRow, facts[at]) : {};
    return [{ reference: fromRow(referenceRow, row), facts: values, pick: fromRow(pickRow, picks[at]) }];
  });
  const customerOf = ({ reference }: (typeof known)[number]) => reference.attributes.customerId;
  const open = new Map<string, TenderDeadlineMail['open'][number]>();
  for (const customerId of new Set(known.map(customerOf))) {
    const [entries, approvals] = await Promise.all([
      readLedger(context, customerId),
      readApprovals(context, customerId),
    ]);
    const requests = approvals.map((row) => toApproval(row, now));
    for (const one of known.filter((any) => customerOf(any) === customerId)) {
      const [worst] = lightOfReference({ tender, ...one, entries, requests, ...about }).reasons;
      if (worst) open.set(one.reference.id, { name: one.reference.name, state: worst.reason });
    }
  }
  return referenceIds.flatMap((id) => open.get(id) ?? []);
}
