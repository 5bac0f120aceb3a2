import { ulid } from 'ulid';
import type { tenderRoutes } from '#contract/resources/tender';
import type { Dispatch, Said } from '#contract/tender/dispatch';
import { tenderLimits } from '#contract/tender/limits';
import type { Input } from '#contract/primitives/route';
import * as words from '#words/tender-fields';
import { customerRow, type CustomerRow } from '../customer/store.ts';
import { readDocument, type DocumentItem } from '../document/store.ts';
import { record } from '../shared/audit/record.ts';
import { absent, equals } from '../shared/data/expression.ts';
import { keys } from '../shared/data/keys.ts';
import { fromRow } from '../shared/data/read.ts';
import { check, put, retryRace, update, type Step } from '../shared/data/write.ts';
import { AppError } from '../shared/errors/app-error.ts';
import { copyObject, isMissing } from '../shared/files/bucket.ts';
import { objects } from '../shared/files/objects.ts';
import type { MemberContext } from '../shared/membership/context.ts';
import { saveResponse } from '../shared/security/idempotency.ts';
import { sentFile } from './rules.ts';
import { judgeSaid } from './judge-said.ts';
import { readWhole } from './store.ts';

type Sent = Input<typeof tenderRoutes.sendTender>;

/** The ledgers that were judged are conditions, so a customer who withdraws at this moment is heard first. */
export async function sendTender(
  context: MemberContext,
  { id, documentIds, sentAt, despite, ...told }: Sent,
): Promise<Dispatch> {
  const { organizationId, userId, now, table } = context;
  const dispatchId = ulid(now.getTime());
  requireOver(sentAt, now);
  const documents = await readSent(context, id, documentIds);
  return await retryRace(async () => {
    const { tender, dispatches } = await readWhole(context, id);
    const { status, version } = tender;
    if (status !== 'preparing' && status !== 'sent')
      throw new AppError('INVALID_TRANSITION', `Nothing is sent for a tender that is ${status}`);
    if (dispatches.length >= tenderLimits.dispatches) throw new AppError('DISPATCH_LIMIT');
    const said = together(documents);
    const customers = await readCustomers(context, said);
    const references = await judgeSaid(context, { tender, said, despite });
    const dispatch: Dispatch = {
      ...told,
      id: dispatchId,
      sentAt: sentAt ?? now.toISOString(),
      documents: documents.map((one) => ({
        documentId: one.id,
        title: one.title,
        format: one.format,
        language: one.language,
        size: one.size!,
        sha256: one.sha256!,
        referenceIds: one.said.map(({ referenceId }) => referenceId),
      })),
      references,
      ...(despite && { despite }),
      createdAt: now.toISOString(),
      createdBy: userId,
    };
    await keepFiles(organizationId, id, dispatchId, documents);
    await table.commit([
      ...saveResponse(context, dispatch),
      update(
        keys.tender(organizationId, id),
        { set: { status: 'sent', version: version + 1, updatedAt: now.toISOString(), updatedBy: userId } },
        { version: equals(version) },
      ),
      put(keys.dispatch(organizationId, id, dispatchId), dispatch, { pk: absent }),
      ...said.map(({ customerId, referenceId, subjects }) => {
        const key = keys.held(organizationId, customerId, referenceId, id, dispatchId);
        return put(key, { customerId, referenceId, tenderId: id, dispatchId, subjects });
      }),
      ...customers.map((customer) => sameLedger(organizationId, customer)),
      record(context, organizationId, 'tender.send', {
        id,
        version: version + 1,
        ...(despite && { reason: despite }),
      }),
    ]);
    return dispatch;
  });
}

function requireOver(sentAt: string | undefined, now: Date): void {
  if (sentAt === undefined || sentAt <= now.toISOString()) return;
  throw new AppError('VALIDATION_FAILED', words.sentAtInvalid, { fields: { sentAt: words.sentAtInvalid } });
}

type Finished = DocumentItem & { said: Said[] };

async function readSent(
  { table, organizationId }: MemberContext,
  tenderId: string,
  ids: readonly string[],
): Promise<Finished[]> {
  const found = await Promise.all([...new Set(ids)].map((id) => readDocument(table, { organizationId, id })));
  return found.map((item) => {
    const { said, status, tenderId: madeFor = tenderId } = item;
    if (status !== 'ready' || !said || madeFor !== tenderId) throw new AppError('DOCUMENT_NOT_READY');
    return { ...item, said };
  });
}

/** A reference that several documents name says all of what they say. */
function together(documents: readonly Finished[]): Said[] {
  const byReference = new Map<string, Said>();
  for (const one of documents.flatMap(({ said }) => said)) {
    const before = byReference.get(one.referenceId);
    const subjects = [...new Set([...(before?.subjects ?? []), ...one.subjects])];
    byReference.set(one.referenceId, { ...one, ...before, subjects });
  }
  if (byReference.size > tenderLimits.referencesPerDispatch)
    throw new AppError('VALIDATION_FAILED', words.tooManySent(tenderLimits.referencesPerDispatch), {
      fields: { documentIds: words.tooManySent(tenderLimits.referencesPerDispatch) },
    });
  return [...byReference.values()];
}

async function readCustomers(
  { table, organizationId }: MemberContext,
  said: readonly Said[],
): Promise<CustomerRow[]> {
  const ids = [...new Set(said.map(({ customerId }) => customerId))];
  const rows = await table.getMany(ids.map((id) => keys.customer(organizationId, id)));
  return rows.flatMap((row) => (row ? [fromRow(customerRow, row)] : []));
}

const sameLedger = (organizationId: string, { id, ledgerHash }: CustomerRow): Step =>
  check(keys.customer(organizationId, id), {
    ledgerHash: ledgerHash === undefined ? absent : equals(ledgerHash),
  });

/** A run that fails after this leaves copies, which go with the tender. */
async function keepFiles(
  organizationId: string,
  tenderId: string,
  dispatchId: string,
  documents: readonly Finished[],
): Promise<void> {
  const copies = Promise.all(
    documents.map(({ id, file, format }, at) =>
      copyObject(
        objects.document(organizationId, id) + file!,
        objects.sent(organizationId, tenderId) + sentFile(dispatchId, at, format),
      ),
    ),
  );
  // Somebody may have deleted or made it again meanwhile.
  await copies.catch((error: unknown) => {
    throw isMissing(error) ? new AppError('DOCUMENT_NOT_READY') : error;
  });
}
