import type { Customer, customerRoutes } from '#contract/customer';
import { ids, times, type Examples } from './example.ts';

const customer: Customer = {
  id: ids.customer,
  name: 'Sample Harbour Ferries',
  attributes: { industry: 'Transport', location: 'Turku, Finland', website: 'https://ferries.example' },
  status: 'Active',
  visibility: 'public',
  tags: ['maritime'],
  referenceCount: 2,
  version: 3,
  createdAt: times.created,
  updatedAt: times.updated,
  createdBy: ids.owner,
};

export const customerExamples: Examples<typeof customerRoutes> = {
  createCustomer: {
    sent: {
      name: customer.name,
      attributes: customer.attributes,
      status: 'Active',
      tags: customer.tags,
    },
    response: { ...customer, referenceCount: 0, version: 1, updatedAt: times.created },
  },
  updateCustomer: {
    sent: { id: ids.customer, version: 2, tags: ['maritime'] },
    response: customer,
  },
  listCustomers: { sent: { limit: 50 }, response: { customers: [customer] } },
  getCustomer: { sent: { id: ids.customer }, response: customer },
  deleteCustomer: { sent: { id: ids.customer }, response: { id: ids.customer } },
};
