import { senderName } from '#contract/permission/approval-mail';
import { dayAndTime, longDay, placeList } from '#contract/permission/place-words';
import { placeNames, places, type Parts } from '#contract/permission/places';
import type { Contact } from '#contract/resources/customer';
import { productName } from '#contract/primitives/product';
import { publishedChannels } from '#contract/resources/permission';
import type { Channel } from '#contract/rules/choices';
import { linkTo } from './approval-request.ts';
import { nameIn } from './content.ts';
import type { Addresses } from './environment.ts';
import type { Letter, Row, WordChange } from './letter.ts';
import type { MailPictures, Pictured } from './pictures.ts';
import { placeRows } from './place-rows.ts';

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
  changes?: WordChange[] | undefined;
  wording?: string | undefined;
  expiresOn?: string | undefined;
  at: string;
}

const words = {
  en: {
    subject: (organization: string) => `Your receipt: what ${organization} may show`,
    preheader: 'Keep this mail. Its link shows your permission and takes it back.',
    title: 'Thank you. This is what you allowed.',
    lead: (time: string) => `You answered on ${time}. Only this may be shown, only in these places.`,
    until: 'Until',
    always: 'You take it back',
    words: 'Your words',
    agreed: 'What you agreed to',
    action: 'See or take back',
    keep: 'The link works as long as the permission does.',
    foot: (organization: string, asker: string) =>
      `Sent by ${productName} for ${organization}, because you answered a request. Was it not you? Take it back with the link above, and tell ${asker}.`,
    reply: (asker: string) => `A reply to this mail goes to ${asker}. `,
    taken: {
      subject: (organization: string) => `Taken back: ${organization} may not show this any more`,
      preheader: (isPublic: boolean) =>
        `${isPublic ? 'It comes down within a minute. ' : ''}Keep this mail as proof.`,
      title: 'You took your permission back',
      lead: (time: string, organization: string, story: string) =>
        `Since ${time}, ${organization} may not show “${story}”.`,
      leadSome: (time: string, organization: string, story: string) =>
        `Since ${time}, ${organization} may not show “${story}” in these places.`,
      places: 'Taken back',
      down: 'Taken down',
      downText: 'The public page, cards and embeds, within a minute',
      left: 'Cannot be called back',
      leftText: 'Files that somebody has downloaded. The link in them says that they no longer hold.',
      action: 'See what holds now',
    },
  },
  fi: {
    subject: (organization: string) => `Kuittisi: mitä ${organization} saa näyttää`,
    preheader: 'Säilytä tämä viesti. Linkistä näet lupasi ja voit perua sen.',
    title: 'Kiitos. Tämän sallit.',
    lead: (time: string) => `Vastasit ${time}. Vain tämän saa näyttää ja vain näissä paikoissa.`,
    until: 'Viimeinen päivä',
    always: 'Kunnes perut luvan',
    words: 'Sinun sanasi',
    agreed: 'Mihin suostuit',
    action: 'Katso tai peru',
    keep: 'Linkki toimii niin kauan kuin lupa on voimassa.',
    foot: (organization: string, asker: string) =>
      `${productName} lähetti tämän yrityksen ${organization} puolesta, koska vastasit pyyntöön. Etkö se ollut sinä? Peru lupa yllä olevasta linkistä ja kerro asiasta: ${asker}.`,
    reply: (asker: string) => `Vastaus tähän viestiin menee henkilölle ${asker}. `,
    taken: {
      subject: (organization: string) => `Peruttu: ${organization} ei saa enää näyttää tätä`,
      preheader: (isPublic: boolean) =>
        `${isPublic ? 'Se poistuu minuutissa. ' : ''}Säilytä viesti todisteena.`,
      title: 'Peruit luvan',
      lead: (time: string, organization: string, story: string) =>
        `${organization} ei saa enää näyttää tarinaa ”${story}”. Lupa päättyi ${time}.`,
      leadSome: (time: string, organization: string, story: string) =>
        `${organization} ei saa enää näyttää tarinaa ”${story}” näissä paikoissa. Lupa päättyi ${time}.`,
      places: 'Peruttu',
      down: 'Poistettu',
      downText: 'Julkinen sivu, kortit ja upotukset, minuutissa',
      left: 'Ei voi kutsua takaisin',
      leftText: 'Jo ladatut tiedostot. Niissä oleva linkki kertoo, etteivät ne ole enää voimassa.',
      action: 'Katso, mikä on voimassa',
    },
  },
} satisfies Record<Contact['language'], object>;

export function approvalReceiptLetter(
  mail: ApprovalReceiptMail,
  addresses: Addresses,
  pictures: MailPictures,
): Letter {
  const { language } = mail;
  const own = words[language];
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
          { label: own.until, value: until },
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
  { language, referenceName, at, allowed }: ApprovalReceiptMail,
  taken: readonly Channel[],
  organization: string,
  address: string,
  brand: Letter['blocks'][number],
): Pick<Letter, 'subject' | 'preheader' | 'blocks'> {
  const own = words[language].taken;
  const story = nameIn(referenceName);
  const isPublic = taken.some((channel) => publishedChannels.includes(channel));
  const isWhole = allowed.every(({ channels }) => channels.every((channel) => taken.includes(channel)));
  const named = placeNames.filter((place) => places[place].some((channel) => taken.includes(channel)));
  const lead = isWhole ? own.lead : own.leadSome;
  const rows: (Row | false)[] = [
    !isWhole && { label: own.places, value: placeList(named, language) },
    isPublic && { label: own.down, value: own.downText },
    { label: own.left, value: own.leftText },
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
