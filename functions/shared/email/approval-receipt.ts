import { senderName } from '#contract/permission/approval-mail';
import { dayAndTime, longDay, placeList } from '#contract/permission/place-words';
import { placeNames, places, type Parts } from '#contract/permission/places';
import type { Contact } from '#contract/resources/customer';
import type { StillNamed } from '#contract/resources/permission';
import { publishedChannels } from '#contract/resources/permission';
import type { Channel } from '#contract/rules/choices';
import { languageLine } from '#contract/words/language-list';
import { linkTo } from './approval-request.ts';
import { nameIn } from './content.ts';
import type { Addresses } from './environment.ts';
import type { Letter, Row, WordChange } from './letter.ts';
import type { MailPictures, Pictured } from './pictures.ts';
import { placeRows } from './place-rows.ts';
import { contactMails } from './mail-words.ts';

export interface ApprovalReceiptMail extends Pictured {
  kind: 'approval-receipt';
  to: string;
  language: Contact['language'];
  token: string;
  organizationName: string;
  asker?: { name: string; email: string } | undefined;
  referenceName: string;
  asked: Parts;
  allowed: Parts[];
  /** Present if the contact has taken these channels back. */
  taken?: readonly Channel[] | undefined;
  /** So many tenders still name the contact's customer, until this day at the latest. */
  stillNamed?: StillNamed | undefined;
  /** The approved wordings are in these languages, if there were several. */
  languages?: readonly string[] | undefined;
  changes?: WordChange[] | undefined;
  wording?: string | undefined;
  /** The certificate that the answer made, if it allows anything on the page. */
  number?: string | undefined;
  expiresOn?: string | undefined;
  at: string;
}

export function approvalReceiptLetter(
  mail: ApprovalReceiptMail,
  addresses: Addresses,
  pictures: MailPictures,
): Letter {
  const { language } = mail;
  const own = contactMails[language].receipt;
  const organization = nameIn(mail.organizationName);
  const asker = nameIn(mail.asker?.name ?? '');
  const address = linkTo(addresses, mail.token);
  const common = {
    language,
    sender: senderName(language, asker, organization),
    replyTo: mail.asker?.email,
    foot: (asker && own.reply(asker)) + own.foot(organization, asker || organization),
  };
  const brand = { kind: 'brand' as const, name: organization, logo: pictures.logo };
  if (mail.taken) return { ...common, ...takenBack(mail, mail.taken, organization, address, brand) };
  const until = mail.expiresOn ? longDay(mail.expiresOn, language) : own.always;
  return {
    ...common,
    subject: own.subject(organization),
    preheader: own.preheader,
    blocks: [
      brand,
      { kind: 'title', words: own.title },
      { kind: 'lead', words: own.lead(dayAndTime(mail.at, language)) },
      {
        kind: 'rows',
        rows: [
          ...placeRows(mail.asked, mail.allowed, language),
          ...(mail.languages
            ? [{ label: own.languages, value: languageLine(mail.languages, language) }]
            : []),
          { label: own.until, value: until },
          ...(mail.number ? [{ label: own.receipt, value: own.no(mail.number) }] : []),
          ...(mail.wording ? [{ label: own.agreed, value: mail.wording }] : []),
        ],
      },
      ...(mail.changes?.length
        ? [{ kind: 'changes' as const, title: own.words, changes: mail.changes }]
        : []),
      { kind: 'action', label: own.action, address, note: own.keep },
    ],
  };
}

function takenBack(
  { language, referenceName, at, allowed, stillNamed }: ApprovalReceiptMail,
  taken: readonly Channel[],
  organization: string,
  address: string,
  brand: Letter['blocks'][number],
): Pick<Letter, 'subject' | 'preheader' | 'blocks'> {
  const own = contactMails[language].receipt.taken;
  const story = nameIn(referenceName);
  const isPublic = taken.some((channel) => publishedChannels.includes(channel));
  const isWhole = allowed.every(({ channels }) => channels.every((channel) => taken.includes(channel)));
  const named = placeNames.filter((place) => places[place].some((channel) => taken.includes(channel)));
  const lead = isWhole ? own.lead : own.leadSome;
  const inTenders =
    stillNamed && own.stillNamed(stillNamed.tenders, longDay(stillNamed.until, language), organization);
  const rows: (Row | false)[] = [
    !isWhole && { label: own.places, value: placeList(named, language) },
    isPublic && { label: own.down, value: own.downText },
    { label: own.left, value: [inTenders, own.leftText].filter(Boolean).join(' ') },
  ];
  return {
    subject: own.subject(organization),
    preheader: own.preheader(isPublic),
    blocks: [
      brand,
      { kind: 'title', words: own.title },
      { kind: 'lead', words: lead(dayAndTime(at, language), organization, story) },
      { kind: 'rows', rows: rows.filter((row): row is Row => row !== false) },
      { kind: 'action', label: own.action, address },
    ],
  };
}
