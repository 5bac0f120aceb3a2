import { dayAndTime, longDay } from '#contract/permission/place-words';
import { partsIn, type Parts, type Place } from '#contract/permission/places';
import type { Contact } from '#contract/resources/customer';
import { productName } from '#contract/primitives/product';
import { nameIn } from './content.ts';
import type { Addresses } from './environment.ts';
import type { Block, Letter, WordChange } from './letter.ts';
import { placeRows, refusedPlaces } from './place-rows.ts';

type Language = Contact['language'];

export interface ApprovalAnsweredMail {
  kind: 'approval-answered';
  to: string;
  /** The workspace is in English, so members get English so far. */
  language?: Language;
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
  expiresOn?: string | undefined;
  at: string;
}

type Kind = 'yes' | 'part' | 'words' | 'changes' | 'no' | 'taken' | 'person';

const words = {
  en: {
    subject: (kind: Kind, count: number) =>
      ({
        yes: 'Yes',
        part: 'Yes in part',
        words: `Yes, with ${count} ${count === 1 ? 'change' : 'changes'}`,
        changes: 'Changes, not a yes yet',
        no: 'No',
        taken: 'Taken back',
        person: 'Ask somebody else',
      })[kind],
    about: (contact: string, story: string) => `${contact} about “${story}”`,
    title: {
      yes: (contact: string) => `${contact} said yes to all of it`,
      part: (contact: string) => `${contact} said yes in part`,
      words: (contact: string) => `${contact} said yes, with changes`,
      changes: (contact: string) => `${contact} suggests changes`,
      no: (contact: string) => `${contact} said no`,
      taken: (contact: string) => `${contact} took the permission back`,
      person: (contact: string) => `${contact} is not the right person`,
    },
    approved: (contact: string, customer: string, count: number, refused: string) =>
      `${contact} at ${customer} approved it${count ? ` with ${count} ${count === 1 ? 'change' : 'changes'} of words` : ''}${refused && `${count ? ',' : ''} and said no to ${refused}`}.`,
    suggested: (contact: string, customer: string) =>
      `${contact} at ${customer} suggests changes. Nothing is allowed yet.`,
    no: 'Nothing of it may be shown. What was public of it has been taken down.',
    person: 'Nothing was allowed and nothing refused. Ask somebody else at the customer.',
    taken: (time: string) =>
      `Since ${time} it may not be shown any more. What was public of it comes down within a minute.`,
    until: 'Until',
    words: 'Changed words',
    action: {
      yes: 'Publish it',
      part: 'Publish it',
      words: 'Look at the changes and publish',
      changes: 'Look at the changes',
      no: 'See what holds now',
      taken: 'See what holds now',
      person: 'See what holds now',
    },
    places: {
      web: 'the web',
      social: 'social media',
      sales: 'sales material',
      tender: 'tenders',
      press: 'the press',
      call: 'the phone',
    } satisfies Record<Place, string>,
    and: ' and ',
    binds: (refused: string) =>
      `The no binds: nothing of it can be shown there from ${productName} (${refused}).`,
    bindsSocial: `The no binds: nothing of it can be posted on social media from ${productName}.`,
    foot: (organization: string) => `You get this because you asked, or manage ${organization}.`,
    reply: (contact: string) => `A reply to this mail goes to ${contact}. `,
  },
  fi: {
    subject: (kind: Kind, count: number) =>
      ({
        yes: 'Kyllä',
        part: 'Osittain kyllä',
        words: `Kyllä, ${count} muutoksella`,
        changes: 'Muutoksia, ei vielä lupaa',
        no: 'Ei',
        taken: 'Peruttu',
        person: 'Kysy toiselta',
      })[kind],
    about: (contact: string, story: string) => `${contact}, ”${story}”`,
    title: {
      yes: (contact: string) => `${contact} hyväksyi kaiken`,
      part: (contact: string) => `${contact} hyväksyi osan`,
      words: (contact: string) => `${contact} hyväksyi muutoksin`,
      changes: (contact: string) => `${contact} ehdottaa muutoksia`,
      no: (contact: string) => `${contact} ei hyväksynyt`,
      taken: (contact: string) => `${contact} perui luvan`,
      person: (contact: string) => `${contact} ei ole oikea henkilö`,
    },
    approved: (contact: string, customer: string, count: number, refused: string) =>
      `${contact} (${customer}) hyväksyi sen${count ? ` ${count} tekstimuutoksella` : ''}${refused && ` ja kielsi ${refused}`}.`,
    suggested: (contact: string, customer: string) =>
      `${contact} (${customer}) ehdottaa muutoksia. Mitään ei ole vielä sallittu.`,
    no: 'Siitä ei saa näyttää mitään. Se, mitä siitä oli julkisena, on poistettu.',
    person: 'Mitään ei sallittu eikä kielletty. Kysy joltakulta toiselta asiakkaalla.',
    taken: (time: string) => `Sitä ei saa enää näyttää. Lupa päättyi ${time}. Julkinen poistuu minuutissa.`,
    until: 'Viimeinen päivä',
    words: 'Muutetut sanat',
    action: {
      yes: 'Julkaise',
      part: 'Julkaise',
      words: 'Katso muutokset ja julkaise',
      changes: 'Katso muutokset',
      no: 'Katso, mikä on voimassa',
      taken: 'Katso, mikä on voimassa',
      person: 'Katso, mikä on voimassa',
    },
    places: {
      web: 'verkon',
      social: 'sosiaalisen median',
      sales: 'myyntimateriaalin',
      tender: 'tarjoukset',
      press: 'lehdistön',
      call: 'puhelimen',
    } satisfies Record<Place, string>,
    and: ' ja ',
    binds: (refused: string) => `Kielto sitoo: ${productName} ei näytä sitä siellä (${refused}).`,
    bindsSocial: `Kielto sitoo: siitä ei voi julkaista mitään sosiaalisessa mediassa ${productName}istä.`,
    foot: (organization: string) => `Saat tämän, koska kysyit tai hallitset organisaatiota ${organization}.`,
    reply: (contact: string) => `Vastaus tähän viestiin menee henkilölle ${contact}. `,
  },
} satisfies Record<Language, object>;

export function approvalAnsweredLetter(mail: ApprovalAnsweredMail, { WEB_ORIGIN }: Addresses): Letter {
  const { language = 'en', asked, allowed, changes = [], comment, event } = mail;
  const own = words[language];
  const contact = nameIn(mail.contact.name);
  const refused = event === 'approved' ? refusedPlaces(asked, allowed) : [];
  const refusedNames = refused.map((place) => own.places[place]).join(own.and);
  const rows = placeRows(asked, allowed, language);
  const kind = kindOf(mail);
  const lead = {
    approved: () => own.approved(contact, nameIn(mail.customerName), changes.length, refusedNames),
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
    { kind: 'action', label: own.action[kind], address: `${WEB_ORIGIN}${path}`, note: binds || undefined },
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
