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

/** SES takes ASCII only. An encoded word (RFC 2047) has at most 75 characters, which 42 bytes of UTF-8 fit. */
export function displayName(words: string): string {
  const name = unlinked(words).replace(/\s+/g, ' ').trim();
  if (/^[A-Za-z0-9 ]+$/.test(name)) return name;
  const pieces: string[] = [''];
  for (const character of name) {
    if (Buffer.byteLength(pieces.at(-1)! + character) > 42) pieces.push('');
    pieces[pieces.length - 1] += character;
  }
  return pieces.map((piece) => `=?UTF-8?B?${Buffer.from(piece).toString('base64')}?=`).join(' ');
}

function shortened(words: string, max: number): string {
  const characters = Array.from(words);
  return characters.length > max ? `${characters.slice(0, max - 1).join('')}…` : words;
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
export const escapeHtml = (words: string): string =>
  words.replaceAll(/[&<>"']/g, (character) => entities[character]!);
