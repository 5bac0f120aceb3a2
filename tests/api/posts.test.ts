import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { documentRoutes, postShapes, postSizes } from '#contract/resources/document';
import { limits } from '#contract/rules/limits';
import { callRaw } from '../support/call.ts';
import { ask, ended, make } from '../support/documents.ts';
import { makeCustomer, makeOwner, makeReference } from '../support/people.ts';
import { makeRequiring } from '../support/requiring.ts';

const { owner, organizationId, caller } = await makeOwner({ maxCards: 20 });
const customer = await makeCustomer(owner, organizationId, { name: 'Harbour Bank' });
const newReference = (name: string) => makeReference(owner, organizationId, customer.id, { name });

describe('pictures for posts', () => {
  it.each(postShapes)('are made as %s, and downloaded as a PNG of that size', async (shape) => {
    const { id } = await newReference('Shore power');
    const made = await make(caller, { format: 'png', shape, referenceIds: [id] });
    expect(made).toMatchObject({ status: 'ready', channel: 'social', shape, references: 1 });
    const { headers } = await fetch(made.downloadUrl!);
    expect(headers.get('content-type')).toBe('image/png');
    expect(headers.get('content-disposition')).toContain('filename="For_a_pitch.png"');
    const { format, width, height } = await sharp(made.bytes).metadata();
    expect({ format, width, height }).toEqual({ format: 'png', ...postSizes[shape] });
  });

  it('of several references are a ZIP with one for each', async () => {
    const ids = [await newReference('First of all'), await newReference('Last of all')].map(({ id }) => id);
    const made = await make(caller, { format: 'png', shape: 'wide', referenceIds: ids });
    const { headers } = await fetch(made.downloadUrl!);
    expect(headers.get('content-type')).toBe('application/zip');
    expect(headers.get('content-disposition')).toContain('filename="For_a_pitch.zip"');
    expect(Object.keys(unzipSync(made.bytes))).toEqual([
      '01 Harbour Bank – First of all.png',
      '02 Harbour Bank – Last of all.png',
    ]);
  });

  it('count permissions of posts, and leave out what the customer allows elsewhere only', async () => {
    const strict = await makeRequiring();
    const told = await strict.newCustomer('Told Works');
    const elsewhere = await strict.newCustomer('Elsewhere Works');
    const drafts = [
      await strict.makeDraft(told, { name: 'Told in posts', custom: { quote: 'QUOTED words' } }),
      await strict.makeDraft(elsewhere, { name: 'Only in documents' }),
    ];
    await strict.recordPermission(told, { subjects: ['name', 'text'], channels: ['social'] });
    await strict.recordPermission(elsewhere, { subjects: ['name', 'text'], channels: ['document'] });
    const referenceIds = drafts.map(({ id }) => id);
    const made = await make(strict.caller, { format: 'png', referenceIds });
    expect(made.references).toBe(1);
    expect((await sharp(made.bytes).metadata()).format).toBe('png');
    const left = made.leftOut!.map(({ title, parts, whole }) => ({
      title,
      parts: parts.map(({ subject, channel }) => `${subject} ${channel}`),
      whole,
    }));
    expect(left).toEqual([
      { title: 'Told in posts', parts: ['quote social'], whole: undefined },
      { title: 'Only in documents', parts: ['name social', 'text social'], whole: true },
    ]);
    const { id } = await ask(strict.caller, { format: 'png', referenceIds: [drafts[1]!.id] });
    expect(await ended(strict.caller, id)).toMatchObject({
      status: 'failed',
      reason: 'The customers of these references do not allow them in posts',
    });
  });

  it('have a shape and no other channel, tender or number of references', async () => {
    const sent = { title: 'Posts', language: 'en', format: 'png', shape: 'square' };
    const many = Array.from({ length: limits.postPictures + 1 }, () => customer.id);
    for (const [field, wrong] of [
      ['shape', { ...sent, shape: undefined }],
      ['shape', { ...sent, format: 'pdf' }],
      ['channel', { ...sent, channel: 'tender' }],
      ['channel', { ...sent, tenderId: customer.id }],
      ['channel', { ...sent, format: 'pdf', shape: undefined, channel: 'social' }],
      ['referenceIds', { ...sent, referenceIds: many }],
    ] as const) {
      const { status, body } = await callRaw(documentRoutes.makeDocument, wrong, caller);
      expect([status, JSON.stringify(body)], field).toEqual([400, expect.stringContaining(`"${field}"`)]);
    }
  });
});
