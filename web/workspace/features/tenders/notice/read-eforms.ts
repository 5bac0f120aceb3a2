import * as words from '#words/tender-notice';
import { Unreadable } from '../../../file-reading/unreadable.ts';
import {
  all,
  childNamed,
  childrenOf,
  first,
  parseXml,
  textIn,
  type Element,
} from '../../../file-reading/xml.ts';
import { readText, type ReadNotice } from './read-text.ts';

const textOf = (element: Element | undefined): string => textIn(element).replaceAll(/\s+/g, ' ').trim();

const isReference = /^slc-abil-ref|^tp-abil$/;
const isStaff = /^slc-abil-staff/;

/** Reads a contract notice of the European forms, of the SDK until 1.11 and after. Throws `Unreadable` of anything else. */
export function readEforms(xml: string): ReadNotice {
  const [root] = childrenOf(parseXml(xml));
  if (!root) throw new Unreadable(words.unreadable);
  if (root.name.replace(/^.*:/, '') !== 'ContractNotice') throw new Unreadable(words.otherKind);
  const language = textOf(first('cbc:NoticeLanguageCode', root));
  const project = childNamed('cac:ProcurementProject', root);
  const read: ReadNotice = { needs: [], rest: [] };
  const lots = all('cac:ProcurementProjectLot', root);
  for (const lot of lots) readLot(lot, language, read);
  const title = project && textOf(childNamed('cbc:Name', project));
  const buyer = buyerOf(root);
  const number = textOf(first('efbc:NoticePublicationID', root));
  return { ...read, ...(title && { title }), ...(buyer && { buyer }), ...(number && { number }) };
}

function buyerOf(root: Element): string {
  const id = textOf(first('cbc:ID', first('cac:ContractingParty', root)));
  const companies = all('efac:Company', root);
  const own = companies.find((one) => textOf(first('cbc:ID', one)) === id) ?? companies[0];
  return textOf(first('cbc:Name', first('cac:PartyName', own)));
}

function readLot(lot: Element, language: string, read: ReadNotice): void {
  const project = childNamed('cac:ProcurementProject', lot);
  const name = project ? textOf(childNamed('cbc:Name', project)) : '';
  const end = first('cac:TenderSubmissionDeadlinePeriod', lot);
  const day = textOf(first('cbc:EndDate', end)).slice(0, 10);
  const time = textOf(first('cbc:EndTime', end)) || '12:00';
  if (day) read.deadline ??= `${day}T${time}`;
  for (const criterion of all('efac:SelectionCriteria', lot)) {
    const text = inLanguage(all('cbc:Description', criterion), language);
    const code =
      textOf(first('cbc:TendererRequirementTypeCode', criterion)) ||
      textOf(first('cbc:CriterionTypeCode', criterion));
    const found = isReference.test(code) || isStaff.test(code) ? readText(text) : undefined;
    const called = textOf(first('cbc:Name', criterion));
    const isPerson = isStaff.test(code);
    for (const need of found?.needs ?? [])
      read.needs.push({ ...need, ...(isPerson && { about: 'person' }), ...(name && { lot: name }) });
    if (found?.sameTwice) read.sameTwice = true;
    const rest = found?.needs.length ? found.rest : [text];
    read.rest.push(...rest.filter(Boolean).map((one) => [name, called, one].filter(Boolean).join(': ')));
  }
}

const inLanguage = (texts: readonly Element[], language: string): string =>
  textOf(texts.find(({ attribs }) => attribs.languageID === language) ?? texts[0]);
