import type { Contact } from '#contract/resources/customer';

/** A mail's words before they become text and HTML. */
export interface EmailContent {
  subject: string;
  /** The default is English. */
  language?: Contact['language'];
  paragraphs: string[];
  /** Pairs of label and value. */
  details?: [string, string][];
  /** Whom to answer: an address that the contract has checked, the only one of somebody else's that is shown as it is. */
  responseTo?: string;
  /** A user's text of several lines. */
  quote?: string;
  /** The one thing to press, and the only address in the mail: ours. */
  action?: { label: string; address: string };
  /** In small print. */
  note?: string;
}

const longestName = 80;
const longestSubject = 150;

// Dots as name resolution knows them; a mail client may link "evil。example" too.
const dots = /[.\u2024\u3002\uFE52\uFF0E\uFF61](?=[\p{L}\p{N}\p{M}\u200C\u200D])/gu;
const schemes = /(?<=\p{L}[\w+.-]*)[:\uFF1A](?=\S)/gu;
const slashes = /(?<=[/\\])(?=[/\\])/g;
// Control and separator characters, and those that turn the direction of what follows.
const invisible = /[\p{Cc}\u061C\u200B\u200E\u200F\u2028-\u202E\u2060\u2066-\u2069\uFEFF]+/gu;

/**
 * Words of others, in one line, so that no mail client makes a link of them: `Pay http://evil.example` becomes
 * `Pay http: / /evil·example`. Mails go out under our name; they must not carry anybody else's address.
 */
export function unlinked(words: string): string {
  return words
    .normalize('NFC')
    .replace(invisible, ' ')
    .replace(schemes, ': ')
    .replace(slashes, ' ')
    .replace(dots, '·');
}

/** The same for a text of several lines. */
export const unlinkedText = (words: string): string =>
  words
    .split(/\r\n|[\r\n]/)
    .map(unlinked)
    .join('\n');

/** Somebody's name, long enough to be known by. */
export const nameIn = (words: string): string => shortened(words.replace(/\s+/g, ' ').trim(), longestName);

/** Line breaks are removed because a header has one line. */
export const subjectOf = (words: string): string =>
  shortened(unlinked(words).replace(/\s+/g, ' ').trim(), longestSubject);

function shortened(words: string, max: number): string {
  const characters = Array.from(words);
  return characters.length > max ? `${characters.slice(0, max - 1).join('')}…` : words;
}
