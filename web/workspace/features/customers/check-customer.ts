import { customerRoutes } from '#contract/customer';
import { websiteError } from '../../lib/web-address.ts';
import { bodyOf, fieldAt, type CustomerForm, type FormErrors } from './customer-form.ts';
import { texts } from './texts.ts';

/** The contract's own schema, and what only this form asks: an address and an email that can be used. */
export function checkCustomer(values: CustomerForm): FormErrors {
  const body = bodyOf(values);
  const result = customerRoutes.createCustomer.body.safeParse(body);
  const found: FormErrors = {};
  for (const { path, message } of result.error?.issues ?? []) {
    const field = fieldAt(path.join('.'));
    if (field) found[field] ??= message;
  }
  const { contactEmail } = body.attributes;
  const website = websiteError(values.website);
  if (website) found.website ??= website;
  if (contactEmail && !/^[^\s@]+@[^\s@]+$/.test(String(contactEmail)))
    found.contactEmail ??= texts.errors.email;
  return found;
}
