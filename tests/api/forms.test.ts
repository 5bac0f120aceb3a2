import { unzipSync } from 'fflate';
import { readSheet } from 'read-excel-file/node';
import { beforeAll, describe, expect, it } from 'vitest';
import { documentRoutes } from '#contract/resources/document';
import { formRoutes } from '#contract/resources/form';
import { referenceRoutes } from '#contract/resources/reference';
import { tenderRoutes } from '#contract/resources/tender';
import { objects } from '#functions/shared/files/objects';
import * as refusals from '#words/form-refusals';
import { callRaw } from '../support/call.ts';
import { allBytesOf, readText } from '../support/document-texts.ts';
import { ended, make } from '../support/documents.ts';
import {
  everyPlaceholder,
  excelFile,
  formSample,
  makeForm,
  paragraph,
  uploadOf,
  wordFile,
} from '../support/forms.ts';
import { runInProcess } from '../support/in-process.ts';
import { call, makeCustomer, makeOwner, makeReference } from '../support/people.ts';
import { pdf } from '../support/pictures.ts';
import { makeRequiring } from '../support/requiring.ts';
import { factsInput } from '../support/resources/reference.ts';
import { tenderInput } from '../support/resources/tender.ts';
import { shape, slideFile } from '../support/slide-forms.ts';
import { auditOf } from '../support/table.ts';
import { objectsUnder } from '../support/uploads.ts';

beforeAll(() => runInProcess());

const { owner, organizationId, caller } = await makeOwner({ maxCards: 100 });
const customer = await makeCustomer(owner, organizationId, { name: 'Harbour Bank' });
const newReference = (input: Record<string, unknown> = {}) =>
  makeReference(owner, organizationId, customer.id, input);

const inList = paragraph('{#references}{number}: {title} for {customer}; {/references}');
const filled = (bytes: Buffer) => readText('docx', bytes);
const docx = { format: 'docx' } as const;
const filesOf = (id: string) => objectsUnder(objects.form(organizationId, id));

describe('a form', () => {
  it('is kept with its mistakes, mended by a newer file, and deleted with it', async () => {
    const made = await makeForm(caller, formSample('errors'), 'Annex 4');
    expect(made).toMatchObject({ name: 'Annex 4', mistakes: 12, version: 1 });
    const listed = (await call(formRoutes.listForms, {}, caller)).forms.find(({ id }) => id === made.id);
    expect(listed).toEqual(expect.objectContaining({ mistakes: 12 }));
    expect(listed).not.toHaveProperty('mistakeList');
    const uploadId = await uploadOf(caller, formSample('placeholders'));
    const mended = await call(formRoutes.updateForm, { id: made.id, version: 1, uploadId }, caller);
    expect(mended).toMatchObject({ name: 'Annex 4', mistakes: 0, mistakeList: [], version: 2 });
    expect(await filesOf(made.id)).toEqual([`${objects.form(organizationId, made.id)}${uploadId}.docx`]);
    await call(formRoutes.deleteForm, { id: made.id }, caller);
    expect(await filesOf(made.id)).toEqual([]);
    const audit = (await auditOf(organizationId)).filter(({ subject }) => subject === made.id);
    expect(audit.map(({ action }) => action)).toEqual(['form.create', 'form.update', 'form.delete']);
  });

  it('that is blank takes what is typed into its cells, once', async () => {
    const made = await makeForm(caller, formSample('blank'), 'Blank');
    expect(made).toMatchObject({ placeholders: 0, proposed: 27 });
    const cells = made.cells.map(({ label: _label, ...cell }) => cell);
    const typed = await call(formRoutes.updateForm, { id: made.id, version: 1, cells }, caller);
    expect(typed).toMatchObject({ mistakes: 0, slots: 3, proposed: 0, cells: [], version: 2 });
    expect(await filesOf(made.id)).toHaveLength(1);
    const again = await callRaw(formRoutes.updateForm, { id: made.id, version: 2, cells }, caller);
    expect(again.body).toMatchObject({ code: 'VALIDATION_FAILED', fields: { cells: refusals.cellsTaken } });
    const { id } = await newReference({ name: 'Quay 27' });
    const { bytes } = await make(caller, { ...docx, form: made.id, referenceIds: [id] });
    expect(await filled(bytes)).toContain('Quay 27');
  });

  it('leaves nothing behind when another change came first', async () => {
    const { id } = await makeForm(caller, wordFile(inList));
    await call(formRoutes.updateForm, { id, version: 1, name: 'Renamed' }, caller);
    const uploadId = await uploadOf(caller, wordFile(inList));
    const late = await callRaw(formRoutes.updateForm, { id, version: 1, uploadId }, caller);
    expect(late.body).toMatchObject({ code: 'VERSION_CONFLICT', current: { name: 'Renamed' } });
    expect(await filesOf(id)).toHaveLength(1);
  });

  it('is made neither of the upload of another organization nor of another kind of file', async () => {
    const other = await makeOwner();
    const uploadId = await uploadOf(other.caller, wordFile(inList));
    for (const [id, words] of [
      [uploadId, refusals.gone],
      [await uploadOf(caller, pdf), refusals.notOffice],
    ]) {
      const refused = await callRaw(formRoutes.createForm, { uploadId: id, name: 'A' }, caller);
      expect(refused).toMatchObject({ status: 422, body: { code: 'FORM_UNREADABLE', error: words } });
    }
  });

  it('leaves words in braces as they are, once somebody says so', async () => {
    const { id, mistakeList } = await makeForm(caller, wordFile(inList + paragraph('{erikseen}')));
    expect(mistakeList).toMatchObject([{ kind: 'unknown', found: '{erikseen}' }]);
    const left = await call(formRoutes.updateForm, { id, version: 1, leave: ['erikseen'] }, caller);
    expect(left).toMatchObject({ mistakes: 0, leave: ['erikseen'] });
    const { id: reference } = await newReference({ name: 'Quay 12' });
    const { bytes } = await make(caller, { ...docx, form: id, referenceIds: [reference] });
    expect(await filled(bytes)).toContain('1: Quay 12 for Harbour Bank; \n{erikseen}');
  });
});

describe('a document made with a form', () => {
  it('has the references in their order, and says what is missing', async () => {
    const { id: form } = await makeForm(caller, wordFile(inList + paragraph('{reference2.value} {buyer}')));
    const [one, two] = [await newReference({ name: 'First' }), await newReference({ name: 'Second' })];
    const made = await make(caller, { ...docx, form, referenceIds: [two.id, one.id] });
    expect(await filled(made.bytes)).toContain('1: Second for Harbour Bank; 2: First for Harbour Bank; \n–');
    const unfilled = [
      { name: 'value', references: [2] },
      { name: 'buyer', references: [] },
    ];
    expect(made).toMatchObject({ references: 2, form, unfilled });
    expect((await call(formRoutes.getForm, { id: form }, caller)).usedAt).toBeDefined();
  });

  it('says for how many references the form has no place', async () => {
    const { id: form } = await makeForm(caller, wordFile(paragraph('{title}')));
    const referenceIds = [(await newReference()).id, (await newReference()).id];
    expect(await make(caller, { ...docx, form, referenceIds })).toMatchObject({ unplaced: 1 });
  });

  it('is refused while the form has mistakes, which are listed, or no placeholders', async () => {
    const wanted = { title: 'A', format: 'docx', language: 'en' } as const;
    const { id, mistakeList } = await makeForm(caller, formSample('errors'));
    const refused = await callRaw(documentRoutes.makeDocument, { ...wanted, form: id }, caller);
    expect(refused).toMatchObject({ status: 409, body: { code: 'FORM_HAS_ERRORS', mistakes: mistakeList } });
    const { id: blank } = await makeForm(caller, formSample('blank'));
    const empty = await callRaw(documentRoutes.makeDocument, { ...wanted, form: blank }, caller);
    expect(empty.body).toMatchObject({ code: 'FORM_HAS_ERRORS', mistakes: [] });
  });

  it('is never made with a form of another organization, nor in another format', async () => {
    const other = await makeOwner();
    const { id: form } = await makeForm(other.caller, wordFile(inList));
    const wanted = { title: 'A', format: 'docx', language: 'en', form } as const;
    expect(await callRaw(documentRoutes.makeDocument, wanted, caller)).toMatchObject({ status: 404 });
    const pdfWanted = { ...wanted, format: 'pdf' };
    expect(await callRaw(documentRoutes.makeDocument, pdfWanted, other.caller)).toMatchObject({
      status: 400,
    });
  });

  it('is made again with the newest file of its form, and fails in words without it', async () => {
    const { id: form } = await makeForm(caller, wordFile(paragraph('Old {title}')));
    const { id } = await make(caller, { ...docx, form, referenceIds: [(await newReference()).id] });
    const uploadId = await uploadOf(caller, wordFile(paragraph('New {titel}')));
    await call(formRoutes.updateForm, { id: form, version: 1, uploadId }, caller);
    await call(documentRoutes.makeDocumentAgain, { id }, caller);
    expect(await ended(caller, id)).toMatchObject({
      status: 'failed',
      reason: expect.stringMatching(/mistakes/),
    });
    await call(formRoutes.deleteForm, { id: form }, caller);
    await call(documentRoutes.makeDocumentAgain, { id }, caller);
    expect(await ended(caller, id)).toMatchObject({ status: 'failed', reason: 'The form is deleted' });
  });

  it('has what the customer allows on the channel, and nothing that is not for its readers', async () => {
    const strict = await makeRequiring();
    const customerId = await strict.newCustomer('Harbour Works');
    const told = await strict.makeDraft(customerId, { name: 'Told to buyers' });
    const pitched = await strict.makeDraft(customerId, { name: 'Told in a pitch' });
    const subjects = ['name', 'text'] as const;
    await strict.recordPermission(customerId, { referenceId: told.id, subjects, channels: ['tender'] });
    await strict.recordPermission(customerId, { referenceId: pitched.id, subjects, channels: ['document'] });
    const { tenderTitle: _title, ...others } = factsInput;
    const values = { ...others, internalNote: 'CANARY', askedFirst: 'CANARY', ourPart: 'Our own part' };
    for (const { id } of [told, pitched])
      await call(referenceRoutes.saveFacts, { id, version: 0, values }, strict.caller);
    const { id: form } = await makeForm(strict.caller, everyPlaceholder);
    const referenceIds = [told.id, pitched.id];
    const buyers = await make(strict.caller, { ...docx, form, channel: 'tender', referenceIds });
    const readers = await make(strict.caller, { ...docx, form, referenceIds });
    const [toBuyers, toReaders] = [await filled(buyers.bytes), await filled(readers.bytes)];
    expect([toBuyers.includes('Told to buyers'), toBuyers.includes('Told in a pitch')]).toEqual([
      true,
      false,
    ]);
    expect([toReaders.includes('Told to buyers'), toReaders.includes('Told in a pitch')]).toEqual([
      false,
      true,
    ]);
    expect([toBuyers.includes('Our own part'), toReaders.includes('Our own part')]).toEqual([true, false]);
    for (const { bytes } of [buyers, readers])
      expect(await allBytesOf('docx', bytes)).not.toMatch(/canary|1250000|1[ .,\u00A0]250[ .,\u00A0]000/i);
    expect(buyers.leftOut).toMatchObject([
      { title: 'Told to buyers', parts: [{ subject: 'value', state: 'not asked' }] },
      { title: 'Told in a pitch', whole: true },
    ]);
  });

  it('is an Excel file if the form is one, which it stays', async () => {
    const rows = (title: string) => [
      ['Name', 'No.'],
      [`{#references}${title}`, '{number}{/references}'],
    ];
    const made = await makeForm(caller, excelFile(rows('{titel}')));
    expect(made).toMatchObject({ format: 'xlsx', mistakeList: [{ place: { sheet: 'Form', cell: 'A2' } }] });
    const { id, version } = made;
    const word = await uploadOf(caller, wordFile(inList));
    const refused = await callRaw(formRoutes.updateForm, { id, version, uploadId: word }, caller);
    expect(refused.body).toMatchObject({ code: 'FORM_UNREADABLE', error: refusals.otherFormat });
    const uploadId = await uploadOf(caller, excelFile(rows('{title}')));
    await call(formRoutes.updateForm, { id, version, uploadId }, caller);
    expect(await filesOf(id)).toEqual([`${objects.form(organizationId, id)}${uploadId}.xlsx`]);
    const referenceIds = [(await newReference({ name: '=1+1' })).id, (await newReference({ name: 'B' })).id];
    const asWord = { ...docx, title: 'A', language: 'en', form: id, referenceIds } as const;
    const wrong = await callRaw(documentRoutes.makeDocument, asWord, caller);
    expect(wrong).toMatchObject({ status: 400, body: { fields: { format: 'The form is filled as xlsx' } } });
    const { bytes, ...told } = await make(caller, { format: 'xlsx', form: id, referenceIds });
    expect(told).toMatchObject({ references: 2, form: id, format: 'xlsx' });
    expect(await readSheet(bytes)).toEqual([
      ['Name', 'No.'],
      ['=1+1', 1],
      ['B', 2],
    ]);
  });

  it('is a PowerPoint file if the form is one, with a slide for each reference', async () => {
    const form = slideFile([{ shapes: shape('Title 1', ['{#references}{title}']) }]);
    const { id } = await makeForm(caller, form);
    const referenceIds = [(await newReference({ name: 'A' })).id, (await newReference({ name: 'B' })).id];
    const { bytes } = await make(caller, { format: 'pptx', form: id, referenceIds });
    const slides = Object.keys(unzipSync(bytes)).filter((name) => /slides\/slide\d/.test(name));
    expect([slides.length, await readText('pptx', bytes)]).toEqual([2, expect.stringMatching(/A[^]*B/)]);
  });

  it('names its tender and the buyer', async () => {
    const { id: tenderId } = await call(
      tenderRoutes.createTender,
      { ...tenderInput, title: 'School 7', buyer: { name: 'Town of Hanko' } },
      caller,
    );
    const { id: form } = await makeForm(caller, wordFile(paragraph('{tender} of {buyer}: {title}')));
    const { id: reference } = await newReference({ name: 'Quay 12' });
    const referenceIds = [reference];
    const made = await make(caller, { ...docx, form, tenderId, channel: 'tender', referenceIds });
    expect(await filled(made.bytes)).toContain('School 7 of Town of Hanko: Quay 12');
  });
});
