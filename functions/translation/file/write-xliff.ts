import type { HandOffFile, HandOffReference, HandOffText } from '#contract/resources/hand-off-file';
import { escapeAttribute, escapeXml } from './xml.ts';

/** XLIFF 1.2, which every translation tool reads. */
export function writeXliff({ organization, language, references }: HandOffFile): string {
  const files = references.map((reference) => fileOf(reference, { organization, language }));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">',
    ...files,
    '</xliff>',
    '',
  ].join('\n');
}

function fileOf(reference: HandOffReference, to: Pick<HandOffFile, 'organization' | 'language'>): string {
  const { id, name, language, version, translation, texts } = reference;
  const original = [to.organization, id, version, translation].join('/');
  const attributes = attributesOf({
    original,
    'source-language': language,
    'target-language': to.language,
    datatype: 'plaintext',
  });
  const header = name === undefined ? [] : [`<header><note>${escapeXml(name)}</note></header>`];
  return [`<file ${attributes}>`, ...header, '<body>', ...texts.map(unitOf), '</body>', '</file>'].join('\n');
}

function unitOf({ id, label, maxLength, note, source, target }: HandOffText): string {
  const attributes = attributesOf({
    id,
    ...(label !== undefined && { resname: label }),
    ...(maxLength !== undefined && { maxwidth: String(maxLength), 'size-unit': 'char' }),
    'xml:space': 'preserve',
  });
  return [
    `<trans-unit ${attributes}>`,
    `<source>${escapeXml(source)}</source>`,
    ...(target === undefined ? [] : [`<target>${escapeXml(target)}</target>`]),
    ...(note === undefined ? [] : [`<note>${escapeXml(note)}</note>`]),
    '</trans-unit>',
  ].join('\n');
}

const attributesOf = (attributes: Record<string, string>): string =>
  Object.entries(attributes)
    .map(([name, value]) => `${name}="${escapeAttribute(value)}"`)
    .join(' ');
