import type { Contact } from '../resources/customer.ts';
import { productName } from '../primitives/product.ts';
import { longDay, nearDay, partList, placeList } from './place-words.ts';
import { placeNames, places, type Parts } from './places.ts';

type Language = Contact['language'];

interface MailFacts {
  organization: string;
  /** Empty if the person has left the organization. */
  asker: string;
  customer: string;
  asked: Parts;
  /** The person who is quoted in the story. */
  person?: string | undefined;
  expiresOn?: string | undefined;
  answerBy: string;
}

export interface ApprovalMail {
  subject: string;
  preheader: string;
  sender: string;
  ask: string;
  rows: [label: string, value: string][];
  action: string;
  time: string;
  foot: string;
}

const words = {
  en: {
    subject: (customer: string) => `May we show this story about ${customer}?`,
    preheader: (asker: string) => `One question from ${asker}, about a minute. Yes, yes with changes, or no.`,
    ask: (organization: string) => `May ${organization} show this?`,
    what: 'What',
    where: 'Where',
    until: 'Until',
    untilText: (day: string) => `${day}, or until you take it back`,
    always: 'You take it back',
    action: 'See it and answer',
    time: (day: string) => `About a minute, no account. Please answer by ${day}.`,
    foot: (organization: string) =>
      `Sent by ${productName} for ${organization}. The link is yours alone: please do not pass it on. If you did not expect this, do nothing: then nothing is allowed.`,
    reply: (asker: string) => `A reply to this mail goes to ${asker}. `,
  },
  fi: {
    subject: (customer: string) => `Saammeko näyttää tämän tarinan: ${customer}?`,
    preheader: (asker: string) =>
      `Yksi kysymys, noin minuutti. Kyllä, kyllä muutoksin tai ei. Terveisin ${asker}.`,
    ask: (organization: string) => `Saako ${organization} näyttää tämän?`,
    what: 'Mitä',
    where: 'Missä',
    until: 'Voimassa',
    untilText: (day: string) => `${day} asti tai kunnes perut luvan`,
    always: 'Kunnes perut luvan',
    action: 'Katso ja vastaa',
    time: (day: string) => `Noin minuutti, ei tunnusta. Vastaathan viimeistään ${day}.`,
    foot: (organization: string) =>
      `${productName} lähetti tämän yrityksen ${organization} puolesta. Linkki on vain sinulle: älä välitä sitä. Jos et odottanut viestiä, älä tee mitään: silloin mitään ei ole sallittu.`,
    reply: (asker: string) => `Vastaus tähän viestiin menee henkilölle ${asker}. `,
  },
} satisfies Record<Language, object>;

/** The team previews the same texts before sending. */
export function approvalMail(language: Language, facts: MailFacts): ApprovalMail {
  const { organization, asker, customer, asked, person, expiresOn, answerBy } = facts;
  const own = words[language];
  return {
    subject: own.subject(customer),
    preheader: own.preheader(asker || organization),
    sender: senderName(language, asker, organization),
    ask: own.ask(organization),
    rows: [
      [own.what, partList(asked.subjects, language, person)],
      [own.where, placeList(placesOf(asked), language)],
      [own.until, expiresOn ? own.untilText(longDay(expiresOn, language)) : own.always],
    ],
    action: own.action,
    time: own.time(nearDay(answerBy, language)),
    foot: (asker && own.reply(asker)) + own.foot(organization),
  };
}

export function senderName(language: Language, asker: string, organization: string): string {
  const by = language === 'fi' ? productName : `by ${productName}`;
  return `${asker ? `${asker}, ` : ''}${organization} (${by})`;
}

const placesOf = ({ channels }: Parts) =>
  placeNames.filter((place) => places[place].some((channel) => channels.includes(channel)));
