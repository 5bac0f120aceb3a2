import type { PermissionEntry } from '#contract/resources/permission';
import { languageList } from '#contract/words/language-list';
import { language } from '#words/language';
import * as words from '#words/permissions';
import { dayInWords, dayOfMoment, subjectList, whereInWords } from '../parts.ts';

export interface Names {
  customer: string;
  /** Undefined for a deleted reference. */
  reference: (id: string) => string | undefined;
  /** Undefined for a former member. */
  member: (userId: string) => string | undefined;
}

export function sentenceOf(entry: PermissionEntry, names: Names): string {
  const { person, method, enteredBy, referenceId } = entry;
  const scope = referenceId === undefined ? '' : words.forReference(names.reference(referenceId));
  const sentence = words.sentences[entry.kind]({
    who: person ? person.name + (person.jobTitle ? ` (${person.jobTitle})` : '') : names.customer,
    what: `${subjectList(entry.subjects)} ${whereInWords(entry)}${scope}`,
    period: period(entry),
    how: method ? words.by[method] : '',
    // Entries from the approval link were not recorded by a member.
    member: enteredBy === undefined ? undefined : (names.member(enteredBy) ?? words.somebody),
    day: dayOfMoment(entry.at),
  });
  return [sentence, inLanguages(entry)].filter(Boolean).join(' ');
}

/** Names the languages of an answer or a request that was about several. */
export const inLanguages = ({ languages }: { languages?: string[] | undefined }): string | undefined =>
  languages && words.inLanguages(languageList(languages, language));

function period({ validFrom, expiresOn }: PermissionEntry): string {
  const from = validFrom ? words.validFrom(dayInWords(validFrom)) : '';
  return from + (expiresOn ? words.validUntil(dayInWords(expiresOn)) : '');
}
