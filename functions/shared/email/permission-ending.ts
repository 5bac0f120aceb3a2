import { longDay } from '#contract/permission/place-words';
import type { Parts } from '#contract/permission/places';
import type { Contact } from '#contract/resources/customer';
import { productName } from '#contract/primitives/product';
import type { permissionPolicies } from '#contract/rules/choices';
import { nameIn } from './content.ts';
import type { Addresses } from './environment.ts';
import type { Letter } from './letter.ts';
import { placeRows } from './place-rows.ts';

export interface PermissionEndingMail {
  kind: 'permission-ending';
  to: string;
  /** The workspace is in English, so members get English so far. */
  language?: Contact['language'];
  organizationName: string;
  customerId: string;
  customerName: string;
  /** Undefined means all references of the customer. */
  referenceName: string | undefined;
  contactName?: string | undefined;
  ending: Parts;
  /** The permission still holds on this day. */
  expiresOn: string;
  daysLeft: number;
  policy: (typeof permissionPolicies)[number];
}

const words = {
  en: {
    subject: (days: number, customer: string) =>
      `Ends ${days === 0 ? 'today' : `in ${days} ${days === 1 ? 'day' : 'days'}`}: what ${customer} allows`,
    preheader: (parts: number, day: string) =>
      `${parts} ${parts === 1 ? 'part' : 'parts'}, last day ${day}. Ask again with one click.`,
    title: (day: string) => `A permission ends on ${day}`,
    lead: (customer: string, day: string) =>
      `${customer} allows this until ${day}. After that day your policy decides:`,
    story: 'Story',
    all: 'All of them',
    require: '“Require” takes it off your pages and embeds by itself.',
    warn: '“Warn” leaves it up, and marks it red until you ask again or take it down.',
    off: '“Off” leaves it up, because you do not ask for permissions.',
    ask: (contact: string) => `Ask ${contact} again`,
    see: 'See the permissions',
    foot: (organization: string) =>
      `You get this because you asked, or manage ${organization}. Turn such mails off in the settings.`,
  },
  fi: {
    subject: (days: number, customer: string) =>
      `Lupa päättyy ${days === 0 ? 'tänään' : `${days} päivän kuluttua`}: ${customer}`,
    preheader: (parts: number, day: string) =>
      `${parts} ${parts === 1 ? 'osa' : 'osaa'}, viimeinen päivä ${day}. Kysy uudelleen yhdellä painalluksella.`,
    title: (day: string) => `Lupa päättyy ${day}`,
    lead: (customer: string, day: string) =>
      `${customer} sallii tämän ${day} asti. Sen jälkeen ratkaisee käytäntönne:`,
    story: 'Tarina',
    all: 'Kaikki tarinat',
    require: '”Vaadi” poistaa sen sivuilta ja upotuksista itsestään.',
    warn: '”Varoita” jättää sen näkyviin ja merkitsee sen punaisella, kunnes kysytte uudelleen tai poistatte sen.',
    off: '”Ei käytössä” jättää sen näkyviin, koska lupia ei kysytä.',
    ask: (contact: string) => `Kysy uudelleen: ${contact}`,
    see: 'Katso luvat',
    foot: (organization: string) =>
      `Saat tämän, koska kysyit tai hallitset organisaatiota ${organization}. Viestit voi poistaa käytöstä asetuksissa.`,
  },
} satisfies Record<Contact['language'], object>;

/** The managers get it, and the member who recorded the permission or asked for it. */
export function permissionEndingLetter(mail: PermissionEndingMail, { WEB_ORIGIN }: Addresses): Letter {
  const { language = 'en', daysLeft, ending, referenceName, contactName } = mail;
  const own = words[language];
  const customer = nameIn(mail.customerName);
  const last = longDay(mail.expiresOn, language);
  const story = referenceName === undefined ? own.all : nameIn(referenceName);
  return {
    subject: own.subject(daysLeft, customer),
    language,
    preheader: own.preheader(ending.subjects.length, last),
    blocks: [
      { kind: 'brand', name: productName, logo: undefined },
      { kind: 'title', words: own.title(last) },
      { kind: 'lead', words: own.lead(customer, last) },
      {
        kind: 'rows',
        // A part of a permission ends, so "everything" would say too much.
        rows: [{ label: own.story, value: story }, ...placeRows(ending, [ending], language, 'named')],
      },
      { kind: 'warning', words: own[mail.policy] },
      {
        kind: 'action',
        label: contactName ? own.ask(nameIn(contactName)) : own.see,
        address: `${WEB_ORIGIN}/app/customers/${mail.customerId}`,
      },
    ],
    foot: own.foot(nameIn(mail.organizationName)),
  };
}
