import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { documentRoutes } from '#contract/resources/document';
import { permissionRoutes } from '#contract/resources/permission';
import { tenderRoutes } from '#contract/resources/tender';
import { sendTender } from '#functions/tender/send-tender';
import { keys } from '#functions/shared/data/keys';
import { objects } from '#functions/shared/files/objects';
import { namesBelow } from '#functions/shared/files/bucket';
import { callRaw, type Caller } from '../support/call.ts';
import { cutOffAfter } from '../support/cut-off.ts';
import { download, make } from '../support/documents.ts';
import { runQuietly } from '../support/in-process.ts';
import { mailsTo } from '../support/mail.ts';
import { call } from '../support/people.ts';
import { makeRequiring } from '../support/requiring.ts';
import { runJob } from '../support/run-job.ts';
import { sendInput } from '../support/resources/tender.ts';
import { auditOf, dumpPartition, readItem } from '../support/table.ts';
import { tendersOf } from '../support/tenders.ts';
import { finishHere } from '../support/withdrawals.ts';

runQuietly();
const strict = await makeRequiring();
const loose = await makeRequiring('warn');
const unasked = await makeRequiring('off');

type Place = typeof strict;

const dayMs = 86_400_000;
const { despite: _, ...plain } = sendInput;

const send = (caller: Caller, id: string, documentIds: string[], more: object = {}) =>
  callRaw(tenderRoutes.sendTender, { id, ...plain, documentIds, ...more }, caller);

const recallsOf = async ({ caller }: Place, tenderId: string) =>
  (await call(tenderRoutes.listRecalls, { tenderId }, caller)).recalls;

/** A customer with one reference, and a document about it. Under `require` the customer allows it in tenders. */
async function newDocument(place: Place, grant: object = {}) {
  const customerId = await place.newCustomer();
  const reference = await place.makeDraft(customerId);
  if (place === strict)
    await place.recordPermission(customerId, {
      subjects: ['name', 'text', 'logo', 'images', 'quote', 'person'],
      channels: ['tender'],
      ...grant,
    });
  const made = await make(place.caller, { channel: 'tender', referenceIds: [reference.id] });
  return { customerId, referenceId: reference.id, documentId: made.id, bytes: made.bytes };
}

async function newDispatch(place: Place) {
  const about = await newDocument(place);
  const { newTender, update } = tendersOf(place.caller);
  const tenderId = await newTender();
  const { status, body } = await send(place.caller, tenderId, [about.documentId]);
  expect(status, JSON.stringify(body)).toBe(200);
  return { ...about, tenderId, update, dispatch: body as unknown as { id: string } };
}

const mailsAbout = async (tenderId: string) =>
  (await mailsTo(strict.owner.email)).filter(({ text }) => text.includes(tenderId));

const withdraw = (place: Place, { referenceId }: { referenceId: string }, channels = ['tender']) =>
  place.withdraw({ referenceId, channels });

describe('what a buyer was sent', () => {
  it('stays as it was, with its file, after the document is deleted', async () => {
    const { documentId, bytes, tenderId, dispatch, referenceId } = await newDispatch(strict);
    await call(documentRoutes.deleteDocument, { id: documentId }, strict.caller);
    const { tender, dispatches } = await call(tenderRoutes.getTender, { id: tenderId }, strict.caller);
    expect(tender.status).toBe('sent');
    expect(dispatches).toMatchObject([
      { ...plain, id: dispatch.id, references: [{ referenceId, light: 'green', reasons: [] }] },
    ]);
    const found = await call(
      tenderRoutes.getDispatch,
      { id: tenderId, dispatchId: dispatch.id },
      strict.caller,
    );
    const kept = await download({ downloadUrl: found.downloadUrls[0]! });
    expect(kept).toEqual(bytes);
    expect(found.documents[0]?.sha256).toBe(createHash('sha256').update(kept).digest('base64'));
  });

  it('is refused under require once its customer has withdrawn, and nothing is recorded', async () => {
    const about = await newDocument(strict);
    await withdraw(strict, about);
    const id = await tendersOf(strict.caller).newTender();
    const despite = 'They said it would be all right';
    expect(await send(strict.caller, id, [about.documentId], { despite })).toMatchObject({
      status: 409,
      body: { code: 'PERMISSION_REQUIRED', references: [{ id: about.referenceId }] },
    });
    const { tender, dispatches } = await call(tenderRoutes.getTender, { id }, strict.caller);
    expect([tender.status, dispatches]).toEqual(['preparing', []]);
  });

  it('is refused under require if the permission ends before the buyer has decided', async () => {
    const about = await newDocument(strict, { expiresOn: '2027-12-31' });
    const id = await tendersOf(strict.caller).newTender();
    expect(await send(strict.caller, id, [about.documentId])).toMatchObject({
      status: 409,
      body: { code: 'PERMISSION_REQUIRED' },
    });
  });

  it('needs a reason under warn, which it keeps, and none under off', async () => {
    const { documentId } = await newDocument(loose);
    const id = await tendersOf(loose.caller).newTender();
    expect(await send(loose.caller, id, [documentId])).toMatchObject({
      status: 409,
      body: { missing: [{ subject: 'name', channel: 'tender' }, { subject: 'text' }] },
    });
    const { despite } = sendInput;
    const sent = await send(loose.caller, id, [documentId], { despite });
    expect(sent).toMatchObject({ status: 200, body: { despite, references: [{ light: 'grey' }] } });
    const [audited] = await auditOf(loose.organizationId, 'tender.send');
    expect(audited).toMatchObject({ subject: id, reason: despite });
    const free = await newDispatch(unasked);
    expect(free.dispatch).toMatchObject({ references: [{ light: 'grey' }] });
  });

  it('cannot be a document of another tender, nor what will be sent later', async () => {
    const { referenceId, documentId } = await newDocument(unasked);
    const { newTender } = tendersOf(unasked.caller);
    const [id, otherId] = [await newTender(), await newTender()];
    const other = await make(unasked.caller, {
      channel: 'tender',
      tenderId: otherId,
      referenceIds: [referenceId],
    });
    expect(await send(unasked.caller, id, [other.id])).toMatchObject({
      body: { code: 'DOCUMENT_NOT_READY' },
    });
    const sentAt = new Date(Date.now() + 3_600_000).toISOString();
    expect(await send(unasked.caller, id, [documentId], { sentAt })).toMatchObject({
      status: 400,
      body: { fields: { sentAt: expect.any(String) } },
    });
  });

  it('leaves with its tender: rows, recalls and files', async () => {
    const about = await newDispatch(strict);
    const { tenderId, customerId, referenceId } = about;
    await withdraw(strict, about);
    await finishHere();
    expect(await recallsOf(strict, tenderId)).toHaveLength(1);
    await call(tenderRoutes.deleteTender, { id: tenderId }, strict.caller);
    const rows = await dumpPartition(`ORG#${strict.organizationId}`);
    const named = rows.filter(({ sk }) => String(sk).includes(tenderId));
    expect(named).toEqual([]);
    const held = keys.held(strict.organizationId, customerId, referenceId, tenderId, about.dispatch.id);
    expect(await readItem(held)).toBeUndefined();
    expect([...(await namesBelow(objects.sent(strict.organizationId, tenderId)))]).toEqual([]);
  });

  it('counts among the uses of its reference until the buyer has decided otherwise', async () => {
    const { customerId, referenceId, update, tenderId } = await newDispatch(strict);
    const held = async (of: object) =>
      (await call(permissionRoutes.getUse, of, strict.caller)).stillNamed?.tenders;
    expect([await held({ referenceId }), await held({ customerId })]).toEqual([1, 1]);
    const other = await strict.makeDraft(customerId);
    expect(await held({ referenceId: other.id })).toBeUndefined();
    await update(tenderId, { status: 'lost' });
    expect(await held({ customerId })).toBeUndefined();
  });
});

describe('a withdrawal', () => {
  it('opens one recall of each tender that was sent, and tells its owner once', async () => {
    const about = await newDispatch(strict);
    const { newTender } = tendersOf(strict.caller);
    const second = await newTender();
    await send(strict.caller, second, [about.documentId]);
    await withdraw(strict, about);
    await Promise.all([finishHere(), finishHere()]);
    await finishHere();
    for (const tenderId of [about.tenderId, second])
      expect(await recallsOf(strict, tenderId)).toMatchObject([
        { referenceId: about.referenceId, state: 'open', subjects: ['name', 'text'], version: 1 },
      ]);
    for (const tenderId of [about.tenderId, second])
      await expect.poll(() => mailsAbout(tenderId)).toHaveLength(1);
  });

  it('is told once although the job dies after any write', async () => {
    const about = await newDispatch(strict);
    await withdraw(strict, about);
    let runs = 1;
    while (!(await cutOffAfter(1, finishHere))) runs += 1;
    expect(runs).toBeGreaterThan(1);
    expect(await recallsOf(strict, about.tenderId)).toHaveLength(1);
    await expect.poll(() => mailsAbout(about.tenderId)).toHaveLength(1);
  });

  it('of other channels, or of a lost tender, recalls nothing', async () => {
    const [elsewhere, lost] = [await newDispatch(strict), await newDispatch(strict)];
    await withdraw(strict, elsewhere, ['website']);
    await lost.update(lost.tenderId, { status: 'lost' });
    await withdraw(strict, lost);
    await finishHere();
    expect(await recallsOf(strict, elsewhere.tenderId)).toEqual([]);
    expect(await recallsOf(strict, lost.tenderId)).toEqual([]);
  });

  it('after the buyer had to decide recalls what was won, and nothing else', async () => {
    const [won, undecided] = [await newDispatch(strict), await newDispatch(strict)];
    const holdUntil = new Date(Date.now() - 2 * dayMs).toISOString().slice(0, 10);
    await won.update(won.tenderId, { status: 'won', holdUntil });
    await undecided.update(undecided.tenderId, { holdUntil });
    for (const about of [won, undecided]) await withdraw(strict, about);
    await finishHere();
    expect(await recallsOf(strict, won.tenderId)).toMatchObject([{ referenceId: won.referenceId }]);
    expect(await recallsOf(strict, undecided.tenderId)).toEqual([]);
  });

  it('of all references of the customer recalls each that was sent', async () => {
    const { customerId, tenderId, referenceId } = await newDispatch(strict);
    await strict.withdraw({ customerId });
    await finishHere();
    expect(await recallsOf(strict, tenderId)).toMatchObject([{ referenceId }]);
  });

  it('is not the only end: a permission that expires recalls what was sent', async () => {
    const customerId = await loose.newCustomer();
    const { id: referenceId } = await loose.makeDraft(customerId);
    const expiresOn = new Date(Date.now() + 2 * dayMs).toISOString().slice(0, 10);
    const subjects = ['name', 'text'] as const;
    await loose.recordPermission(customerId, { subjects, channels: ['tender'], expiresOn });
    const { id } = await make(loose.caller, { channel: 'tender', referenceIds: [referenceId] });
    const tenderId = await tendersOf(loose.caller).newTender();
    const sent = await send(loose.caller, tenderId, [id]);
    expect(sent).toMatchObject({ status: 200, body: { references: [{ light: 'amber' }] } });
    const after = new Date(Date.now() + 5 * dayMs);
    await runJob('EndPermissions', after);
    await finishHere(after);
    expect(await recallsOf(loose, tenderId)).toMatchObject([{ referenceId, subjects, state: 'open' }]);
  });

  it('that is carried out just before a dispatch is written refuses it', async () => {
    const about = await newDocument(strict);
    const id = await tendersOf(strict.caller).newTender();
    const context = strict.inProcess();
    let isFirst = true;
    const commit: typeof context.table.commit = async (steps) => {
      if (isFirst) {
        isFirst = false;
        await withdraw(strict, about);
        await finishHere();
      }
      return await context.table.commit(steps);
    };
    const sent = { id, ...plain, documentIds: [about.documentId] };
    await expect(sendTender({ ...context, table: { ...context.table, commit } }, sent)).rejects.toMatchObject(
      { code: 'PERMISSION_REQUIRED' },
    );
  });

  it('at the moment of sending refuses the dispatch or recalls it', async () => {
    for (let round = 0; round < 5; round += 1) {
      const about = await newDocument(strict);
      const tenderId = await tendersOf(strict.caller).newTender();
      const [sent] = await Promise.all([
        send(strict.caller, tenderId, [about.documentId]),
        withdraw(strict, about),
      ]);
      await finishHere();
      const recalls = await recallsOf(strict, tenderId);
      expect([sent.status, recalls.length]).toEqual(sent.status === 200 ? [200, 1] : [409, 0]);
    }
  });
});

describe('a recall', () => {
  it('is closed by whoever told the buyer, one after the other', async () => {
    const about = await newDispatch(strict);
    await withdraw(strict, about);
    await finishHere();
    const [{ id, tenderId, version } = { id: '', tenderId: '', version: 0 }] = await recallsOf(
      strict,
      about.tenderId,
    );
    const told = { id, tenderId, version, state: 'told', note: 'By mail to the registry' };
    const answers = await Promise.all([
      callRaw(tenderRoutes.updateRecall, told, strict.caller),
      callRaw(tenderRoutes.updateRecall, { ...told, state: 'not needed' }, strict.caller),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const [closed] = await recallsOf(strict, tenderId);
    expect(closed).toMatchObject({ version: 2, updatedBy: strict.owner.userId, note: told.note });
  });
});
