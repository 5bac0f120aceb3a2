import type { PermissionEntry } from '#contract/resources/permission';
import { channelList, dayInWords, subjectList } from '#contract/permission/words';
import { dayOfMoment } from '../days.ts';
import { texts } from '../texts.ts';

/** The names that an entry has only ids of. */
export interface Names {
  customer: string;
  /** Undefined for a reference that is gone. */
  reference: (id: string) => string | undefined;
  /** Undefined for somebody who is not in the team any more. */
  member: (userId: string) => string | undefined;
}

/** What an entry says, as somebody would tell it. */
export function sentenceOf(entry: PermissionEntry, names: Names): string {
  const { person, method, enteredBy, at } = entry;
  const who = person ? person.name + (person.jobTitle ? ` (${person.jobTitle})` : '') : names.customer;
  const how = method ? texts.by[method] : '';
  const member = enteredBy === undefined ? undefined : (names.member(enteredBy) ?? texts.somebody);
  const day = dayOfMoment(at);
  const what = `${subjectList(entry.subjects)} ${channelList(entry.channels)}${scope(entry, names)}`;
  // Who did not write it down was there when it was written.
  const end = member ? `${how}. Written down by ${member} on ${day}.` : `${how} on ${day}.`;
  const sentences: Record<PermissionEntry['kind'], string> = {
    granted: `${who} allowed ${what}${period(entry)}${end}`,
    extended: `${who} extended the permission for ${what}${period(entry)}${end}`,
    declined: `${who} declined ${what}${end}`,
    withdrawn: `${who} withdrew the permission for ${what}${end}`,
    expired: `The permission for ${what} ended on ${day}.`,
    revoked: `${capital(member ?? texts.somebody)} revoked the permission for ${what} on ${day}.`,
  };
  return sentences[entry.kind];
}

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

function scope({ referenceId }: PermissionEntry, names: Names): string {
  if (referenceId === undefined) return '';
  const title = names.reference(referenceId);
  return ` for ${title ? `“${title}”` : texts.goneReference}`;
}

function period({ validFrom, expiresOn }: PermissionEntry): string {
  const from = validFrom ? ` from ${dayInWords(validFrom)}` : '';
  return from + (expiresOn ? ` until ${dayInWords(expiresOn)}` : '');
}
