import { approvalActions, approvalLengths, suggestibleFields } from '#contract/permission/approval-page';
import type { CardContent } from '#contract/cards/card';
import { channels, oneOf, subjects, type Channel, type Subject } from '#contract/rules/choices';
import { line, text } from '#contract/primitives/schema';
import type { Answer } from '#functions/approval/answer-by-link';
import type { LinkRow } from '#functions/approval/link';
import { words } from './words.ts';

export type Action = (typeof approvalActions)[number];

export interface Typed {
  action: Action | undefined;
  subjects: readonly Subject[];
  channels: readonly Channel[];
  name: string;
  jobTitle: string;
  comment: string;
  reason: string;
  fields: Readonly<Record<string, string>>;
}

export type Mistakes = Readonly<Record<string, string>>;

export const untouched = ({ contact, ...link }: LinkRow): Typed => ({
  action: undefined,
  subjects: link.subjects,
  channels: link.channels,
  name: contact.name,
  jobTitle: contact.jobTitle ?? '',
  comment: '',
  reason: '',
  fields: {},
});

export function typedIn(form: URLSearchParams, link: LinkRow): Typed {
  const one = (name: string) => (form.get(name) ?? '').replaceAll('\r\n', '\n');
  const chosen = <Name extends string>(name: string, of: readonly Name[], all: readonly Name[]) =>
    all.filter((choice) => of.includes(choice) && form.getAll(name).includes(choice));
  const names = [...form.keys()].filter((name) => name.startsWith('field.'));
  return {
    action: oneOf(approvalActions, form.get('decision')),
    subjects: chosen('subject', link.subjects, subjects),
    channels: chosen('channel', link.channels, channels),
    name: one('name'),
    jobTitle: one('jobTitle'),
    comment: one('comment'),
    reason: one('reason'),
    fields: Object.fromEntries(names.map((name) => [name.slice('field.'.length), one(name)])),
  };
}

export function read(
  typed: Typed,
  link: LinkRow,
  card: CardContent,
): { answer?: Answer; mistakes: Mistakes } {
  const { nothing, tooLong } = words[link.language];
  const mistakes: Record<string, string> = {};
  const clean = (input: string, value: string, max: number, long = false): string => {
    const parsed = (long ? text(max) : line(max)).safeParse(value);
    if (!parsed.success) mistakes[input] = tooLong(max);
    return parsed.data ?? '';
  };
  const name = clean('name', typed.name, approvalLengths.name);
  if (!name && !mistakes.name) mistakes.name = nothing.name;
  const jobTitle = clean('jobTitle', typed.jobTitle, approvalLengths.jobTitle);
  const person = { name, ...(jobTitle && { jobTitle }) };
  const none = { ...person, allowed: [] };
  if (typed.action === 'approve') {
    if (typed.subjects.length === 0) mistakes.subject = nothing.subjects;
    if (typed.channels.length === 0) mistakes.channel = nothing.channels;
    const allowed = [{ subjects: [...typed.subjects], channels: [...typed.channels] }];
    const answer = { ...person, allowed };
    return outcome(answer, mistakes);
  }
  const input = typed.action === 'suggest' ? 'comment' : 'reason';
  const comment = clean(input, typed[input], approvalLengths.comment, true);
  const remark = comment && { comment };
  if (typed.action !== 'suggest') return outcome({ ...none, ...remark }, mistakes);

  const changes = Object.fromEntries(
    suggestibleFields(card).flatMap((field) => {
      const value = typed.fields[field.name];
      // A missing field is unchanged.
      const changed =
        value === undefined ? field.value : clean(`field.${field.name}`, value, field.max, field.long);
      return changed === field.value.replaceAll('\r\n', '\n').trim() || changed === field.value
        ? []
        : [[field.name, changed]];
    }),
  );
  const isChanged = Object.keys(changes).length > 0;
  if (!comment && !isChanged && Object.keys(mistakes).length === 0) mistakes.comment = nothing.changes;
  return outcome({ ...none, ...remark, ...(isChanged && { changes }) }, mistakes);
}

const outcome = (answer: Answer, mistakes: Mistakes) =>
  Object.keys(mistakes).length > 0 ? { mistakes } : { answer, mistakes };
