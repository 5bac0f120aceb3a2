import type { Channel, Subject } from '#contract/rules/choices';
import type { FoundPermission } from '#contract/permission/found';
import { fold } from './fold.ts';
import { readPeriod } from './read-month.ts';

/** The words of a file seem to say this. Somebody confirms it before it is a permission. */
export type ReadPermission = Omit<FoundPermission, 'text' | 'from'>;

/** Without a part that is named, a refusal is one of everything. */
const refused = /^(ei|no|nej|not|inte)\b|\b(kielletty|kieltanyt|refused|declined|denied|nekad|nekat)\b/;
const withdrawn = /\b(peruttu|peruutettu|withdrawn|revoked|aterkallad|aterkallat)\b/;
const anonymous =
  /\b(anonym\w*|nimeton\w*|nimettom\w*|(without|no) ((the|a) )?name|(ilman|ei) nimea|(utan|inget) namn)\b/;
const toAsk =
  /\b(kysytt\w+|kysy|ask|to be asked|not (yet )?asked|fraga|ska fragas|inte (annu )?fragat|pending)\b/;
/** A clause of a contract is named where it allows something. */
const allowed =
  /^(kylla|joo|ok|saa|yes|ja|far|nimi ok|name ok|namn ok|(muuten|otherwise|annars) (ok|yes|ja|kylla))\b|^(sopimus|contract|avtal)\b.*\d/;
const onlyTenders = /\b(vain|only|bara|endast)\b.*\b(tarjou\w*|tenders?|anbud\w*)\b/;
const withTenders = /\b(tarjou\w*|tenders?|anbud\w*)\b/;
const withWebsite = /\b(website|verkkosiv\w*|nettisiv\w*|webbplats\w*|web)\b/;
const without = /\b(?:ei|eika|ilman|no|not|without|inte|ingen|inga|utan)\b(.*)/;

const partNames: Partial<Record<Subject, RegExp>> = {
  logo: /\b(logo\w*|logga\w*)\b/,
  quote: /\b(sitaat\w*|lainau\w*|quot\w*|citat\w*)\b/,
  images: /\b(kuv[ai]\w*|valokuv\w*|pictures?|photos?|images?|bild\w*|foto\w*)\b/,
  value: /\b(hinta\w*|hintoja|arvoa|prices?|values?|pris\w*|vardet?)\b/,
};

const usual: Channel[] = ['reference-page', 'website', 'document', 'tender'];

/** A logo, a quote, a picture or a person is never proposed to be shown: these words rarely mean them. */
export function readPermission(text: string): ReadPermission {
  const { parts, others } = refusedParts(text);
  const said = { subjects: [], channels: [], expiresOn: '', refused: parts };
  if (toAsk.test(others)) return { ...said, seems: 'to ask' };
  if (withdrawn.test(others)) return { ...said, seems: 'withdrawn' };
  if (anonymous.test(others))
    return { ...said, seems: 'without name', refused: [...new Set([...withName, ...parts])] };
  if (refused.test(others) || (others === '' && parts.length > 0)) return { ...said, seems: 'refused' };
  if (!allowed.test(others)) return { ...said, seems: 'not clear' };
  return {
    seems: 'allowed',
    subjects: ['name', 'text'],
    channels: channelsIn(others),
    expiresOn: endIn(text),
    refused: parts,
  };
}

/** A logo says the name as well. */
const withName: readonly Subject[] = ['name', 'logo'];

/** Returns parts that are refused, such as by “no logo”, and all other words. */
function refusedParts(text: string): { parts: Subject[]; others: string } {
  const clauses = text.split(/[,;]|\.\s|\b(?:mutta|but|men)\b/i).map(fold);
  const partsOf = (clause: string) => {
    const after = without.exec(clause)?.[1] ?? '';
    return (Object.keys(partNames) as Subject[]).filter((part) => partNames[part]!.test(after));
  };
  const parts = new Set(clauses.flatMap(partsOf));
  const others = clauses.map((clause) =>
    partsOf(clause).length > 0 ? clause.replace(without, '').trim() : clause,
  );
  return { parts: [...parts], others: others.filter(Boolean).join(' ') };
}

function channelsIn(words: string): Channel[] {
  if (onlyTenders.test(words)) return ['tender'];
  if (withWebsite.test(words) || withTenders.test(words))
    return [
      ...(withWebsite.test(words) ? (['reference-page', 'website'] as const) : []),
      ...(withTenders.test(words) ? (['tender'] as const) : []),
    ];
  return usual;
}

const untilWords = /(?:until|till|thru|t\.o\.m\.)\s+([\d./-]+)|([\d./-]+)\s*(?:asti|saakka)/i;

/** The last day of the month or year that the words name. */
function endIn(text: string): string {
  const [, after, before] = untilWords.exec(text) ?? [];
  const month = readPeriod(after ?? before, 'end').value?.end;
  if (!month) return '';
  const [year = '', number = '12'] = month.split('-');
  return new Date(Date.UTC(Number(year), Number(number), 0)).toISOString().slice(0, 10);
}
