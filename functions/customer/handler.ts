import { customerRoutes } from '#contract/resources/customer';
import { serve } from '../shared/serve.ts';
import { createContact } from './create-contact.ts';
import { createCustomer } from './create-customer.ts';
import { deleteContact } from './delete-contact.ts';
import { deleteCustomer } from './delete-customer.ts';
import { eraseContact } from './erase-contact.ts';
import { getCustomer } from './get-customer.ts';
import { listContacts } from './list-contacts.ts';
import { listCustomers } from './list-customers.ts';
import { updateContact } from './update-contact.ts';
import { updateCustomer } from './update-customer.ts';

export const operations = {
  createCustomer,
  updateCustomer,
  listCustomers,
  getCustomer,
  deleteCustomer,
  listContacts,
  createContact,
  updateContact,
  deleteContact,
  eraseContact,
};
export const handler = serve(customerRoutes, operations);
