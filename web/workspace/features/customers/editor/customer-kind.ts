import { customerStatuses, oneOf } from '#contract/rules/choices';
import { createCustomerBody, type Customer } from '#contract/resources/customer';
import * as words from '#words/customers';
import { websiteError, withScheme } from '../../../lib/web-address.ts';
import type { RecordKind } from '../../../record-editor/record-kind.ts';
import { bodyOf, fieldAt, formOf, type CustomerForm, type FormField } from './customer-form.ts';

type Messages = Partial<Record<FormField, string>>;

export const customerKind: RecordKind<CustomerForm, Customer> = {
  noun: 'customer',
  called: 'this customer',
  draftName: (id) => `customer-${id}`,
  address: (id) => (id === 'new' ? '/app/customers/new' : `/app/customers/${id}/edit`),
  read: formOf,
  asSaved: (form) => ({ ...form, website: withScheme(form.website) }),
  readers: { status: (stored) => oneOf(customerStatuses, stored) },
  check: checkCustomer,
  fieldsOf: (messages) => messagesAt(Object.entries(messages)),
  saveFailed: () => words.editorSaveFailedUnknown,
};

function checkCustomer(values: CustomerForm): Messages {
  const body = bodyOf(values);
  const issues = createCustomerBody.safeParse(body).error?.issues ?? [];
  const messages = messagesAt(issues.map(({ path, message }) => [path.join('.'), message]));
  const { contactEmail } = body.attributes;
  const website = websiteError(values.website);
  if (website) messages.website ??= website;
  if (contactEmail && !/^[^\s@]+@[^\s@]+$/.test(String(contactEmail)))
    messages.contactEmail ??= words.errorsEmail;
  return messages;
}

function messagesAt(found: readonly (readonly [path: string, message: string])[]): Messages {
  const messages: Messages = {};
  for (const [path, message] of found) {
    const field = fieldAt(path);
    if (field) messages[field] ??= message;
  }
  return messages;
}
