import { dayAndTime, longDay } from '#contract/permission/place-words';
import { partsIn, type Parts } from '#contract/permission/places';
import type { Language } from '#contract/words/languages';
import { productName } from '#contract/primitives/product';
import { nameIn } from './content.ts';
import type { Addresses } from './environment.ts';
import type { Block, Letter, WordChange } from './letter.ts';
import { placeRows, refusedPlaces } from './place-rows.ts';
import { memberMails } from './mail-words.ts';

export interface ApprovalAnsweredMail {
  kind: 'approval-answered';
  to: string;
  language?: Language | undefined;
  organizationName: string;
  customerId: string;
  customerName: string;
  referenceId: string;
  referenceName: string;
  event: 'approved' | 'changes suggested' | 'declined' | 'withdrawn' | 'wrong person';
  contact: { name: string; email?: string | undefined; jobTitle?: string | undefined };
  asked: Parts;
  allowed: Parts[];
  changes?: WordChange[] | undefined;
  comment?: string | undefined;
  /** True if the yes published the reference; undefined if nobody wanted that. */
  published?: boolean | undefined;
  expiresOn?: string | undefined;
  at: string;
}

type Kind = 'yes' | 'part' | 'words' | 'changes' | 'no' | 'taken' | 'person';

export function approvalAnsweredLetter(mail: ApprovalAnsweredMail, { WEB_ORIGIN }: Addresses): Letter {
  const { language = 'en', asked, allowed, changes = [], comment, event } = mail;
  const own = memberMails[language].answered;
  const contact = nameIn(mail.contact.name);
  const refused = event === 'approved' ? refusedPlaces(asked, allowed) : [];
  const refusedNames = refused.map((place) => own.places[place]).join(own.and);
  const rows = placeRows(asked, allowed, language);
  const kind = kindOf(mail);
  const lead = {
    approved: () =>
      [
        own.approved(contact, nameIn(mail.customerName), changes.length, refusedNames),
        mail.published === undefined ? '' : mail.published ? own.published : own.unpublished,
      ]
        .filter(Boolean)
        .join(' '),
    'changes suggested': () => own.suggested(contact, nameIn(mail.customerName)),
    declined: () => own.no,
    withdrawn: () => own.taken(dayAndTime(mail.at, language)),
    'wrong person': () => own.person,
  }[event]();
  const binds = refused.join() === 'social' ? own.bindsSocial : refused.length > 0 && own.binds(refusedNames);
  const path =
    event === 'approved' || event === 'changes suggested'
      ? `/app/references/${mail.referenceId}`
      : `/app/customers/${mail.customerId}`;
  const blocks: (Block | false)[] = [
    { kind: 'brand', name: productName, logo: undefined },
    { kind: 'title', words: own.title[kind](contact) },
    { kind: 'lead', words: lead },
    event === 'approved' && {
      kind: 'rows',
      rows: [
        ...rows,
        ...(mail.expiresOn ? [{ label: own.until, value: longDay(mail.expiresOn, language) }] : []),
      ],
    },
    Boolean(comment) && {
      kind: 'message',
      from: contact,
      of: mail.contact.jobTitle ? nameIn(mail.contact.jobTitle) : nameIn(mail.customerName),
      words: comment,
    },
    changes.length > 0 && { kind: 'changes', title: own.words, changes },
    {
      kind: 'action',
      label: mail.published ? own.seeIt : own.action[kind],
      address: `${WEB_ORIGIN}${path}`,
      note: binds || undefined,
    },
  ];
  return {
    subject: `${own.subject(kind, changes.length)}: ${own.about(contact, nameIn(mail.referenceName))}`,
    language,
    preheader: lead,
    replyTo: mail.contact.email,
    blocks: blocks.filter((block): block is Block => block !== false),
    foot: (mail.contact.email ? own.reply(contact) : '') + own.foot(nameIn(mail.organizationName)),
  };
}

function kindOf({ event, changes = [], asked, allowed }: ApprovalAnsweredMail): Kind {
  if (event === 'changes suggested') return 'changes';
  if (event === 'declined') return 'no';
  if (event === 'withdrawn') return 'taken';
  if (event === 'wrong person') return 'person';
  if (changes.length > 0) return 'words';
  const isWhole = asked.channels.every(
    (channel) => partsIn(allowed, channel).length === asked.subjects.length,
  );
  return isWhole ? 'yes' : 'part';
}
