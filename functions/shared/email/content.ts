import type { Contact } from '#contract/resources/customer';

export interface EmailContent {
  subject: string;
  language?: Contact['language'];
  paragraphs: string[];
  details?: [string, string][];
  /** The contract has checked this address; it is the only foreign one that is shown unchanged. */
  responseTo?: string;
  quote?: string;
  /** This is the only link in the mail, and it is ours. */
  action?: { label: string; address: string };
  note?: string;
}

const longestName = 80;
const longestSubject = 150;

// Name resolution accepts these dots, so a mail client may link "evil。example" too.
const dots = /[.\u2024\u3002\uFE52\uFF0E\uFF61](?=[\p{L}\p{N}\p{M}\u200C\u200D])/gu;
const schemes = /(?<=\p{L}[\w+.-]*)[:\uFF1A](?=\S)/gu;
const slashes = /(?<=[/\\])(?=[/\\])/g;
// Some of these characters reverse the direction of the text after them.
const invisible = /[\p{Cc}\u061C\u200B\u200E\u200F\u2028-\u202E\u2060\u2066-\u2069\uFEFF]+/gu;

/** Texts of others must not become links: `Pay http://evil.example` becomes `Pay http: / /evil·example`. */
export function unlinked(words: string): string {
  return words
    .normalize('NFC')
    .replace(invisible, ' ')
    .replace(schemes, ': ')
    .replace(slashes, ' ')
    .replace(dots, '·');
}

export const unlinkedText = (words: string): string =>
  words
    .split(/\r\n|[\r\n]/)
    .map(unlinked)
    .join('\n');

export const nameIn = (words: string): string => shortened(words.replace(/\s+/g, ' ').trim(), longestName);

/** A header has one line, so line breaks are removed. */
export const subjectOf = (words: string): string =>
  shortened(unlinked(words).replace(/\s+/g, ' ').trim(), longestSubject);

function shortened(words: string, max: number): string {
  const characters = Array.from(words);
  return characters.length > max ? `${characters.slice(0, max - 1).join('')}…` : words;
}
