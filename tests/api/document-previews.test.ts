import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { documentFormats, documentRoutes, type DocumentFormat } from '#contract/resources/document';
import { renderers, type Posts } from '#functions/document/make/render';
import { runDocument } from '#functions/document/make/run-document';
import { jobOf, keyOf } from '#functions/document/store';
import { update } from '#functions/shared/data/write';
import { objects } from '#functions/shared/files/objects';
import { presignPreview } from '#functions/shared/files/presign';
import { announceJob } from '#functions/shared/jobs/ticket';
import { ended, make } from '../support/documents.ts';
import { runInProcess } from '../support/in-process.ts';
import { call, makeCustomer, makeOwner, makeReference, write } from '../support/people.ts';
import { makeRequiring } from '../support/requiring.ts';
import { auditOf } from '../support/table.ts';
import { objectsUnder } from '../support/uploads.ts';

const { owner, organizationId, caller } = await makeOwner({ maxCards: 100 });
const customer = await makeCustomer(owner, organizationId, { name: 'Harbour Bank' });
const newReference = async (name = 'A ferry without smoke') =>
  (await makeReference(owner, organizationId, customer.id, { name })).id;

const refOf = (id: string) => ({ organizationId, id });
const filesOf = (id: string) => objectsUnder(objects.document(organizationId, id));

async function listed(id: string) {
  const { documents } = await call(documentRoutes.listDocuments, {}, caller);
  return documents.find((one) => one.id === id)!;
}

async function pixels(address: string) {
  const response = await fetch(address);
  expect(response.headers.get('content-type')).toBe('image/webp');
  const { width, height } = await sharp(await response.arrayBuffer()).metadata();
  return { width, height };
}

beforeAll(() => runInProcess());

describe('the list of documents', () => {
  it.each([
    { format: 'pdf', width: 1000, height: 1414 },
    { format: 'png', width: 1000, height: 1000 },
  ] as const)('shows the beginning of a $format, which is no download', async ({ format, width, height }) => {
    const made = await make(caller, { format, referenceIds: [await newReference()] });
    const audit = async () => (await auditOf(organizationId)).filter(({ subject }) => subject === made.id);
    const before = await audit();
    const preview = (await listed(made.id)).preview!;
    expect(preview).toMatchObject({ width, height });
    expect(await pixels(preview.large)).toEqual({ width, height });
    expect((await pixels(preview.small)).width).toBe(160);
    expect(await audit()).toEqual(before);
    expect(made.preview).toMatchObject({ width, height });
  });

  it('shows the first of several pictures for posts', async () => {
    const referenceIds = [await newReference(), await newReference()];
    const { id } = await make(caller, { format: 'png', shape: 'wide', referenceIds });
    expect((await listed(id)).preview).toMatchObject({ width: 1000, height: 563 });
  });

  it('shows nothing of formats that other programs lay out', async () => {
    const drawn = new Set<DocumentFormat>(['pdf', 'png']);
    for (const format of documentFormats.filter((one) => !drawn.has(one))) {
      const { id } = await make(caller, { format, referenceIds: [await newReference()] });
      expect((await listed(id)).preview, format).toBeUndefined();
      expect(await filesOf(id), format).toHaveLength(1);
    }
  });
});

describe('a preview', () => {
  it('is the same for words that the customer refused as for none', async () => {
    // A document that rests on no permission has no address of its own, so both are alike.
    const lenient = await makeRequiring('off');
    const customerId = await lenient.newCustomer('Silent Works');
    await lenient.withdraw({ customerId, subjects: ['quote'], channels: ['document'] });
    const previewOf = async (custom: { quote?: string }) => {
      const { id } = await lenient.makeDraft(customerId, { name: 'Told to readers', custom });
      const { preview } = await make(lenient.caller, { format: 'pdf', referenceIds: [id] });
      return Buffer.from(await (await fetch(preview!.large)).arrayBuffer());
    };
    const without = await previewOf({});
    expect(without.equals(await previewOf({ quote: 'QUOTED words' }))).toBe(true);
  });

  it('of a long document is its cover, whatever follows', async () => {
    const coverOf = async (title: string) => {
      const referenceIds = await Promise.all([1, 2, 3].map((number) => newReference(`${title} ${number}`)));
      const { preview } = await make(caller, { format: 'pdf', referenceIds });
      return Buffer.from(await (await fetch(preview!.large)).arrayBuffer());
    };
    expect((await coverOf('Ferries')).equals(await coverOf('Cranes'))).toBe(true);
  });

  it('goes with its document', async () => {
    const { id, preview } = await make(caller, { format: 'pdf', referenceIds: [await newReference()] });
    expect(await filesOf(id)).toHaveLength(3);
    await call(documentRoutes.deleteDocument, { id }, caller);
    expect(await filesOf(id)).toEqual([]);
    expect((await fetch(preview!.large)).ok).toBe(false);
  });

  it('is drawn again with its document', async () => {
    const { id, preview } = await make(caller, { format: 'pdf', referenceIds: [await newReference()] });
    expect(await call(documentRoutes.makeDocumentAgain, { id }, caller)).not.toHaveProperty('preview');
    const again = (await ended(caller, id)).preview!;
    expect(new URL(again.large).pathname).not.toBe(new URL(preview!.large).pathname);
    await expect.poll(() => filesOf(id)).toHaveLength(3);
    expect((await fetch(preview!.large)).ok).toBe(false);
    expect((await fetch(again.large)).ok).toBe(true);
  });

  it('that cannot be drawn leaves its document, and the log says so', async () => {
    const { id } = await make(caller, { format: 'png', referenceIds: [await newReference()] });
    const dueAt = new Date(Date.now() + 3_600_000).toISOString();
    await write([update(keyOf(refOf(id)), { set: { status: 'pending', dueAt }, unset: ['firstPage'] }, {})]);
    await write([announceJob(jobOf(refOf(id)), dueAt)]);
    const undrawn: Posts = () => ({
      ...renderers.csv,
      render: async (manuscript) => ({
        ...(await renderers.csv.render(manuscript)),
        first: Buffer.from('?'),
      }),
    });
    const logged: unknown[] = [];
    await runDocument(refOf(id), new Date(), (code, detail) => logged.push({ code, ...detail }), undrawn);
    expect(logged).toContainEqual(expect.objectContaining({ code: 'PREVIEW_FAILED', id }));
    const made = await ended(caller, id);
    expect(made.status).toBe('ready');
    expect(made.preview).toBeUndefined();
    expect((await fetch(made.downloadUrl!)).ok).toBe(true);
    expect(await filesOf(id)).toHaveLength(1);
  });

  it('keeps its address for five minutes, so that a list which is loaded again loads none', async () => {
    const addressAt = (time: string) => presignPreview('documents/a', new Date(`2026-11-29T10:${time}Z`));
    expect(await addressAt('00:00')).toBe(await addressAt('04:59'));
    expect(await addressAt('00:00')).not.toBe(await addressAt('05:00'));
  });
});
