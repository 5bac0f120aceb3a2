import * as z from 'zod/mini';
import { customerStatuses, visibilities } from '../rules/choices.ts';
import { visitorLanguages } from '../words/languages.ts';
import { limits } from '../rules/limits.ts';
import { nextCursor, pageQuery } from '../primitives/page.ts';
import type { Routes } from '../primitives/route.ts';
import * as fixed from '#words/fixed';
import {
  email,
  httpsMissing,
  id,
  imageAddress,
  line,
  storedNumber,
  requiredName,
  tags,
  text,
  timestamp,
  writable,
} from '../primitives/schema.ts';
import * as words from '#words/validation';

export const customerStatus = z.enum(customerStatuses);
export const visibility = z.enum(visibilities);

const attributeName = z.string().check(
  z.regex(/^[A-Za-z][A-Za-z0-9_]{0,39}$/, 'Must be a short name of letters, digits and _'),
  z.refine((name) => name !== 'constructor' && name !== 'prototype', 'Is not allowed'),
);

/** Attributes that the screens do not use are stored as sent. */
export const customerAttributes = z
  .record(attributeName, z.union([text(limits.descriptionLength), storedNumber, z.boolean(), z.null()]))
  .check(
    z.refine((value) => Object.keys(value).length <= limits.attributes, {
      message: `At most ${limits.attributes} attributes`,
    }),
    z.refine(
      ({ logoUrl }) => logoUrl === undefined || logoUrl === null || imageAddress.safeParse(logoUrl).success,
      {
        path: ['logoUrl'],
        message: httpsMissing,
      },
    ),
  );

export const updatedBy = z.optional(z.string());

export const customer = z.object({
  id: z.string(),
  name: z.string(),
  attributes: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
  status: customerStatus,
  visibility,
  tags: z.array(z.string()),
  referenceCount: z.number(),
  version: z.number(),
  createdAt: timestamp,
  updatedAt: timestamp,
  createdBy: z.string(),
  updatedBy,
});
export type Customer = z.output<typeof customer>;

export const recordFields = ['createdAt', 'updatedAt', 'createdBy', 'updatedBy', 'organizationId'] as const;
const readOnly = [...recordFields, 'referenceCount'] as const;
const name = requiredName(words.customerNameMissing);
const customerId = id(fixed.customerIdRequired);

export const createCustomerBody = writable(
  {
    name,
    attributes: z._default(customerAttributes, {}),
    status: z._default(customerStatus, 'Draft'),
    visibility: z._default(visibility, 'public'),
    tags: z._default(tags, []),
  },
  [...readOnly, 'id', 'version'],
);

export const contact = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  jobTitle: z.optional(z.string()),
  /** Buyers may call it if the contact is named in a tender. */
  phone: z.optional(z.string()),
  language: z.enum(visitorLanguages),
  /** The import that made the contact. */
  importId: z.optional(z.string()),
  /** Times within `limits.approvalLoadDays`, oldest first. */
  asks: z.optional(z.array(timestamp)),
  createdAt: timestamp,
  updatedAt: timestamp,
});
export type Contact = z.output<typeof contact>;

const contactName = requiredName(words.contactNameMissing);
const jobTitle = z.optional(line(limits.jobTitleLength));
const phone = z.optional(line(40));
const language = z.enum(visitorLanguages);
const ofCustomer = z.strictObject({ id: customerId });
const contactId = id('A valid contact ID is required');

export const createContactBody = z.strictObject({
  name: contactName,
  email,
  jobTitle,
  phone,
  language: z._default(language, 'en'),
  importId: z.optional(id('A valid import ID is required')),
});

export const customerRoutes = {
  createCustomer: {
    method: 'PUT',
    path: '/api/customer',
    access: 'customer:write',
    summary: 'Create a customer',
    creates: true,
    body: createCustomerBody,
    response: customer,
  },
  updateCustomer: {
    method: 'POST',
    path: '/api/customer',
    access: 'customer:write',
    summary: 'Change a customer; fields that are not sent keep their value',
    body: writable(
      {
        id: customerId,
        version: z.optional(z.int().check(z.gte(1))),
        name: z.optional(name),
        attributes: z.optional(customerAttributes),
        status: z.optional(customerStatus),
        visibility: z.optional(visibility),
        tags: z.optional(tags),
      },
      readOnly,
    ),
    response: customer,
    errors: ['NOT_FOUND', 'VERSION_CONFLICT'],
  },
  listCustomers: {
    method: 'GET',
    path: '/api/customer',
    access: 'customer:read',
    summary: 'List customers, newest first',
    query: pageQuery,
    response: z.object({ customers: z.array(customer), nextCursor }),
  },
  getCustomer: {
    method: 'GET',
    path: '/api/customer/{id}',
    access: 'customer:read',
    summary: 'One customer',
    params: z.strictObject({ id: customerId }),
    response: customer,
    errors: ['NOT_FOUND'],
  },
  deleteCustomer: {
    method: 'DELETE',
    path: '/api/customer',
    access: 'customer:write',
    summary: 'Delete a customer that has no references',
    body: z.strictObject({ id: customerId }),
    response: z.object({ id: z.string() }),
    errors: ['NOT_FOUND', 'CUSTOMER_IN_USE'],
  },
  listContacts: {
    method: 'GET',
    path: '/api/customer/{id}/contacts',
    access: 'customer:read',
    summary: 'The contacts of a customer, newest first',
    params: ofCustomer,
    response: z.object({ contacts: z.array(contact) }),
    errors: ['NOT_FOUND'],
  },
  createContact: {
    method: 'PUT',
    path: '/api/customer/{id}/contacts',
    access: 'customer:write',
    summary: 'Add a contact to a customer',
    creates: true,
    params: ofCustomer,
    body: createContactBody,
    response: contact,
    errors: ['NOT_FOUND', 'CONTACT_LIMIT'],
  },
  updateContact: {
    method: 'POST',
    path: '/api/customer/{id}/contacts',
    access: 'customer:write',
    summary: 'Change a contact; fields that are not sent keep their value',
    params: ofCustomer,
    body: z.strictObject({
      contactId,
      name: z.optional(contactName),
      email: z.optional(email),
      jobTitle,
      phone,
      language: z.optional(language),
    }),
    response: contact,
    errors: ['NOT_FOUND'],
  },
  deleteContact: {
    method: 'DELETE',
    path: '/api/customer/{id}/contacts',
    access: 'customer:write',
    summary: 'Delete a contact; what they have allowed stays in the ledger, with their name',
    params: ofCustomer,
    body: z.strictObject({ contactId }),
    response: z.object({ contactId: z.string() }),
    errors: ['NOT_FOUND'],
  },
  eraseContact: {
    method: 'DELETE',
    path: '/api/customer/{id}/contacts/{contactId}',
    access: 'contact:erase',
    summary:
      'Erase a person on their request: name, address and job title go from contact, requests and ledger; what was allowed stays',
    params: z.strictObject({ id: customerId, contactId }),
    response: z.object({ contactId: z.string(), entries: z.number(), requests: z.number() }),
    errors: ['NOT_FOUND', 'BUSY'],
  },
} as const satisfies Routes;
