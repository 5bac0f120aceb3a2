import type { Document, Element } from '@xmldom/xmldom';
import { strFromU8, strToU8, unzipSync, zipSync, type Unzipped, type UnzipFileInfo } from 'fflate';
import type { FormFormat } from '#contract/form/format';
import { formLimits } from '#contract/form/limits';
import type { FormPlace } from '#contract/form/mistake';
import { archiveJudge } from '#contract/rules/archive-rules';
import * as words from '#words/form-refusals';
import { AppError } from '../shared/errors/app-error.ts';
import { childrenOf, depthOf, parseXml, writeXml } from './xml.ts';

/** A Word, Excel or PowerPoint file, unpacked. Its texts are parsed, and written again when it is packed. */
export interface OfficeFile {
  format: FormFormat;
  members: Unzipped;
  parts: Part[];
}

export interface Part {
  name: string;
  type: string;
  kind: FormPlace['part'];
  root: Document;
}

export const unreadable = (message: string): AppError => new AppError('FORM_UNREADABLE', message);

const ofOffice = 'application/vnd.openxmlformats-officedocument.';
const ofWord = `${ofOffice}wordprocessingml.`;
const ofExcel = `${ofOffice}spreadsheetml.`;
const ofPowerPoint = `${ofOffice}presentationml.`;

export const formTypes: Record<FormFormat, string> = {
  docx: `${ofWord}document`,
  xlsx: `${ofExcel}sheet`,
  pptx: `${ofPowerPoint}presentation`,
};

export const excelTypes = {
  book: `${ofExcel}sheet.main+xml`,
  sheet: `${ofExcel}worksheet+xml`,
  strings: `${ofExcel}sharedStrings+xml`,
} as const;

export const slideTypes = {
  deck: `${ofPowerPoint}presentation.main+xml`,
  slide: `${ofPowerPoint}slide+xml`,
  notes: `${ofPowerPoint}notesSlide+xml`,
} as const;

const contentTypes = '[Content_Types].xml';

const mainTypes = new Map<string, FormFormat>([
  [`${ofWord}document.main+xml`, 'docx'],
  [excelTypes.book, 'xlsx'],
  [slideTypes.deck, 'pptx'],
]);

const kinds = new Map<string, Part['kind']>([
  ...[...mainTypes.keys(), excelTypes.sheet, excelTypes.strings, slideTypes.slide].map(
    (type) => [type, 'body'] as const,
  ),
  [`${ofWord}header+xml`, 'header'],
  [`${ofWord}footer+xml`, 'footer'],
  [`${ofWord}footnotes+xml`, 'notes'],
  [`${ofWord}endnotes+xml`, 'notes'],
  [slideTypes.notes, 'notes'],
  [`${ofWord}comments+xml`, 'comments'],
]);

export function openForm(bytes: Uint8Array): OfficeFile {
  refuseOldFormat(bytes);
  const members = unpacked(bytes);
  const types = typesOf(members);
  const all = [...types.values()].join(' ');
  if (/macro|vbaProject/i.test(all) || Object.keys(members).some((name) => /vbaProject/i.test(name)))
    throw unreadable(words.macros);
  const named = [...types].flatMap(([name, type]) => {
    const kind = kinds.get(type);
    return kind && members[name] ? [{ name, type, kind }] : [];
  });
  const format = named.map(({ type }) => mainTypes.get(type)).find((one) => one !== undefined);
  if (!format) throw unreadable(words.notOffice);
  const size = named.reduce((sum, { name }) => sum + members[name]!.length, 0);
  if (size > formLimits.xmlBytes) throw unreadable(words.tooLong);
  const parts = named.map((one) => ({ ...one, root: readXml(members, one.name) }));
  // What a person reads first is also told first.
  return { format, members, parts: parts.toSorted((one, other) => order(one) - order(other)) };
}

const partOrder: readonly Part['kind'][] = ['body', 'header', 'footer', 'notes', 'comments'];
const order = ({ kind }: Part) => partOrder.indexOf(kind);

export function packForm({ members, parts }: OfficeFile): Buffer {
  const written = parts.map(({ name, root }) => [name, strToU8(writeXml(root))] as const);
  return Buffer.from(zipSync({ ...members, ...Object.fromEntries(written) }));
}

export function readXml(members: Unzipped, name: string): Document {
  try {
    const root = parseXml(strFromU8(members[name]!));
    if (depthOf(root) > formLimits.depth) throw new Error('Too deep');
    return root;
  } catch {
    throw unreadable(words.damaged);
  }
}

/** Documents of old, and those with a password, are in a container that is no ZIP. */
function refuseOldFormat(bytes: Uint8Array): void {
  const start = Buffer.from(bytes.subarray(0, 4)).toString('hex');
  if (start !== 'd0cf11e0') return;
  const isLocked = Buffer.from(bytes).includes(Buffer.from('EncryptedPackage', 'utf16le'));
  throw unreadable(isLocked ? words.locked : words.oldFormat);
}

function unpacked(bytes: Uint8Array): Unzipped {
  const judge = archiveJudge();
  const check = (member: UnzipFileInfo) => {
    const fault = judge(member);
    if (fault) throw unreadable(fault === 'bomb' ? words.bomb : words.damaged);
    return false;
  };
  try {
    unzipSync(bytes, { filter: check });
    return unzipSync(bytes);
  } catch (error) {
    if (error instanceof AppError) throw error;
    const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b;
    throw unreadable(isZip ? words.damaged : words.notOffice);
  }
}

function typesOf(members: Unzipped): Map<string, string> {
  if (!members[contentTypes]) throw unreadable(words.notOffice);
  const [types] = childrenOf(readXml(members, contentTypes));
  const overrides = types ? childrenOf(types).filter(({ nodeName }) => nodeName === 'Override') : [];
  return new Map(
    overrides.map((one) => [
      (one.getAttribute('PartName') ?? '').replace(/^\//, ''),
      one.getAttribute('ContentType') ?? '',
    ]),
  );
}

/** So that a program knows a picture when it meets one. */
export function ensureType({ members }: OfficeFile, extension: string, type: string): void {
  const root = readXml(members, contentTypes);
  const types = root.documentElement!;
  const isKnown = childrenOf(types).some(
    (one) => one.nodeName === 'Default' && one.getAttribute('Extension')?.toLowerCase() === extension,
  );
  if (isKnown) return;
  const added = root.createElementNS(types.namespaceURI, 'Default');
  added.setAttribute('Extension', extension);
  added.setAttribute('ContentType', type);
  types.insertBefore(added, types.firstChild);
  members[contentTypes] = strToU8(writeXml(root));
}

/** Copies of parts, by their names, are of the type that their originals are. */
export function copyTypes({ members }: OfficeFile, originals: ReadonlyMap<string, string>): void {
  if (originals.size === 0) return;
  const root = readXml(members, contentTypes);
  const types = root.documentElement!;
  const byName = new Map(childrenOf(types).map((one) => [one.getAttribute('PartName'), one]));
  for (const [copy, original] of originals) {
    const made = byName.get(`/${original}`)?.cloneNode(true) as Element | undefined;
    if (!made) continue;
    made.setAttribute('PartName', `/${copy}`);
    types.appendChild(made);
  }
  members[contentTypes] = strToU8(writeXml(root));
}
