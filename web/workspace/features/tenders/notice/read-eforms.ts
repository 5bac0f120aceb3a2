import { currencies } from '#contract/reference/facts';
import { limits } from '#contract/rules/limits';
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
import type { Sum } from './read-sentence.ts';
import { readText, type ReadNotice } from './read-text.ts';
import { wishesOf } from './wishes.ts';

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
  const company = buyerOf(root);
  const buyer = textOf(first('cbc:Name', first('cac:PartyName', company)));
  const country = countryOf(company);
  const number = textOf(first('efbc:NoticePublicationID', root));
  const procedure = words.procedures[textOf(first('cbc:ProcedureCode', root))];
  const asked = lots.filter((one) => read.needs.some((need) => need.lot === nameOf(one)));
  const meant = asked.length > 0 ? asked : lots;
  const lot = onlyOne(meant.map(nameOf));
  const projects = meant.flatMap((one) => childNamed('cac:ProcurementProject', one) ?? []);
  const value = valueOf(projects.length === 1 ? projects[0] : undefined) ?? valueOf(project);
  const stated = (name: string) => {
    const found = projects.flatMap((one) => all(name, one));
    return (found.length > 0 ? found : all(name, project)).map(textOf);
  };
  const wishes = wishesOf(stated('cbc:ItemClassificationCode'), stated('cbc:CountrySubentityCode'));
  return {
    ...read,
    ...(title && { title }),
    ...(buyer && { buyer }),
    ...(country && { country }),
    ...(number && { number }),
    ...(procedure && { procedure }),
    ...(value && { value }),
    ...(wishes.length > 0 && { wishes }),
    // The only lot is often called like the whole.
    ...(lot && lot !== title && { lot: lot.slice(0, limits.nameLength) }),
  };
}

function onlyOne(names: readonly string[]): string | undefined {
  const [name, ...others] = new Set(names);
  return others.length === 0 ? name : undefined;
}

function valueOf(project: Element | undefined): Sum | undefined {
  const stated = first('cbc:EstimatedOverallContractAmount', project);
  const amount = Number(textOf(stated));
  const currency = currencies.find((one) => one === stated?.attribs.currencyID);
  return amount > 0 && currency ? { amount, currency } : undefined;
}

function buyerOf(root: Element): Element | undefined {
  const id = textOf(first('cbc:ID', first('cac:ContractingParty', root)));
  const companies = all('efac:Company', root);
  return companies.find((one) => textOf(first('cbc:ID', one)) === id) ?? companies[0];
}

/** Regions begin with two letters, countries have three. Greece and Britain have letters of their own there. */
function countryOf(company: Element | undefined): string {
  const letters = textOf(first('cbc:CountrySubentityCode', first('cac:PostalAddress', company))).slice(0, 2);
  return { EL: 'GR', UK: 'GB' }[letters] ?? letters;
}

function nameOf(lot: Element): string {
  const project = childNamed('cac:ProcurementProject', lot);
  return project ? textOf(childNamed('cbc:Name', project)) : '';
}

function readLot(lot: Element, language: string, read: ReadNotice): void {
  const name = nameOf(lot);
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
