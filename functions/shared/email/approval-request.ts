import {
  approvalMail,
  saidNoBefore,
  senderName,
  type ApprovalMail,
  type EarlierNo,
} from '#contract/permission/approval-mail';
import { longDay, nearDay } from '#contract/permission/place-words';
import type { Parts } from '#contract/permission/places';
import type { Contact } from '#contract/resources/customer';
import { nameIn } from './content.ts';
import type { Addresses } from './environment.ts';
import type { Letter } from './letter.ts';
import type { MailPictures, Pictured } from './pictures.ts';
import { contactMails } from './mail-words.ts';

/** A reference with the link to its own page. */
export interface AskedStory {
  token: string;
  request?: { customerId: string; approvalId: string };
  /** Empty if the name is not asked about. */
  customerName: string;
  referenceName: string;
  /** The first key figure of the card. */
  figure?: string | undefined;
  person?: string | undefined;
  asked: Parts;
  languages?: readonly string[] | undefined;
  earlierNo?: EarlierNo | undefined;
}

export interface ApprovalRequestMail extends Pictured, AskedStory {
  kind: 'approval-request';
  to: string;
  reminder?: { askedAt: string; last: boolean };
  language: Contact['language'];
  organizationName: string;
  /** Undefined if the person has left the organization. */
  asker?: { name: string; email: string } | undefined;
  expiresOn?: string | undefined;
  message?: string | undefined;
  tender?: { name: string } | undefined;
  validUntil: string;
  /** The other references that this mail asks about. */
  also?: AskedStory[];
}

/** The path has the token, because the page must work without a script; the threat model lists the logs with it. */
export const linkTo = ({ WEB_ORIGIN }: Pick<Addresses, 'WEB_ORIGIN'>, token: string) =>
  `${WEB_ORIGIN}/approve/${token}`;

export function approvalRequestLetter(
  mail: ApprovalRequestMail,
  addresses: Addresses,
  pictures: MailPictures,
): Letter {
  const { language, message, reminder, also = [] } = mail;
  const own = contactMails[language].request;
  const organization = nameIn(mail.organizationName);
  const asker = nameIn(mail.asker?.name ?? '');
  const customer = nameIn(mail.customerName);
  const textOf = (story: AskedStory) =>
    approvalMail(language, {
      ...mail,
      ...story,
      organization,
      asker,
      customer: nameIn(story.customerName),
      person: story.person && nameIn(story.person),
      tender: mail.tender && { name: nameIn(mail.tender.name) },
      answerBy: mail.validUntil,
      count: also.length + 1,
    });
  const text = textOf(mail);
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
  const heading = { kind: 'heading' as const, words: text.ask };
  const time = { kind: 'small' as const, words: text.time };
  const several = also.length > 0 ? [{ kind: 'small' as const, words: text.several }] : [];
  const cardOf = (story: AskedStory) => {
    const title = nameIn(story.referenceName);
    return {
      kind: 'card' as const,
      title,
      line: [nameIn(story.customerName), story.figure && nameIn(story.figure)].filter(Boolean).join(' · '),
      alt: own.card(title),
      // The files of a mail are of one reference.
      ...(also.length > 0
        ? { picture: undefined, logo: undefined }
        : { picture: pictures.card, logo: pictures.customer }),
    };
  };
  const actionOf = ({ token }: AskedStory, note?: string) => ({
    kind: 'action' as const,
    label: text.action,
    address: linkTo(addresses, token),
    note,
  });
  const rowsOf = (rows: ApprovalMail['what']) => ({
    kind: 'rows' as const,
    rows: rows.map(([label, value]) => ({ label, value })),
  });
  const action = actionOf(mail, text.time);
  if (!reminder || !asked) {
    return {
      ...letter,
      subject: text.subject,
      preheader: text.preheader,
      blocks: [
        brand,
        from,
        heading,
        ...(also.length > 0
          ? [
              ...several,
              rowsOf(text.where),
              ...[mail, ...also].flatMap((story) => [
                cardOf(story),
                rowsOf(textOf(story).what),
                actionOf(story),
              ]),
              time,
            ]
          : [cardOf(mail), rowsOf([...text.what, ...text.where]), action]),
      ],
    };
  }
  const saidBefore = ({ earlierNo }: AskedStory) =>
    earlierNo ? [{ kind: 'small' as const, words: saidNoBefore(language, earlierNo) }] : [];
  return {
    ...letter,
    subject: mail.tender ? own.subjectTender : own.subject(customer),
    preheader: own.preheader(longDay(mail.validUntil, language)),
    blocks: [
      brand,
      { kind: 'lead', words: own.lead(asker || organization, asked) },
      ...(also.length > 0 ? [] : [action]),
      ...(message ? [{ ...from, intro: own.earlier(asked) }] : []),
      heading,
      ...(also.length > 0
        ? [
            ...several,
            ...[mail, ...also].flatMap((story) => [cardOf(story), ...saidBefore(story), actionOf(story)]),
            time,
          ]
        : [cardOf(mail), ...saidBefore(mail)]),
      ...(reminder.last ? [{ kind: 'small' as const, words: own.last }] : []),
    ],
  };
}
