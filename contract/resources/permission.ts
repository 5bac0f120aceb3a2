import * as z from 'zod/mini';
import { confirmedFrom } from '../cards/confirmed-from.ts';
import { permissionStates } from '../permission/parts.ts';
import { channels, methods, recordedMethods, subjects, type Channel } from '../rules/choices.ts';
import { limits } from '../rules/limits.ts';
import { nextCursor, pageQuery } from '../primitives/page.ts';
import type { Routes } from '../primitives/route.ts';
import { cardContent } from './public.ts';
import { day, id, text, timestamp } from '../primitives/schema.ts';
import * as fixed from '#words/fixed';
import * as words from '#words/validation';

/** Refdeck itself shows references here. */
export const publishedChannels: readonly Channel[] = ['reference-page', 'website'];

/** An `expired` entry only notes the end: the state follows from the dates. */
export const entryKinds = ['granted', 'extended', 'declined', 'withdrawn', 'expired', 'revoked'] as const;

export const person = z.object({
  id: z.optional(z.string()),
  name: z.string(),
  email: z.optional(z.string()),
  jobTitle: z.optional(z.string()),
});

/** A tender that a contact is asked about, with the name that they read. */
export const namedTender = z.object({ id: z.string(), name: z.string() });

/** Entries never change, but a person can be erased. Wording and person are copied because contacts change. */
export const permissionEntry = z.object({
  id: z.string(),
  /** Numbers start at 1. */
  sequence: z.number(),
  kind: z.enum(entryKinds),
  customerId: z.string(),
  /** Without it, the entry applies to all references of the customer. */
  referenceId: z.optional(z.string()),
  subjects: z.array(z.enum(subjects)),
  channels: z.array(z.enum(channels)),
  validFrom: z.optional(z.string()),
  expiresOn: z.optional(z.string()),
  /** The day of an agreement that members recorded. One after a refusal opens what was refused. */
  agreedOn: z.optional(z.string()),
  wording: z.optional(z.string()),
  method: z.optional(z.enum(methods)),
  /** Absent where nobody was named, or the person was erased on their request: the hash stays, the salt goes. */
  person: z.optional(person),
  personSalt: z.optional(z.string()),
  personHash: z.optional(z.string()),
  /** Only responses by link have these; the hash is of what was approved. */
  approvalId: z.optional(z.string()),
  /** The entry counts for this tender alone. */
  tender: z.optional(namedTender),
  snapshot: z.optional(z.string()),
  /** The languages of the approved wordings, if there were translations; without them it is the original's alone. */
  languages: z.optional(z.array(z.string())),
  /** The mail domain that the link went to, and whose it was when the contact answered. */
  confirmer: z.optional(z.object({ domain: z.string(), from: z.enum(confirmedFrom) })),
  /** The snapshot has the contact's own words, so it holds only once the reference has them. */
  ownWords: z.optional(z.boolean()),
  /** The note says where to find the contract or mail; the files are in the library. */
  evidence: z.optional(z.object({ note: z.string(), assetIds: z.optional(z.array(z.string())) })),
  reason: z.optional(z.string()),
  /** A response by link has none. */
  enteredBy: z.optional(z.string()),
  at: timestamp,
  /** SHA-256 of the previous entry, and of this one including `previous` and `personHash`, without the person. */
  previous: z.string(),
  hash: z.string(),
});
export type PermissionEntry = z.output<typeof permissionEntry>;

/** Short enough for a list of all customers. */
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
    agreedOn: true,
    tender: true,
    at: true,
    method: true,
    languages: true,
  }),
  { person: z.optional(z.pick(person, { name: true })) },
);
export type PermissionSummary = z.output<typeof permissionSummary>;

export const wordingStates = ['allowed', 'changed', 'not asked'] as const;
export type WordingState = (typeof wordingStates)[number];

const cell = z.object({ state: z.enum(permissionStates), entryId: z.optional(z.string()) });
const permissionTable = z.record(z.enum(subjects), z.record(z.enum(channels), cell));
export type PermissionTable = z.output<typeof permissionTable>;

/* @__NO_SIDE_EFFECTS__ */
export const someOf = <const Names extends readonly string[]>(names: Names, missing: string) =>
  z.pipe(
    z.array(z.enum(names)).check(z.minLength(1, missing), z.maxLength(names.length)),
    z.transform((list) => names.filter((name): name is Names[number] => list.includes(name))),
  );

const customerId = id(fixed.customerIdRequired);
const referenceId = id(fixed.referenceIdInvalid);

const evidence = z
  .strictObject({
    note: z._default(text(limits.descriptionLength), ''),
    assetIds: z.optional(
      z
        .array(id('A valid asset ID is required'))
        .check(z.minLength(1), z.maxLength(limits.evidenceFiles, words.filesTooMany(limits.evidenceFiles))),
    ),
  })
  .check(
    z.refine(({ note, assetIds }) => note !== '' || assetIds !== undefined, {
      path: ['note'],
      message: words.evidenceMissing,
    }),
  );

export const recordPermissionBody = z
  .strictObject({
    customerId,
    referenceId: z.optional(referenceId),
    subjects: someOf(subjects, words.subjectsMissing),
    channels: someOf(channels, words.channelsMissing),
    validFrom: z.optional(day),
    expiresOn: z.optional(day),
    agreedOn: z.optional(day),
    wording: text(limits.wordingLength, words.wordingMissing),
    method: z.enum(recordedMethods),
    contactId: z.optional(id('A valid contact ID is required')),
    evidence: z.optional(evidence),
  })
  .check(
    z.refine(({ validFrom, expiresOn }) => !validFrom || !expiresOn || validFrom <= expiresOn, {
      path: ['expiresOn'],
      message: words.endsBeforeStart,
    }),
  );

export const withdrawPermissionBody = z
  .strictObject({
    customerId: z.optional(customerId),
    referenceId: z.optional(referenceId),
    /** All parts, unless some are named. */
    subjects: z.optional(someOf(subjects, words.refusedSubjectsMissing)),
    channels: z.optional(someOf(channels, words.closedChannelsMissing)),
    by: z.optional(z.enum(['customer', 'us'])),
    /** They had allowed it where this ledger does not know of, so it is withdrawn and not refused. */
    allowedBefore: z.optional(z.boolean()),
    reason: z.optional(text(limits.descriptionLength, words.reasonMissing)),
    method: z.optional(z.enum(recordedMethods)),
    evidence: z.optional(evidence),
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
      message: fixed.customerIdRequired,
    }),
  );

/** A file that was made of a reference, newest first. Copies of it cannot be recalled. */
const documentUse = z.object({
  id: z.string(),
  title: z.string(),
  format: z.string(),
  /** When it was made, or sent if that alone is known. */
  at: timestamp,
  by: z.string(),
  /** It can be downloaded from the list of documents. */
  isListed: z.boolean(),
  /** When a buyer was last sent it. */
  sentAt: z.optional(timestamp),
});
export type DocumentUse = z.output<typeof documentUse>;

/** Copies and downloads cannot be counted. */
const referenceUse = z.object({
  referenceId: z.string(),
  name: z.string(),
  /** Absent if no visitor can see it. */
  story: z.optional(z.string()),
  /** An unlisted reference needs its address. */
  listed: z.boolean(),
  collections: z.array(z.object({ id: z.string(), name: z.string() })),
  /** Hosts whose embeds showed it, with the last day of a view. */
  websites: z.array(z.object({ host: z.string(), lastDay: z.string() })),
  /** The newest ones. */
  documents: z.array(documentUse),
});
export type ReferenceUse = z.output<typeof referenceUse>;

/** Buyers of so many tenders hold files that name the customer, until this day at the latest. */
const stillNamed = z.object({ tenders: z.number(), until: z.string() });
export type StillNamed = z.output<typeof stillNamed>;

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
      /** The day is in the organization's time zone. */
      today: z.string(),
      approved: z.optional(z.object({ at: timestamp, entryId: z.string(), card: cardContent })),
      /** How the words of each translation are allowed that is ready: as they are, in another version, or not. */
      wordings: z.optional(z.array(z.object({ language: z.string(), state: z.enum(wordingStates) }))),
      /** False if an entry was changed, removed or moved after it was written. */
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
      /** The day is in the organization's time zone. */
      today: z.string(),
      nextCursor,
    }),
  },
  getUse: {
    method: 'GET',
    path: '/api/permission/use',
    access: 'permission:read',
    summary:
      'Where a reference is used, or all of a customer: its page, collections, websites whose embeds showed it lately, and files that were made of it',
    query: ofCustomerOrReference,
    response: z.object({
      page: z.string(),
      uses: z.array(referenceUse),
      stillNamed: z.optional(stillNamed),
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
    errors: ['NOT_FOUND', 'PERMISSION_LIMIT', 'PERMISSION_CLOSED'],
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
      takenDown: z.array(z.string()),
      /** A job takes these down within minutes; until then publishing for this customer is blocked. */
      remaining: z.number(),
    }),
    errors: ['NOT_FOUND'],
  },
} as const satisfies Routes;
