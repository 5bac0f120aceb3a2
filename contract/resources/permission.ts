import * as z from 'zod/mini';
import { channels, methods, recordedMethods, subjects, type Channel } from '../rules/choices.ts';
import { limits } from '../rules/limits.ts';
import { nextCursor, pageQuery } from '../primitives/page.ts';
import type { Routes } from '../primitives/route.ts';
import { cardContent } from './public.ts';
import { id, text, timestamp } from '../primitives/schema.ts';
import { texts } from '../primitives/text.ts';

/** Those in which Refdeck itself shows a reference: who withdraws one of them has what it shows taken down. */
export const publishedChannels: readonly Channel[] = ['reference-page', 'website'];

/** `expired` is written when nothing later goes on allowing the same; that a permission has ended follows from its dates alone. */
export const entryKinds = ['granted', 'extended', 'declined', 'withdrawn', 'expired', 'revoked'] as const;

/** A day of the organization's calendar. */
export const day = z.iso.date('Must be a day such as 2027-03-31');

/** Somebody at a customer, as they were when they said it. */
export const person = z.object({
  id: z.optional(z.string()),
  name: z.string(),
  email: z.optional(z.string()),
  jobTitle: z.optional(z.string()),
});

/**
 * One line of a customer's ledger. Nothing in it is ever changed: what comes later is another entry. What was agreed to is in it as
 * text, and so is who agreed, because contacts come and go.
 */
export const permissionEntry = z.object({
  id: z.string(),
  /** Its place in the customer's ledger, from 1. */
  sequence: z.number(),
  kind: z.enum(entryKinds),
  customerId: z.string(),
  /** Without one, all references of the customer. */
  referenceId: z.optional(z.string()),
  subjects: z.array(z.enum(subjects)),
  channels: z.array(z.enum(channels)),
  validFrom: z.optional(z.string()),
  /** The last day on which it holds. */
  expiresOn: z.optional(z.string()),
  wording: z.optional(z.string()),
  method: z.optional(z.enum(methods)),
  /** Who at the customer. */
  person: z.optional(person),
  /** The request that was answered, and the hash of exactly what was agreed to (`contract/resources/approval.ts`); of an answer by link alone. */
  approvalId: z.optional(z.string()),
  snapshot: z.optional(z.string()),
  /** What proves it: where the contract or the mail is to be found, and files of the library. */
  evidence: z.optional(z.object({ note: z.string(), assetIds: z.optional(z.array(z.string())) })),
  /** Why it was taken back, if somebody said so. */
  reason: z.optional(z.string()),
  /** Who wrote it down; missing when the contact did, by the link. */
  enteredBy: z.optional(z.string()),
  at: timestamp,
  /** The SHA-256 of the entry before it, and of this one with that in it. */
  previous: z.string(),
  hash: z.string(),
});
export type PermissionEntry = z.output<typeof permissionEntry>;

/** The parts of an entry that decide, with how it was given and by whom: what a list of all customers has room for. */
export const permissionSummary = z.extend(
  z.pick(permissionEntry, {
    id: true,
    kind: true,
    customerId: true,
    referenceId: true,
    subjects: true,
    channels: true,
    validFrom: true,
    expiresOn: true,
    at: true,
    method: true,
  }),
  { person: z.optional(z.pick(person, { name: true })) },
);
export type PermissionSummary = z.output<typeof permissionSummary>;

export const permissionStates = [
  'allowed',
  'not asked',
  'waiting',
  'declined',
  'expired',
  'withdrawn',
] as const;

/** What holds for a subject in a channel, and the entry that says so. */
const cell = z.object({ state: z.enum(permissionStates), entryId: z.optional(z.string()) });
const permissionTable = z.record(z.enum(subjects), z.record(z.enum(channels), cell));
export type PermissionTable = z.output<typeof permissionTable>;

/* @__NO_SIDE_EFFECTS__ */
export const someOf = <const Names extends readonly string[]>(names: Names, missing: string) =>
  z.pipe(
    z.array(z.enum(names)).check(z.minLength(1, missing), z.maxLength(names.length)),
    z.transform((list) => names.filter((name): name is Names[number] => list.includes(name))),
  );

const customerId = id(texts.customerIdRequired);
const referenceId = id(texts.referenceIdInvalid);

const evidence = z
  .strictObject({
    note: z._default(text(limits.descriptionLength), ''),
    assetIds: z.optional(
      z
        .array(id('A valid asset ID is required'))
        .check(z.minLength(1), z.maxLength(limits.evidenceFiles, `At most ${limits.evidenceFiles} files`)),
    ),
  })
  .check(
    z.refine(({ note, assetIds }) => note !== '' || assetIds !== undefined, {
      path: ['note'],
      message: 'Say what proves it',
    }),
  );

export const recordPermissionBody = z
  .strictObject({
    customerId,
    referenceId: z.optional(referenceId),
    subjects: someOf(subjects, 'Choose what may be shown'),
    channels: someOf(channels, 'Choose where it may be shown'),
    validFrom: z.optional(day),
    expiresOn: z.optional(day),
    wording: text(limits.wordingLength, 'The wording that was agreed to is required'),
    method: z.enum(recordedMethods),
    contactId: z.optional(id('A valid contact ID is required')),
    evidence: z.optional(evidence),
  })
  .check(
    z.refine(({ validFrom, expiresOn }) => !validFrom || !expiresOn || validFrom <= expiresOn, {
      path: ['expiresOn'],
      message: 'Must not be before the first day',
    }),
  );

export const withdrawPermissionBody = z
  .strictObject({
    customerId: z.optional(customerId),
    referenceId: z.optional(referenceId),
    /** All of them unless said otherwise. */
    channels: z.optional(someOf(channels, 'Choose where it may not be shown any more')),
    /** Managers alone take back what the customer did not. */
    by: z.optional(z.enum(['customer', 'us'])),
    reason: z.optional(text(limits.descriptionLength, 'Say why')),
  })
  .check(
    z.refine((body) => (body.customerId === undefined) !== (body.referenceId === undefined), {
      path: ['customerId'],
      message: 'Name a customer or a reference, and not both',
    }),
  );

const ofCustomerOrReference = z
  .strictObject({ customerId: z.optional(customerId), referenceId: z.optional(referenceId) })
  .check(
    z.refine((query) => query.customerId !== undefined || query.referenceId !== undefined, {
      path: ['customerId'],
      message: texts.customerIdRequired,
    }),
  );

/** Where visitors can see a reference now. What was copied or downloaded elsewhere nobody can count. */
const referenceUse = z.object({
  referenceId: z.string(),
  name: z.string(),
  /** Its name in the address of its own page; missing for one that no visitor can see. */
  story: z.optional(z.string()),
  /** Whether the reference page and its embeds list it: an unlisted one is seen by those who have its address. */
  listed: z.boolean(),
  collections: z.array(z.object({ id: z.string(), name: z.string() })),
  /** Hosts whose embeds showed it, with the last day on which somebody saw it there. */
  websites: z.array(z.object({ host: z.string(), lastDay: z.string() })),
});
export type ReferenceUse = z.output<typeof referenceUse>;

export const permissionRoutes = {
  getPermission: {
    method: 'GET',
    path: '/api/permission',
    access: 'permission:read',
    summary:
      "A customer's permissions: every entry, oldest first, and what holds today for the reference that is named, or for all of the customer's",
    query: ofCustomerOrReference,
    response: z.object({
      customerId: z.string(),
      entries: z.array(permissionEntry),
      state: permissionTable,
      /** The day of the organization for which the state is. */
      today: z.string(),
      /** Of the reference that is named: what a contact approved by link, where that still holds. */
      approved: z.optional(z.object({ at: timestamp, entryId: z.string(), card: cardContent })),
      /** False when an entry was changed, removed or moved since it was written. */
      intact: z.boolean(),
    }),
    errors: ['NOT_FOUND'],
  },
  listPermissions: {
    method: 'GET',
    path: '/api/permission/all',
    access: 'permission:read',
    summary:
      "What decides about the permissions of every customer: each entry without its wording and its evidence, customer by customer, newest first; from it the state of each reference follows as from a customer's own entries",
    query: z.pick(pageQuery, { cursor: true }),
    response: z.object({
      entries: z.array(permissionSummary),
      /** The day of the organization for which a state is to be made. */
      today: z.string(),
      nextCursor,
    }),
  },
  getUse: {
    method: 'GET',
    path: '/api/permission/use',
    access: 'permission:read',
    summary:
      'Where visitors can see a reference, or all of a customer: its page, collections, and websites whose embeds showed it lately',
    query: ofCustomerOrReference,
    response: z.object({
      /** The name of the reference page in addresses. */
      page: z.string(),
      uses: z.array(referenceUse),
    }),
    errors: ['NOT_FOUND'],
  },
  recordPermission: {
    method: 'PUT',
    path: '/api/permission',
    access: 'permission:write',
    summary: 'Record a permission that a customer gave, by contract, mail or word of mouth',
    creates: true,
    body: recordPermissionBody,
    response: permissionEntry,
    errors: ['NOT_FOUND', 'PERMISSION_LIMIT'],
  },
  withdrawPermission: {
    method: 'POST',
    path: '/api/permission/withdraw',
    access: 'permission:write',
    summary:
      'Withdraw what a customer allowed, for one reference or for all of theirs, and take down what is public of it',
    body: withdrawPermissionBody,
    response: z.object({
      entryId: z.string(),
      /** References that nobody can see any more. */
      takenDown: z.array(z.string()),
      /** Those that the job takes down within minutes; nothing of the customer can be published until then. */
      remaining: z.number(),
    }),
    errors: ['NOT_FOUND'],
  },
} as const satisfies Routes;
