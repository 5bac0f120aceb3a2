import * as z from 'zod/mini';
import type { Subject } from '#contract/rules/choices';
import type { Tender } from '#contract/resources/tender';
import { dispatch as dispatchRow, type Recall } from '#contract/tender/dispatch';
import { absent, exists } from '../shared/data/expression.ts';
import { sha256 } from '../shared/data/hash.ts';
import { keys } from '../shared/data/keys.ts';
import { fromRow, storedKey } from '../shared/data/read.ts';
import { check, put, remove, retryRace, type Step } from '../shared/data/write.ts';
import { mailStep } from '../shared/email/outbox.ts';
import type { ActorContext } from '../shared/membership/context.ts';
import { closeInDocuments, readInDocuments } from './close-in-documents.ts';
import { closeProven, readProven } from './close-proven.ts';
import { closedOf, readClosing, type Closing } from '../publication/closing.ts';
import { isStillHeld, readHeld, type Held } from '../publication/held.ts';
import { findTender, readOwners } from './store.ts';

export const recallWorkRow = z.extend(storedKey, {
  organizationId: z.string(),
  customerId: z.string(),
  entryId: z.string(),
});
type RecallWork = z.output<typeof recallWorkRow>;

interface Affected {
  tender: Tender;
  /** All about one reference. */
  held: Held[];
  subjects: Subject[];
}

/**
 * Takes what the entry closed from buyers' pages, says it on those of documents, and tells the owners of tenders whose
 * buyers hold it. The work goes last, and a recall is named by entry and reference, so this can be interrupted and
 * repeated.
 */
export async function recallSent(context: ActorContext, work: RecallWork): Promise<void> {
  const { table } = context;
  const [proven, inDocuments, held] = await Promise.all([
    readProven(context, work.customerId),
    readInDocuments(context, work.customerId),
    readHeld(context, work.customerId),
  ]);
  const isUsed = proven.length + inDocuments.length + held.length > 0;
  const closing = isUsed ? await readClosing(context, work) : undefined;
  if (closing) {
    await closeProven(context, closing, proven);
    await closeInDocuments(context, closing, inDocuments);
    for (const affected of await findAffected(context, closing, held))
      await retryRace(async () => {
        const steps = await recallSteps(context, closing, affected);
        if (steps.length > 0) await table.commit(steps);
      });
  }
  await table.commit([remove({ pk: work.pk, sk: work.sk }, {})]);
}

async function findAffected(
  context: ActorContext,
  closing: Closing,
  rows: readonly Held[],
): Promise<Affected[]> {
  const groups = new Map<string, Held[]>();
  for (const held of rows) {
    const name = `${held.tenderId} ${held.referenceId}`;
    groups.set(name, [...(groups.get(name) ?? []), held]);
  }
  const found: Affected[] = [];
  for (const held of groups.values()) {
    const { tenderId, referenceId } = held[0]!;
    const told = [...new Set(held.flatMap((one) => one.subjects))];
    const subjects = closedOf(closing, { referenceId, tenderId }, told);
    if (subjects.length === 0) continue;
    const tender = await findTender(context, tenderId);
    if (tender && isStillHeld(tender, closing.today)) found.push({ tender, held, subjects });
  }
  return found;
}

async function recallSteps(
  context: ActorContext,
  { entry, organizationName }: Closing,
  { tender, held, subjects }: Affected,
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
  const owners = await readOwners(context, tender);
  return [
    check(keys.tender(organizationId, tender.id), { pk: exists }),
    put(key, recall, { pk: absent }),
    ...owners.map(({ email, language }) =>
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
