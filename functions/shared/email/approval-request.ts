import { approvalMail, saidNoBefore, senderName, type EarlierNo } from '#contract/permission/approval-mail';
import { longDay, nearDay } from '#contract/permission/place-words';
import type { Parts } from '#contract/permission/places';
import type { Contact } from '#contract/resources/customer';
import { nameIn } from './content.ts';
import type { Addresses } from './environment.ts';
import type { Letter } from './letter.ts';
import type { MailPictures, Pictured } from './pictures.ts';
import { contactMails } from './mail-words.ts';

export interface ApprovalRequestMail extends Pictured {
  kind: 'approval-request';
  to: string;
  reminder?: { askedAt: string; last: boolean };
  request?: { organizationId: string; customerId: string; approvalId: string };
  language: Contact['language'];
  token: string;
  organizationName: string;
  /** Undefined if the person has left the organization. */
  asker?: { name: string; email: string } | undefined;
  /** Empty if the name is not asked about. */
  customerName: string;
  referenceName: string;
  /** The first key figure of the card. */
  figure?: string | undefined;
  person?: string | undefined;
  asked: Parts;
  languages?: readonly string[] | undefined;
  expiresOn?: string | undefined;
  message?: string | undefined;
  tender?: { name: string } | undefined;
  earlierNo?: EarlierNo | undefined;
  validUntil: string;
}

/** The path has the token, because the page must work without a script; the threat model lists the logs with it. */
export const linkTo = ({ WEB_ORIGIN }: Pick<Addresses, 'WEB_ORIGIN'>, token: string) =>
  `${WEB_ORIGIN}/approve/${token}`;

export function approvalRequestLetter(
  mail: ApprovalRequestMail,
  addresses: Addresses,
  pictures: MailPictures,
): Letter {
  const { language, message, reminder } = mail;
  const own = contactMails[language].request;
  const organization = nameIn(mail.organizationName);
  const asker = nameIn(mail.asker?.name ?? '');
  const customer = nameIn(mail.customerName);
  const story = nameIn(mail.referenceName);
  const text = approvalMail(language, {
    ...mail,
    organization,
    asker,
    customer,
    person: mail.person && nameIn(mail.person),
    tender: mail.tender && { name: nameIn(mail.tender.name) },
    answerBy: mail.validUntil,
  });
  const brand = { kind: 'brand' as const, name: organization, logo: pictures.logo };
  const asked = reminder && nearDay(reminder.askedAt, language);
  const letter = {
    language,
    sender: senderName(language, asker, organization),
    replyTo: mail.asker?.email,
    foot: text.foot,
  };
  const from = {
    kind: 'message' as const,
    from: asker || organization,
    of: organization,
    words: message,
  };
  const card = {
    kind: 'card' as const,
    title: story,
    line: [customer, mail.figure && nameIn(mail.figure)].filter(Boolean).join(' · '),
    alt: own.card(story),
    picture: pictures.card,
    logo: pictures.customer,
  };
  const heading = { kind: 'heading' as const, words: text.ask };
  const action = {
    kind: 'action' as const,
    label: text.action,
    address: linkTo(addresses, mail.token),
    note: text.time,
  };
  if (!reminder || !asked) {
    const rows = text.rows.map(([label, value]) => ({ label, value }));
    return {
      ...letter,
      subject: text.subject,
      preheader: text.preheader,
      blocks: [brand, from, heading, card, { kind: 'rows', rows }, action],
    };
  }
  return {
    ...letter,
    subject: own.subject(customer),
    preheader: own.preheader(longDay(mail.validUntil, language)),
    blocks: [
      brand,
      { kind: 'lead', words: own.lead(asker || organization, asked) },
      action,
      ...(message ? [{ ...from, intro: own.earlier(asked) }] : []),
      heading,
      card,
      ...(mail.earlierNo ? [{ kind: 'small' as const, words: saidNoBefore(language, mail.earlierNo) }] : []),
      ...(reminder.last ? [{ kind: 'small' as const, words: own.last }] : []),
    ],
  };
}
