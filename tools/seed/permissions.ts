import { customerRoutes, type Contact } from '#contract/resources/customer';
import { permissionWords } from '#contract/permission/words';
import { permissionRoutes } from '#contract/resources/permission';
import { referenceRoutes } from '#contract/resources/reference';
import type { Sent } from '#contract/primitives/route';
import { demoCustomers } from './customers.ts';
import type { Call } from './people.ts';

interface DemoPermission {
  of: 'all' | 'newest';
  subjects: Sent<typeof permissionRoutes.recordPermission>['subjects'];
  channels: Sent<typeof permissionRoutes.recordPermission>['channels'];
  method: 'contract' | 'email' | 'spoken';
  months?: number;
  note?: string;
}

interface DemoAgreements {
  contact: { jobTitle: string; language: Contact['language'] };
  permissions: readonly DemoPermission[];
}

const agreements: Readonly<Record<string, DemoAgreements>> = {
  ferries: {
    contact: { jobTitle: 'Head of bookings', language: 'fi' },
    permissions: [
      {
        of: 'all',
        subjects: ['name', 'logo', 'text'],
        channels: ['reference-page', 'website', 'document', 'tender'],
        method: 'contract',
        months: 24,
        note: 'Frame contract, section 7 (sample data)',
      },
      {
        of: 'newest',
        subjects: ['quote', 'images', 'person'],
        channels: ['reference-page', 'social'],
        method: 'email',
        months: 12,
        note: 'Mail of the contact, in the shared mailbox (sample data)',
      },
    ],
  },
  library: {
    contact: { jobTitle: 'Library director', language: 'en' },
    permissions: [
      {
        of: 'all',
        subjects: ['name', 'logo', 'text', 'images'],
        channels: ['reference-page', 'website', 'press'],
        method: 'email',
        note: 'Mail of the contact, in the shared mailbox (sample data)',
      },
    ],
  },
  bank: {
    contact: { jobTitle: 'Procurement manager', language: 'en' },
    permissions: [
      { of: 'all', subjects: ['name'], channels: ['tender', 'reference-call'], method: 'spoken', months: 2 },
    ],
  },
  dairy: { contact: { jobTitle: 'Head of operations', language: 'en' }, permissions: [] },
  instruments: { contact: { jobTitle: 'Head of structures', language: 'en' }, permissions: [] },
  resort: { contact: { jobTitle: 'Marketing lead', language: 'en' }, permissions: [] },
};

export async function createPermissions(call: Call, organization: string): Promise<void> {
  const { customers } = await call(customerRoutes.listCustomers, {});
  const { references } = await call(referenceRoutes.listReferences, {});
  for (const [key, { contact, permissions }] of Object.entries(agreements)) {
    const { name, contactName } = demoCustomers.find((customer) => customer.key === key)!;
    const { id } = customers.find((customer) => customer.name === name)!;
    const contactId = await contactOf(call, id, { ...contact, name: contactName, email: emailOf(key) });
    const { entries } = await call(permissionRoutes.getPermission, { customerId: id });
    const newest = references.find(({ attributes }) => attributes.customerId === id);
    const recorded = entries.filter(({ kind, method }) => kind === 'granted' && method !== 'link');
    for (const permission of permissions.slice(recorded.length)) {
      const { of, note, months, ...given } = permission;
      await call(permissionRoutes.recordPermission, {
        ...given,
        customerId: id,
        contactId,
        referenceId: of === 'newest' ? newest?.id : undefined,
        expiresOn: months === undefined ? undefined : dayAfter(months),
        wording: wordingOf(organization, name, permission),
        evidence: note ? { note } : undefined,
      });
    }
  }
}

export const emailOf = (key: string): string =>
  `contact@${new URL(demoCustomers.find((customer) => customer.key === key)!.website).hostname}`;

async function contactOf(
  call: Call,
  id: string,
  contact: Omit<Sent<typeof customerRoutes.createContact>, 'id'>,
): Promise<string> {
  const { contacts } = await call(customerRoutes.listContacts, { id });
  const found = contacts.find(({ email }) => email === contact.email);
  return (found ?? (await call(customerRoutes.createContact, { id, ...contact }))).id;
}

const list = new Intl.ListFormat('en-GB');

function wordingOf(organization: string, customer: string, { subjects, channels }: DemoPermission): string {
  const words = permissionWords.en;
  return words.wording({
    organization,
    customer,
    subjects: list.format(subjects.map((subject) => words.subjects[subject].phrase)),
    channels: list.format(channels.map((channel) => words.channels[channel].phrase)),
    reference: undefined,
    validFrom: undefined,
    expiresOn: undefined,
  });
}

export function dayAfter(months: number): string {
  const day = new Date();
  day.setUTCMonth(day.getUTCMonth() + months);
  return day.toISOString().slice(0, 10);
}
