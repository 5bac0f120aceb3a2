import { approvalMail as de } from '../words/de/approval-mail.ts';
import { approvalMail as en } from '../words/en/approval-mail.ts';
import { approvalMail as fi } from '../words/fi/approval-mail.ts';
import { languageLine } from '../words/language-list.ts';
import type { Subject } from '../rules/choices.ts';
import type { VisitorLanguage as Language } from '../words/languages.ts';
import { approvalMail as sv } from '../words/sv/approval-mail.ts';
import { longDay, nearDay, partList, placeList } from './place-words.ts';
import { placeNames, places, type Parts } from './places.ts';
import { tellsCustomer, type Named } from './tells-customer.ts';

/** A contact's language is not the reader's, so the preview of the team has all of them. */
const words: Readonly<Record<Language, typeof en>> = { en, fi, sv, de };

interface MailFacts {
  organization: string;
  /** Empty if the person has left the organization. */
  asker: string;
  /** Empty if the name is not asked about. */
  customer: string;
  asked: Parts;
  /** The person who is quoted in the story. */
  person?: string | undefined;
  expiresOn?: string | undefined;
  /** Names the languages of the wordings, if there are several. */
  languages?: readonly string[] | undefined;
  answerBy: string;
  tender?: { name: string } | undefined;
  earlierNo?: EarlierNo | undefined;
  /** The mail asks about so many references, 1 unless set; these facts are of one of them. */
  count?: number;
}

/** This contact, or another one of the customer, refused or took back these parts before. */
export interface EarlierNo {
  at: string;
  isOwn: boolean;
  subjects: readonly Subject[];
}

type Row = [label: string, value: string];

export interface ApprovalMail {
  subject: string;
  preheader: string;
  sender: string;
  ask: string;
  /** Says how the mail works if it asks about several references. */
  several: string;
  /** These are of one reference. */
  what: Row[];
  /** These are the same for all of a mail. */
  where: Row[];
  action: string;
  time: string;
  foot: string;
}

/** The team previews the same texts before sending. */
export function approvalMail(language: Language, facts: MailFacts): ApprovalMail {
  const { organization, asker, customer, asked, person, expiresOn, languages, answerBy, tender } = facts;
  const { earlierNo, count = 1 } = facts;
  const own = words[language];
  return {
    subject: tender ? own.subjectTender : own.subject(customer),
    preheader: own.preheader(asker || organization, count),
    sender: senderName(language, asker, organization),
    ask: tender ? own.askTender(organization, tender.name) : own.ask(organization),
    several: own.several(count),
    what: [
      ...(earlierNo ? [[own.before, saidNoBefore(language, earlierNo)] satisfies Row] : []),
      [own.what, partList(asked.subjects, language, person)],
      ...(languages ? [[own.languages, languageLine(languages, language)] satisfies Row] : []),
    ],
    where: [
      [own.where, placeList(placesOf(asked), language)],
      [own.until, expiresOn ? own.untilText(longDay(expiresOn, language)) : own.always],
    ],
    action: own.action,
    time: own.time(nearDay(answerBy, language), count),
    foot: (asker && own.reply(asker)) + own.foot(organization, count),
  };
}

export function saidNoBefore(language: Language, { at, isOwn, subjects }: EarlierNo): string {
  const own = words[language];
  return (isOwn ? own.youSaidNo : own.theySaidNo)(longDay(at, language), partList(subjects, language));
}

interface Story {
  asked: Parts;
  customer: Named;
  title: string;
  alias?: string | undefined;
}

/** Where the name is not asked about, a title that tells the customer gives way to the alias. */
export function storyInMail(language: Language, { asked, customer, title, alias }: Story): string {
  const isSilent = (text: string) => !tellsCustomer(text, customer);
  if (asked.subjects.includes('name') || isSilent(title)) return title;
  return alias && isSilent(alias) ? alias : words[language].story;
}

export function senderName(language: Language, asker: string, organization: string): string {
  return `${asker ? `${asker}, ` : ''}${organization} (${words[language].via})`;
}

const placesOf = ({ channels }: Parts) =>
  placeNames.filter((place) => places[place].some((channel) => channels.includes(channel)));
