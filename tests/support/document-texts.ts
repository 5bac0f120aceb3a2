import { unzipSync } from 'fflate';
import readCode from 'qr/decode.js';
import sharp from 'sharp';
import { extractLinks, extractText, getDocumentProxy } from 'unpdf';
import type { DocumentFormat } from '#contract/resources/document';

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const textOfXml = (xml: string): string =>
  xml
    .replaceAll(/<\/(?:w|a):p>|<(?:w|a):br\b[^>]*>/g, '\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => entities[name]!);

/** What an attribute says counts as text, because it may be an alternative text. */
const attributesOfXml = (xml: string): string =>
  [...xml.matchAll(/\b(?:descr|title)="([^"]*)"/g)].map(([, value]) => textOfXml(value!)).join('\n');

/** The words of an Office file, as its reader sees or hears them. */
function officeText(bytes: Uint8Array): string {
  return Object.entries(unzipSync(bytes))
    .filter(([name]) => name.endsWith('.xml'))
    .map(([, content]) => Buffer.from(content).toString())
    .map((xml) => `${textOfXml(xml)}\n${attributesOfXml(xml)}`)
    .join('\n');
}

async function pdfText(bytes: Uint8Array): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true });
  return text;
}

const readers: Partial<Record<DocumentFormat, (bytes: Uint8Array) => string | Promise<string>>> = {
  pdf: pdfText,
  docx: officeText,
  pptx: officeText,
};

export const readText = async (format: DocumentFormat, bytes: Uint8Array): Promise<string> =>
  await readers[format]!(bytes);

/** Lines are broken by the layout, and readers of PDF put a space between two styles. */
export const flat = (text: string) => text.replaceAll(/\s+/g, '');
export const missing = (text: string, parts: readonly string[]) =>
  parts.filter((part) => !flat(text).includes(flat(part)));

export async function linksIn(format: DocumentFormat, bytes: Uint8Array): Promise<string[]> {
  if (format === 'pdf') return (await extractLinks(new Uint8Array(bytes))).links;
  const files = Object.entries(unzipSync(bytes)).filter(([name]) => name.endsWith('.rels'));
  return files.flatMap(([, content]) =>
    [
      ...Buffer.from(content)
        .toString()
        .matchAll(/Target="(https:[^"]*)"/g),
    ].map(([, target]) => target!),
  );
}

/** What a telephone reads from the code in an Office file. */
export async function codeIn(bytes: Uint8Array): Promise<string> {
  const [, code] = Object.entries(unzipSync(bytes)).find(([name]) => /media\/.*\.png$/.test(name))!;
  const { data, info } = await sharp(code).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return readCode({ width: info.width, height: info.height, data });
}

/** The formats with a layout, which are not tables. */
export const laidOut = Object.keys(readers) as Exclude<DocumentFormat, 'png'>[];

/** All bytes as text, those of the files inside too. */
export async function allBytesOf(format: DocumentFormat, bytes: Buffer): Promise<string> {
  const text = bytes.toString('latin1');
  if (text.startsWith('PK'))
    return Object.entries(unzipSync(bytes))
      .map(([name, content]) => name + Buffer.from(content).toString('latin1'))
      .join('\n');
  return format in readers ? text + (await readText(format, bytes)) : text;
}
