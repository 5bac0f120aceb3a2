import { approvalMail } from '#contract/permission/approval-mail';
import type { Contact } from '#contract/resources/customer';
import type { Channel, Subject } from '#contract/rules/choices';
import { channelList, dayInWords, subjectList } from '#contract/permission/words';
import { nameIn, type EmailContent } from './content.ts';
import type { MailEnvironment } from './environment.ts';

type Language = Contact['language'];
type Origin = Pick<MailEnvironment, 'WEB_ORIGIN'>;
type AnswerKind = 'approved' | 'changes suggested' | 'declined' | 'withdrawn';

export interface ApprovalRequestMail {
  kind: 'approval-request';
  to: string;
  reminder?: true;
  request?: { organizationId: string; customerId: string; approvalId: string };
  language: Language;
  token: string;
  organizationName: string;
  askedByName: string;
  contactName: string;
  referenceName: string;
  message?: string | undefined;
  validUntil: string;
}

export interface ApprovalReceiptMail {
  kind: 'approval-receipt';
  to: string;
  language: Language;
  token: string;
  organizationName: string;
  event: AnswerKind;
  name: string;
  jobTitle?: string | undefined;
  subjects: readonly Subject[];
  channels: readonly Channel[];
  wording?: string | undefined;
  at: string;
}

export interface ApprovalAnsweredMail {
  kind: 'approval-answered';
  to: string;
  organizationName: string;
  customerId: string;
  customerName: string;
  event: AnswerKind;
  name: string;
  jobTitle?: string | undefined;
  subjects: readonly Subject[];
  channels: readonly Channel[];
  comment?: string | undefined;
}

/** A day is exact enough. It is in UTC, because sender and reader have no common time zone. */
const dayOf = (at: string, language: Language) => dayInWords(at.slice(0, 10), language);

/** The path has the token, because the page must work without a script; the threat model lists the logs with it. */
const linkTo = ({ WEB_ORIGIN }: Origin, token: string) => `${WEB_ORIGIN}/approve/${token}`;

export function approvalRequestEmail(mail: ApprovalRequestMail, origin: Origin): EmailContent {
  const { language, message } = mail;
  const organization = nameIn(mail.organizationName);
  const { subject, paragraphs, action, note } = approvalMail[language]({
    organization,
    asker: nameIn(mail.askedByName) || organization,
    contact: nameIn(mail.contactName),
    reference: nameIn(mail.referenceName),
    until: dayOf(mail.validUntil, language),
    reminder: mail.reminder,
  });
  return {
    subject,
    language,
    paragraphs,
    ...(message && { quote: message }),
    action: { label: action, address: linkTo(origin, mail.token) },
    note,
  };
}

export function approvalReceiptEmail(mail: ApprovalReceiptMail, origin: Origin): EmailContent {
  const { language, channels, subjects, wording } = mail;
  const organization = nameIn(mail.organizationName);
  const person = nameIn(mail.name) + (mail.jobTitle ? `, ${nameIn(mail.jobTitle)}` : '');
  const taken = mail.event === 'withdrawn';
  const words = {
    en: {
      subject: taken
        ? `You withdrew what ${organization} may show`
        : `What you allowed ${organization} to show`,
      what: taken
        ? `You withdrew what ${organization} may show ${channelList(channels)}. It is removed from public pages within minutes.`
        : 'Thank you for your response. Keep this email: its link shows what you agreed to, and you can withdraw it there at any time.',
      subjects: 'What may be shown',
      channels: taken ? 'Withdrawn' : 'Where',
      by: 'Answered by',
      on: 'On',
      label: taken ? 'See what still holds' : 'See or withdraw',
    },
    fi: {
      subject: taken ? `Peruit luvan: ${organization}` : `Annoit luvan: ${organization}`,
      what: taken
        ? `Peruit luvan, jolla ${organization} sai näyttää tietoja ${channelList(channels, 'fi')}. Julkiset tiedot poistetaan muutamassa minuutissa.`
        : 'Kiitos vastauksestasi. Säilytä tämä viesti: linkistä näet, mihin suostuit, ja voit perua luvan milloin tahansa.',
      subjects: 'Mitä saa näyttää',
      channels: taken ? 'Peruttu' : 'Missä',
      by: 'Vastaaja',
      on: 'Päivä',
      label: taken ? 'Katso, mikä on voimassa' : 'Katso tai peru lupa',
    },
  }[language];
  return {
    subject: words.subject,
    language,
    paragraphs: [words.what],
    ...(wording && !taken && { quote: wording }),
    details: [
      ...(taken ? [] : [[words.subjects, subjectList(subjects, language)] as [string, string]]),
      [words.channels, channelList(channels, language)],
      [words.by, person],
      [words.on, dayOf(mail.at, language)],
    ],
    action: { label: words.label, address: linkTo(origin, mail.token) },
  };
}

/** The mail is in English because members receive it. */
export function approvalAnsweredEmail(mail: ApprovalAnsweredMail, { WEB_ORIGIN }: Origin): EmailContent {
  const { event, channels, subjects, comment } = mail;
  const name = nameIn(mail.name);
  const customer = nameIn(mail.customerName);
  const what = `${subjectList(subjects)} ${channelList(channels)}`;
  const sentences: Record<AnswerKind, [subject: string, text: string]> = {
    approved: [`${name} approved your reference`, `${name} at ${customer} allowed ${what}.`],
    'changes suggested': [
      `${name} suggests changes to your reference`,
      `${name} at ${customer} suggests changes. Review them, edit the reference, and ask again.`,
    ],
    declined: [`${name} declined your reference`, `${name} at ${customer} does not allow it to be shown.`],
    withdrawn: [
      `${name} withdrew an approval`,
      `${name} at ${customer} withdrew the permission to show it ${channelList(channels)}. If it was public there, it has been removed.`,
    ],
  };
  const [subject, text] = sentences[event];
  return {
    subject,
    paragraphs: [text],
    details: mail.jobTitle ? [['Job title', nameIn(mail.jobTitle)]] : [],
    ...(comment && event !== 'withdrawn' && { quote: comment }),
    action: {
      label: 'See the customer’s permissions',
      address: `${WEB_ORIGIN}/app/customers/${mail.customerId}`,
    },
  };
}
