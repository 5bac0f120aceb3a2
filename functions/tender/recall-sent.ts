import * as z from 'zod/mini';
import type { Subject } from '#contract/rules/choices';
import { permissionState } from '#contract/permission/state';
import type { PermissionEntry } from '#contract/resources/permission';
import { tender as tenderRow, type Tender } from '#contract/resources/tender';
import { dispatch as dispatchRow, said, type Recall } from '#contract/tender/dispatch';
import { holdUntilOf } from '#contract/tender/light';
import { may } from '#contract/rules/roles';
import { readSettingsRow, settingsOf } from '../organization/store.ts';
import { readLedger } from '../permission/store.ts';
import { absent, exists } from '../shared/data/expression.ts';
import { sha256 } from '../shared/data/hash.ts';
import { heldOf, keys, partitions } from '../shared/data/keys.ts';
import { fromRow, storedKey } from '../shared/data/read.ts';
import { check, put, remove, retryRace, type Step } from '../shared/data/write.ts';
import { dayIn } from '../shared/days/days.ts';
import { mailStep } from '../shared/email/outbox.ts';
import type { ActorContext } from '../shared/membership/context.ts';
import { readMembers } from '../team/store.ts';
import { closeProven } from './close-proven.ts';
import { isAbout } from './rules.ts';

export const recallWorkRow = z.extend(storedKey, {
  organizationId: z.string(),
  customerId: z.string(),
  entryId: z.string(),
});
type RecallWork = z.output<typeof recallWorkRow>;

const heldRow = z.extend(z.omit(said, { title: true }), { tenderId: z.string(), dispatchId: z.string() });
type Held = z.output<typeof heldRow>;

interface Affected {
  entry: PermissionEntry;
  tender: Tender;
  /** All about one reference. */
  held: Held[];
  subjects: Subject[];
  organizationName: string;
}

/**
 * Tells the owners of tenders whose buyers hold what the entry closed. The work goes last, and a recall is named by
 * entry and reference, so this can be interrupted and repeated.
 */
export async function recallSent(context: ActorContext, work: RecallWork): Promise<void> {
  const { table } = context;
  await closeProven(context, work);
  for (const affected of await findAffected(context, work))
    await retryRace(async () => {
      const steps = await recallSteps(context, affected);
      if (steps.length > 0) await table.commit(steps);
    });
  await table.commit([remove({ pk: work.pk, sk: work.sk }, {})]);
}

async function findAffected(context: ActorContext, { customerId, entryId }: RecallWork): Promise<Affected[]> {
  const { table, organizationId, now } = context;
  const prefix = heldOf(customerId);
  const rows = await table.all(partitions.organization(organizationId), { prefix });
  if (rows.length === 0) return [];
  const [entries, settings] = await Promise.all([readLedger(context, customerId), readSettingsRow(context)]);
  const entry = entries.find(({ id }) => id === entryId);
  if (!entry) return [];
  const groups = new Map<string, Held[]>();
  for (const held of rows.map((row) => fromRow(heldRow, row)).filter((one) => isAbout(entry, one))) {
    const name = `${held.tenderId} ${held.referenceId}`;
    groups.set(name, [...(groups.get(name) ?? []), held]);
  }
  const today = dayIn(settingsOf(settings).timeZone, now);
  const found: Affected[] = [];
  for (const held of groups.values()) {
    const { tenderId, referenceId } = held[0]!;
    const tender = fromRow(tenderRow, await table.get(keys.tender(organizationId, tenderId)));
    if (!tender || !isStillHeld(tender, today)) continue;
    // A later permission may have opened it again.
    const state = permissionState(entries, { referenceId, tenderId, today });
    const subjects = [...new Set(held.flatMap((one) => one.subjects))].filter(
      (subject) => entry.subjects.includes(subject) && state[subject].tender.state !== 'allowed',
    );
    if (subjects.length > 0) found.push({ entry, tender, held, subjects, organizationName: settings.name });
  }
  return found;
}

/** A buyer whose tender was won goes on with what it was sent; one that has decided otherwise does not. */
const isStillHeld = (tender: Tender, today: string): boolean =>
  tender.status === 'won' ||
  (tender.status !== 'lost' && tender.status !== 'cancelled' && holdUntilOf(tender) >= today);

async function recallSteps(
  context: ActorContext,
  { entry, tender, held, subjects, organizationName }: Affected,
): Promise<Step[]> {
  const { table, organizationId, now } = context;
  const { referenceId, customerId } = held[0]!;
  const id = sha256(`${entry.id} ${referenceId}`).slice(0, 32);
  const key = keys.recall(organizationId, tender.id, id);
  const dispatchIds = held.map(({ dispatchId }) => dispatchId).toSorted();
  const [known, sent] = await table.getMany([key, keys.dispatch(organizationId, tender.id, dispatchIds[0]!)]);
  if (known) return [];
  const title =
    fromRow(dispatchRow, sent)?.references.find((one) => one.referenceId === referenceId)?.title ?? '';
  const recall: Recall = {
    id,
    tenderId: tender.id,
    tenderTitle: tender.title,
    buyer: tender.buyer?.name,
    referenceId,
    title,
    customerId,
    entryId: entry.id,
    subjects,
    dispatchIds,
    state: 'open',
    version: 1,
    createdAt: now.toISOString(),
    updatedAt: now.toISOString(),
  };
  const members = await readMembers(context);
  const owner = members.filter(({ userId }) => userId === tender.owner);
  const managers = members.filter(({ role }) => may(role, 'settings:write')).slice(0, mostRecipients);
  return [
    check(keys.tender(organizationId, tender.id), { pk: exists }),
    put(key, recall, { pk: absent }),
    ...(owner.length > 0 ? owner : managers).map(({ email, language }) =>
      mailStep(
        {
          kind: 'tender-recall',
          to: email,
          language,
          organizationName,
          tenderId: tender.id,
          tenderTitle: tender.title,
          buyer: tender.buyer?.name,
          referenceName: title,
          subjects,
        },
        now,
      ),
    ),
  ];
}

/** A transaction has a hundred steps, and no organization has as many managers. */
const mostRecipients = 50;
