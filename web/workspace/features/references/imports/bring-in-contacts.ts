import { customerRoutes } from '#contract/resources/customer';
import { isVisitorLanguage } from '#contract/words/languages';
import { language } from '#words/language';
import { groupBy } from '../../../permissions/state/overview.ts';
import { runEach } from '../../../lib/api/run-each.ts';
import type { OrganizationCall } from '../../../lib/organization/active-organization.tsx';
import type { Contact } from './reading/read-contact.ts';

interface Found {
  customerId: string;
  contact: Contact;
}

const keyOf = ({ customerId, contact }: Found): string => `${customerId} ${contact.email?.toLowerCase()}`;

/** Makes the contacts of a file that are not here yet and mails nobody. Returns who has which id. */
export async function bringInContacts(
  call: OrganizationCall,
  importId: string,
  found: readonly Found[],
): Promise<(one: Found) => string | undefined> {
  const ids = new Map<string, string>();
  const wanted = groupBy(
    found.filter(({ contact }) => contact.email),
    ({ customerId }) => customerId,
  );
  await runEach([...wanted], async ([id, people]) => {
    const { contacts } = await call(customerRoutes.listContacts, { id });
    for (const contact of contacts) ids.set(keyOf({ customerId: id, contact }), contact.id);
    for (const one of people) {
      if (ids.has(keyOf(one))) continue;
      const { email = '', name = email, phone } = one.contact;
      const details = { name, email, ...(phone && { phone }), language: languageOf(email), importId };
      ids.set(keyOf(one), (await call(customerRoutes.createContact, { id, ...details })).id);
    }
  });
  return (one) => ids.get(keyOf(one));
}

const countries: Record<string, string> = { fi: 'fi', se: 'sv', de: 'de', at: 'de' };

/** The country of the address says more than the language of the person who brings the file in. */
function languageOf(email: string) {
  const code = countries[email.split('.').at(-1)!.toLowerCase()];
  return isVisitorLanguage(code) ? code : language;
}
