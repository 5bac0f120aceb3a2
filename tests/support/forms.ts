import { readFileSync } from 'node:fs';
import { strToU8, zipSync } from 'fflate';
import { placeholderNames } from '#contract/form/placeholders';
import { formRoutes, type FormDetails } from '#contract/resources/form';
import type { Filling } from '#functions/document/make/form/filling';
import type { Caller } from './call.ts';
import { call } from './people.ts';
import { send, sha256 } from './uploads.ts';

export const formSample = (name: 'blank' | 'errors' | 'placeholders'): Buffer =>
  readFileSync(new URL(`form-samples/buyer-form-${name}.docx`, import.meta.url));

const namespaces = [
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"',
  'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"',
  'xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"',
].join(' ');
const ofOffice = 'application/vnd.openxmlformats';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const mainType = `${ofOffice}-officedocument.wordprocessingml.document.main+xml`;

export const paragraph = (...runs: string[]): string =>
  `<w:p>${runs.map((text) => `<w:r><w:t xml:space="preserve">${text}</w:t></w:r>`).join('')}</w:p>`;

export const tableOf = (...rows: string[][]): string =>
  `<w:tbl>${rows
    .map((cells) => `<w:tr>${cells.map((text) => `<w:tc>${paragraph(text)}</w:tc>`).join('')}</w:tr>`)
    .join('')}</w:tbl>`;

/** Each placeholder of references and of the document, in a list. */
const everyName = placeholderNames.map((name) => `{${name}}`);

interface Wanted {
  members?: Record<string, string>;
  types?: string;
  relations?: string;
  mainType?: string;
}

/** The smallest Word file with this body. */
export function wordFile(body: string, wanted: Wanted = {}): Buffer {
  const members = {
    '[Content_Types].xml': `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="${ofOffice}-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${wanted.mainType ?? mainType}"/>${wanted.types ?? ''}</Types>`,
    '_rels/.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/_rels/document.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${wanted.relations ?? ''}</Relationships>`,
    'word/document.xml': `<w:document ${namespaces}><w:body>${body}</w:body></w:document>`,
    ...wanted.members,
  };
  return packed(members);
}

const ofExcel = `${ofOffice}-officedocument.spreadsheetml`;

const sheetParts = { worksheet: 'worksheets/sheet1', sharedStrings: 'sharedStrings', styles: 'styles' };

/** The smallest Excel file with these cells. Texts are shared, `<is>` is a text of its cell, `=` begins a formula. */
export function excelFile(rows: string[][], after = '', bookType = `${ofExcel}.sheet.main+xml`): Buffer {
  const shared = [...new Set(rows.flat())].filter((text) => text !== '' && !/^(?:=|<is>)/.test(text));
  const cell = (text: string, at: string) => {
    if (text === '') return `<c r="${at}" s="1"/>`;
    if (text.startsWith('=')) return `<c r="${at}" s="1"><f>${text.slice(1)}</f><v>0</v></c>`;
    if (text.startsWith('<is>')) return `<c r="${at}" t="inlineStr">${text}</c>`;
    return `<c r="${at}" s="1" t="s"><v>${shared.indexOf(text)}</v></c>`;
  };
  const data = rows.map((cells, row) => {
    const inRow = cells.map((text, at) => cell(text, `${String.fromCodePoint(65 + at)}${row + 1}`));
    return `<row r="${row + 1}">${inRow.join('')}</row>`;
  });
  const parts = Object.entries(sheetParts);
  const types = parts.map(
    ([type, path]) => `<Override PartName="/xl/${path}.xml" ContentType="${ofExcel}.${type}+xml"/>`,
  );
  const links = parts.map(
    ([type, path], at) => `<Relationship Id="rId${at}" Type="${relations}/${type}" Target="${path}.xml"/>`,
  );
  const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
  return packed({
    '[Content_Types].xml': `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="${ofOffice}-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${bookType}"/>${types.join('')}</Types>`,
    '_rels/.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${links.join('')}</Relationships>`,
    'xl/workbook.xml': `<workbook ${main} xmlns:r="${relations}"><sheets><sheet name="Form" sheetId="1" r:id="rId0"/></sheets></workbook>`,
    'xl/styles.xml': `<styleSheet ${main}><cellXfs count="2"><xf/><xf/></cellXfs></styleSheet>`,
    'xl/sharedStrings.xml': `<sst ${main}>${shared.map((text) => `<si><t>${text}</t></si>`).join('')}</sst>`,
    'xl/worksheets/sheet1.xml': `<worksheet ${main}><sheetData>${data.join('')}</sheetData>${after}</worksheet>`,
  });
}

const packed = (members: Record<string, string>): Buffer =>
  Buffer.from(
    zipSync(Object.fromEntries(Object.entries(members).map(([name, text]) => [name, strToU8(text)]))),
  );

export const everyPlaceholder: Buffer = wordFile(
  ['{#references}', ...everyName, '{/references}'].map((text) => paragraph(text)).join(''),
);

export const filling = (references: number, valueOf: Filling['valueOf']): Filling => ({
  references,
  valueOf,
  numberOf: () => undefined,
});

export async function uploadOf(caller: Caller, bytes: Uint8Array): Promise<string> {
  const about = { size: bytes.length, sha256: sha256(bytes) };
  const { uploadId, ...address } = await call(formRoutes.uploadForm, about, caller);
  const sent = await send(address, bytes);
  if (!sent.ok) throw new Error(`PUT: ${sent.status} ${await sent.text()}`);
  return uploadId;
}

export async function makeForm(caller: Caller, bytes: Uint8Array, name = 'Annex 4'): Promise<FormDetails> {
  return call(formRoutes.createForm, { uploadId: await uploadOf(caller, bytes), name }, caller);
}
