import type { Contact, Customer, customerRoutes } from '#contract/resources/customer';
import { ids, nothing, times, type Fixtures } from './fixture.ts';

const customer: Customer = {
  id: ids.customer,
  name: 'Sample Harbour Ferries',
  attributes: {
    industry: 'Transport',
    location: 'Turku, Finland',
    website: 'https://ferries.example',
    description: 'Ferries between Turku and the islands, all year.',
  },
  status: 'Active',
  visibility: 'public',
  tags: ['maritime'],
  referenceCount: 2,
  version: 3,
  createdAt: times.created,
  updatedAt: times.updated,
  createdBy: ids.owner,
  updatedBy: ids.owner,
};

const contact: Contact = {
  id: ids.contact,
  name: 'Sample Person',
  email: 'sample.person@ferries.example',
  language: 'fi',
  jobTitle: 'Head of operations',
  phone: '+358 40 123 4567',
  createdAt: times.created,
  updatedAt: times.created,
};

export const customerFixtures: Fixtures<typeof customerRoutes> = {
  createCustomer: {
    lowest: 'member',
    example: {
      sent: {
        name: customer.name,
        attributes: customer.attributes,
        status: 'Active',
        tags: customer.tags,
      },
      response: {
        ...customer,
        referenceCount: 0,
        version: 1,
        updatedAt: times.created,
        updatedBy: undefined,
      },
    },
    input: () => ({ name: 'Another name', attributes: { description: 'd'.repeat(400) } }),
  },
  updateCustomer: {
    lowest: 'member',
    example: { sent: { id: ids.customer, version: 2, tags: ['maritime'] }, response: customer },
    input: ({ customerId }) => ({ id: customerId, attributes: { description: 'e'.repeat(400) } }),
  },
  listCustomers: {
    lowest: 'member',
    example: { sent: { limit: 50 }, response: { customers: [customer] } },
    input: nothing,
  },
  getCustomer: {
    lowest: 'member',
    example: { sent: { id: ids.customer }, response: customer },
    input: ({ customerId }) => ({ id: customerId }),
  },
  deleteCustomer: {
    lowest: 'member',
    example: { sent: { id: ids.customer }, response: { id: ids.customer } },
    input: async (place) => ({ id: await place.newCustomer() }),
  },
  listContacts: {
    lowest: 'member',
    example: { sent: { id: ids.customer }, response: { contacts: [contact] } },
    input: ({ customerId }) => ({ id: customerId }),
  },
  createContact: {
    lowest: 'member',
    example: {
      sent: { id: ids.customer, name: contact.name, email: contact.email, language: 'fi' },
      response: contact,
    },
    input: ({ otherCustomerId }) => ({
      id: otherCustomerId,
      name: 'Maija Meri',
      email: 'maija.meri@customer.example',
      jobTitle: 'Head of sales',
      phone: '+358 40 000 1000',
    }),
  },
  updateContact: {
    lowest: 'member',
    example: {
      sent: { id: ids.customer, contactId: ids.contact, jobTitle: 'Head of operations' },
      response: { ...contact, jobTitle: 'Head of operations', updatedAt: times.updated },
    },
    input: async (place) => ({ ...(await place.newContact()), jobTitle: 'Director' }),
  },
  deleteContact: {
    lowest: 'member',
    example: {
      sent: { id: ids.customer, contactId: ids.contact },
      response: { contactId: ids.contact },
    },
    input: (place) => place.newContact(),
  },
  eraseContact: {
    lowest: 'admin',
    example: {
      sent: { id: ids.customer, contactId: ids.contact },
      response: { contactId: ids.contact, entries: 2, requests: 1 },
    },
    input: (place) => place.newContact(),
  },
};
