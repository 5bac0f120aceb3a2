import type { PermissionEntry } from '#contract/resources/permission';
import { channelList, dayInWords, subjectList } from '#contract/permission/words';
import { dayOfMoment } from '../days.ts';
import { texts } from '../texts.ts';

export interface Names {
  customer: string;
  /** Undefined for a deleted reference. */
  reference: (id: string) => string | undefined;
  /** Undefined for a former member. */
  member: (userId: string) => string | undefined;
}

export function sentenceOf(entry: PermissionEntry, names: Names): string {
  const { person, method, enteredBy, at } = entry;
  const who = person ? person.name + (person.jobTitle ? ` (${person.jobTitle})` : '') : names.customer;
  const how = method ? texts.by[method] : '';
  const member = enteredBy === undefined ? undefined : (names.member(enteredBy) ?? texts.somebody);
  const day = dayOfMoment(at);
  const what = `${subjectList(entry.subjects)} ${channelList(entry.channels)}${scope(entry, names)}`;
  // Entries from the approval link were not recorded by a member.
  const end = member ? `${how}. Recorded by ${member} on ${day}.` : `${how} on ${day}.`;
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
