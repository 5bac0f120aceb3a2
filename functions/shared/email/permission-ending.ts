import { longDay } from '#contract/permission/place-words';
import type { Parts } from '#contract/permission/places';
import type { Language } from '#contract/words/languages';
import { productName } from '#contract/primitives/product';
import type { permissionPolicies } from '#contract/rules/choices';
import { nameIn } from './content.ts';
import type { Addresses } from './environment.ts';
import type { Letter } from './letter.ts';
import { placeRows } from './place-rows.ts';
import { memberMails } from './mail-words.ts';

export interface PermissionEndingMail {
  kind: 'permission-ending';
  to: string;
  language?: Language | undefined;
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

/** The managers get it, and the member who recorded the permission or asked for it. */
export function permissionEndingLetter(mail: PermissionEndingMail, { WEB_ORIGIN }: Addresses): Letter {
  const { language = 'en', daysLeft, ending, referenceName, contactName } = mail;
  const own = memberMails[language].ending;
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
