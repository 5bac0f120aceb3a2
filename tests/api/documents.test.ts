import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { customerRoutes } from '#contract/resources/customer';
import { documentFormats, documentLooks, documentRoutes, hasLook } from '#contract/resources/document';
import { referenceRoutes } from '#contract/resources/reference';
import { serverLimits } from '#contract/rules/server-limits';
import { renderers, type Posts } from '#functions/document/make/render';
import { runDocument } from '#functions/document/make/run-document';
import { documentTable, findDocument, jobOf, keyOf } from '#functions/document/store';
import { partitions } from '#functions/shared/data/keys';
import { update } from '#functions/shared/data/write';
import { removeObjects } from '#functions/shared/files/bucket';
import { objects } from '#functions/shared/files/objects';
import { acquireLease } from '#functions/shared/jobs/lease';
import { announceJob, putTicket } from '#functions/shared/jobs/ticket';
import { callRaw } from '../support/call.ts';
import { allBytesOf, laidOut, readText } from '../support/document-texts.ts';
import { ask, download, ended, make } from '../support/documents.ts';
import { runInProcess } from '../support/in-process.ts';
import { call, makeCustomer, makeOwner, makeReference, write } from '../support/people.ts';
import { picture } from '../support/pictures.ts';
import { makeRequiring } from '../support/requiring.ts';
import { factsInput } from '../support/resources/reference.ts';
import { auditOf, dumpPartition } from '../support/table.ts';
import { objectsUnder, sweep, upload } from '../support/uploads.ts';

const { owner, organizationId, caller } = await makeOwner({ maxCards: 100 });
const customer = await makeCustomer(owner, organizationId, { name: 'Harbour Bank' });
const newReference = (input: Record<string, unknown> = {}) =>
  makeReference(owner, organizationId, customer.id, input);

const minutesFromNow = (minutes: number) => new Date(Date.now() + minutes * 60_000);
const refOf = (id: string) => ({ organizationId, id });
const filesOf = (id: string) => objectsUnder(objects.document(organizationId, id));
/** The runs inside the test make no pictures. */
const noPosts: Posts = () => renderers.csv;

const dueOf = async (id: string) =>
  (await dumpPartition(partitions.scheduled('document'))).filter((row) => row.id === id);

/** A document whose worker has died, so that nothing but the sweeper starts another. */
async function killed(): Promise<string> {
  const { id } = await ask(caller, { referenceIds: [(await newReference()).id] });
  await ended(caller, id);
  const table = documentTable(organizationId);
  await call(documentRoutes.makeDocumentAgain, { id }, caller);
  await ended(caller, id);
  const dueAt = minutesFromNow(-1).toISOString();
  await write([update(keyOf(refOf(id)), { set: { status: 'pending', dueAt } }, {})]);
  await write([announceJob(jobOf(refOf(id)), dueAt)]);
  const began = minutesFromNow(-serverLimits.jobLeaseMinutes - 1);
  expect(
    await acquireLease(table, keyOf(refOf(id)), (await findDocument(table, refOf(id)))!, began),
  ).toBeDefined();
  return id;
}

beforeAll(() => runInProcess());

describe('a document', () => {
  it.each(documentFormats)('is made as %s, downloaded under its title, and recorded', async (format) => {
    const { id: referenceId, name } = await newReference();
    const made = await make(caller, { format, title: 'Pankit & "satamat"', referenceIds: [referenceId] });
    expect(made).toMatchObject({ status: 'ready', references: 1, size: made.bytes.length });
    const { headers } = await fetch(made.downloadUrl!);
    expect(headers.get('content-disposition')).toBe(
      `attachment; filename="Pankit_satamat_.${format}"; filename*=UTF-8''Pankit%20%26%20%22satamat%22.${format}`,
    );
    if (format === 'csv') expect(made.bytes.toString()).toContain(name);
    const audit = (await auditOf(organizationId)).filter(({ subject }) => subject === made.id);
    expect(audit.map(({ action }) => action)).toEqual(['document.make', 'document.download']);
    expect(await dueOf(made.id)).toEqual([]);
    await expect.poll(() => objectsUnder(objects.ticket(jobOf(refOf(made.id))))).toEqual([]);
  });

  it('has the chosen references in their order, and says how many are deleted since', async () => {
    const [one, two, three] = [
      await newReference({ name: 'First of all' }),
      await newReference({ name: 'Deleted since' }),
      await newReference({ name: 'Last of all' }),
    ];
    await call(referenceRoutes.deleteReference, { id: two.id }, caller);
    const { bytes, deleted } = await make(caller, { referenceIds: [three.id, two.id, one.id] });
    expect(deleted).toBe(1);
    const rows = bytes.toString().split('\n');
    expect(rows.slice(1).map((row) => row.split(',')[0])).toEqual(['Last of all', 'First of all']);
  });

  it('has all published references if none are chosen', async () => {
    const other = await makeOwner({ maxCards: 10 });
    const { id } = await makeCustomer(other.owner, other.organizationId);
    await makeReference(other.owner, other.organizationId, id, { name: 'A draft' });
    await makeReference(other.owner, other.organizationId, id, { name: 'It is out', status: 'Published' });
    const text = (await make(other.caller)).bytes.toString();
    expect(text).toContain('It is out');
    expect(text).not.toContain('A draft');
  });

  it('fails in words if nothing is left for it', async () => {
    const other = await makeOwner();
    const { id } = await ask(other.caller);
    expect(await ended(other.caller, id)).toMatchObject({
      status: 'failed',
      reason: 'There are no references for this document',
    });
    expect(await objectsUnder(objects.document(other.organizationId, id))).toEqual([]);
  });

  it('is gone with its file once deleted, also while it is made', async () => {
    const { id } = await make(caller, { referenceIds: [(await newReference()).id] });
    expect(await filesOf(id)).toHaveLength(1);
    await call(documentRoutes.deleteDocument, { id }, caller);
    expect(await filesOf(id)).toEqual([]);
    expect((await callRaw(documentRoutes.getDocument, { id }, caller)).status).toBe(404);

    const second = await killed();
    const making = runDocument(refOf(second), new Date(), () => undefined, noPosts);
    await call(documentRoutes.deleteDocument, { id: second }, caller);
    await making;
    await expect.poll(() => filesOf(second)).toEqual([]);
  });

  it('is made again with what is true now, as one file', async () => {
    const reference = await newReference({ name: 'As it was' });
    const made = await make(caller, { referenceIds: [reference.id] });
    await call(
      referenceRoutes.updateReference,
      { id: reference.id, version: 1, name: 'As it is', attributes: { customerId: customer.id } },
      caller,
    );
    expect(await call(documentRoutes.makeDocumentAgain, { id: made.id }, caller)).toMatchObject({
      id: made.id,
      status: 'pending',
    });
    const again = await ended(caller, made.id);
    expect((await download(again)).toString()).toContain('As it is');
    await expect.poll(() => filesOf(made.id)).toHaveLength(1);
  });
});

describe('what a document says', () => {
  it('has nothing that its customer does not allow in documents under the strict policy', async () => {
    const strict = await makeRequiring();
    const id = await strict.newCustomer('Silent Works');
    const allowed = await strict.makeDraft(id, {
      name: 'Told to readers',
      custom: { quote: 'QUOTED words' },
    });
    const untold = await strict.makeDraft(await strict.newCustomer('Never Asked'), { name: 'UNTOLD work' });
    await strict.recordPermission(id, {
      subjects: ['name', 'text'],
      channels: ['document'],
      expiresOn: '2099-05-01',
    });
    const referenceIds = [allowed.id, untold.id];
    for (const format of laidOut) {
      const { bytes } = await make(strict.caller, { format, referenceIds });
      expect(await readText(format, bytes), format).toContain('Told to readers');
      expect(await allBytesOf(format, bytes), format).not.toMatch(/QUOTED|UNTOLD/);
    }
    const made = await make(strict.caller, { referenceIds });
    const text = made.bytes.toString();
    expect(text).toContain('Told to readers');
    expect(text).not.toMatch(/QUOTED|UNTOLD/);
    expect(made).toMatchObject({ references: 1, holdsUntil: '2099-05-01' });
    const left = made.leftOut!.map(({ title, parts, whole }) => ({
      title,
      parts: parts.map(({ subject }) => subject),
      whole,
    }));
    expect(left).toEqual([
      { title: 'Told to readers', parts: ['quote'], whole: undefined },
      { title: 'UNTOLD work', parts: ['name', 'text'], whole: true },
    ]);
  });

  it('has nothing that its customer withdraws while it is made', async () => {
    const strict = await makeRequiring();
    const [kept, withdrawn] = [
      await strict.newCustomer('Loyal Works'),
      await strict.newCustomer('Late Works'),
    ];
    for (const id of [kept, withdrawn])
      await strict.recordPermission(id, { subjects: ['name', 'text'], channels: ['social'] });
    const references = [await strict.makeDraft(kept), await strict.makeDraft(withdrawn)];
    const { id } = await ask(strict.caller, { referenceIds: references.map((one) => one.id) });
    await ended(strict.caller, id);
    const ref = { organizationId: strict.organizationId, id };
    const dueAt = minutesFromNow(5).toISOString();
    const pending = { status: 'pending', dueAt, format: 'png', channel: 'social', shape: 'square' };
    await write([update(keyOf(ref), { set: pending }, {}), announceJob(jobOf(ref), dueAt)]);
    const told: string[] = [];
    const slow: Posts = () => ({
      ...renderers.csv,
      render: async (manuscript) => {
        told.push(manuscript.entries.map(({ eyebrow }) => eyebrow).join());
        if (told.length === 1) await strict.withdraw({ customerId: withdrawn, channels: ['social'] });
        return await renderers.csv.render(manuscript);
      },
    });
    await runDocument(ref, new Date(), () => undefined, slow);
    expect(told).toEqual(['Loyal Works,Late Works', 'Loyal Works']);
    expect((await download(await ended(strict.caller, id))).toString()).not.toContain('Late Works');
  });

  it('shows and lists what nobody allowed under the lenient policy', async () => {
    const reference = await newReference();
    const made = await make(caller, { referenceIds: [reference.id] });
    expect(made.notAllowed).toEqual([
      {
        referenceId: reference.id,
        title: reference.name,
        parts: expect.arrayContaining([{ subject: 'name', channel: 'document', state: 'not asked' }]),
      },
    ]);
  });

  it('has no fact, note or contact in any byte of any format', async () => {
    const reference = await newReference({ externalId: 'CANARY-7' });
    const values = { ...factsInput, tenderTitle: 'CANARY', internalNote: 'CANARY', askedFirst: 'CANARY' };
    await call(referenceRoutes.saveFacts, { id: reference.id, version: 0, values }, caller);
    const contact = { id: customer.id, name: 'Canary CANARY', email: 'canary@canary.example' };
    await call(customerRoutes.createContact, contact, caller);
    for (const format of documentFormats)
      for (const look of hasLook(format) ? documentLooks : [undefined]) {
        const { bytes } = await make(caller, { format, look, referenceIds: [reference.id] });
        expect(await allBytesOf(format, bytes), format).not.toMatch(/canary|1250000|1 250 000/i);
      }
  });

  it('has no formula, whatever somebody typed', async () => {
    const { id } = await newReference({ name: '=HYPERLINK("https://evil.example")' });
    const { bytes } = await make(caller, { referenceIds: [id] });
    expect(bytes.toString()).toContain(`"'=HYPERLINK(`);
  });
});

describe('the pictures of a document', () => {
  const picturesIn = (bytes: Buffer) =>
    Object.keys(unzipSync(bytes)).filter((name) => /media\/.*\.jpg$/.test(name));

  it('are cut to the shape of their place', async () => {
    const tall = await upload(caller, await picture(600, 900).jpeg().toBuffer(), 'image/jpeg');
    const { id } = await newReference({ custom: { mainImage: tall.url } });
    const { bytes } = await make(caller, { format: 'docx', referenceIds: [id] });
    const { width, height } = await sharp(unzipSync(bytes)[picturesIn(bytes)[0]!]).metadata();
    expect(width / height).toBeCloseTo(174 / 75, 1);
  });

  it('are those of the library, and one that is missing leaves the rest', async () => {
    const bytes = await picture(900, 600).jpeg().toBuffer();
    const [shown, lost] = [
      await upload(caller, bytes, 'image/jpeg'),
      await upload(caller, bytes, 'image/jpeg'),
    ];
    const longDescription = `Before\n\n![Lost](${lost.url})\n\nAfter`;
    const input = {
      custom: { mainImage: shown.url },
      attributes: { customerId: customer.id, longDescription },
    };
    const { id } = await newReference(input);
    const wanted = { format: 'docx' as const, referenceIds: [id] };
    expect(picturesIn((await make(caller, wanted)).bytes)).toHaveLength(2);
    await removeObjects(objects.private({ organizationId, assetId: lost.id }));
    const { bytes: file } = await make(caller, wanted);
    expect(picturesIn(file)).toHaveLength(1);
    expect(await readText('docx', file)).toMatch(/Before[^]*After/);
  });
});

describe('the job of a document', () => {
  it('is started by the sweeper if its ticket or its worker was lost', async () => {
    const id = await killed();
    await sweep();
    expect(await ended(caller, id)).toMatchObject({ status: 'ready' });
    expect(await dueOf(id)).toEqual([]);
    // The files of runs before are removed after the document is ready.
    await expect.poll(() => filesOf(id)).toHaveLength(1);
  });

  it('makes one file in five runs at once', async () => {
    const id = await killed();
    const now = new Date();
    await Promise.all([1, 2, 3, 4, 5].map(() => runDocument(refOf(id), now, () => undefined, noPosts)));
    expect(await ended(caller, id)).toMatchObject({ status: 'ready' });
    expect(await filesOf(id)).toHaveLength(1);
  });

  it('fails in words after three workers have died', async () => {
    const id = await killed();
    await write([update(keyOf(refOf(id)), { set: { attempts: serverLimits.jobAttempts } }, {})]);
    await putTicket(jobOf(refOf(id)));
    expect(await ended(caller, id)).toMatchObject({
      status: 'failed',
      reason: 'The document could not be made',
    });
  });
});
