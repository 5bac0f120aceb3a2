import type { Channel, Subject } from '#contract/rules/choices';
import { fold } from './fold.ts';
import { readPeriod } from './read-month.ts';

/** The words of a file seem to say this. Somebody confirms it before it is a permission. */
export interface ReadPermission {
  seems: 'allowed' | 'refused' | 'to ask' | 'not clear';
  subjects: Subject[];
  channels: Channel[];
  /** YYYY-MM-DD */
  expiresOn: string;
}

const refused =
  /^(ei|no|nej|not)\b(?! logoa)|\b(peruttu|kielletty|withdrawn|revoked|refused|aterkallad|nekad)\b/;
const anonymous = /\b(anonym\w*|nimeton\w*|without (the )?name|ilman nimea|utan namn)\b/;
const toAsk = /\b(kysytt\w+|kysy|ask|to be asked|fraga|ska fragas|pending)\b/;
const allowed = /^(kylla|joo|ok|saa|yes|ja|far|nimi ok|name ok|namn ok)\b/;
const onlyTenders = /\b(vain|only|bara|endast)\b.*\b(tarjou\w*|tenders?|anbud\w*)\b/;
const withTenders = /\b(tarjou\w*|tenders?|anbud\w*)\b/;
const withWebsite = /\b(website|verkkosiv\w*|nettisiv\w*|webbplats\w*|web)\b/;

const usual: Channel[] = ['reference-page', 'website', 'document', 'tender'];

/** A logo, a quote, a picture or a person is never proposed: these words rarely mean them. */
export function readPermission(text: string): ReadPermission {
  const words = fold(text);
  const nothing = { subjects: [], channels: [], expiresOn: '' };
  if (toAsk.test(words)) return { seems: 'to ask', ...nothing };
  if (refused.test(words)) return { seems: 'refused', ...nothing };
  if (anonymous.test(words) || !allowed.test(words)) return { seems: 'not clear', ...nothing };
  return {
    seems: 'allowed',
    subjects: ['name', 'text'],
    channels: channelsIn(words),
    expiresOn: endIn(text),
  };
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
