import { customerRoutes } from '#contract/customer';
import { serve } from '../shared/serve.ts';
import { createCustomer } from './create-customer.ts';
import { deleteCustomer } from './delete-customer.ts';
import { getCustomer } from './get-customer.ts';
import { listCustomers } from './list-customers.ts';
import { updateCustomer } from './update-customer.ts';

export const operations = { createCustomer, updateCustomer, listCustomers, getCustomer, deleteCustomer };
export const handler = serve(customerRoutes, operations);
