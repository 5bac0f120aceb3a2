import * as z from 'zod/mini';
import { facts } from '#contract/reference/fact-schemas';
import { approval } from '#contract/resources/approval';
import { asset } from '#contract/resources/asset';
import { collection } from '#contract/resources/collection';
import { contact } from '#contract/resources/customer';
import { formDetails } from '#contract/resources/form';
import { branding, organizationSettings } from '#contract/resources/organization';
import { permissionEntry } from '#contract/resources/permission';
import { reference } from '#contract/resources/reference';
import { tender } from '#contract/resources/tender';
import { need } from '#contract/tender/need';
import { pick } from '#contract/tender/pick-schemas';
import { dispatch, recall } from '#contract/tender/dispatch';
import { terms, translation } from '#contract/resources/translation';
import { customerRow } from '../customer/store.ts';
import { prefixes } from '../shared/data/keys.ts';
import type { Item } from '../shared/data/read.ts';
import { publicPageItem, type scopes } from '../shared/data/table.ts';
import { organizationRow } from '../shared/membership/organization.ts';
import { invitationRow, memberRow } from '../team/store.ts';

/** What a file lists comes from the rows of one kind. A schema lets through what it names and nothing else. */
interface List {
  prefix: string;
  schema: z.ZodMiniObject;
  /** The parts of the sort key that the row itself does not repeat. */
  inKey?: readonly string[];
}

/** Each becomes `data/<name>.json` and `schema/<name>.json`. */
export const lists = {
  members: { prefix: prefixes.member, schema: z.omit(memberRow, { organizationId: true }) },
  invitations: { prefix: prefixes.invitation, schema: z.omit(invitationRow, { delivery: true }) },
  customers: { prefix: prefixes.customer, schema: customerRow },
  contacts: {
    prefix: prefixes.contact,
    schema: z.extend(contact, { customerId: z.string() }),
    inKey: ['customerId', 'id'],
  },
  references: {
    prefix: prefixes.reference,
    schema: z.omit(reference, { LogoUrl: true, translations: true, collectionIds: true }),
  },
  facts: { prefix: prefixes.facts, schema: facts },
  translations: { prefix: prefixes.translation, schema: translation },
  collections: { prefix: prefixes.collection, schema: collection },
  tenders: { prefix: prefixes.tender, schema: tender },
  'parts-of-tenders': {
    prefix: prefixes.partOfTender,
    schema: z.extend(z.partial(z.extend(need, { ...pick.shape, ...dispatch.shape })), {
      tenderId: z.string(),
      kind: z.enum(['NEED', 'PICK', 'SENT']),
    }),
    inKey: ['tenderId', 'kind', 'id'],
  },
  recalls: { prefix: prefixes.recall, schema: recall },
  forms: { prefix: prefixes.form, schema: formDetails },
  assets: { prefix: prefixes.asset, schema: asset },
  permissions: { prefix: prefixes.permissionEntry, schema: permissionEntry },
  'ledgers-of-deleted-customers': {
    prefix: prefixes.ledgerEnd,
    schema: z.object({
      customerId: z.string(),
      ledgerLength: z.optional(z.number()),
      ledgerHash: z.optional(z.string()),
    }),
    inKey: ['customerId'],
  },
  approvals: {
    prefix: prefixes.approval,
    schema: z.extend(z.omit(approval, { expiresAt: true }), { validUntil: z.string() }),
  },
  snapshots: {
    prefix: prefixes.snapshot,
    schema: z.object({ hash: z.string(), text: z.string() }),
    inKey: ['hash'],
  },
} as const satisfies Record<string, List>;

export type ListName = keyof typeof lists;
export const listNames = Object.keys(lists) as ListName[];

/** Each of these files holds one value, from rows that have another shape. */
export const single = {
  organization: {
    schema: z.pick(organizationRow, {
      organizationId: true,
      name: true,
      slug: true,
      email: true,
      memberCount: true,
      referenceCount: true,
      assetBytes: true,
      createdAt: true,
      updatedAt: true,
    }),
    from: ['META'],
  },
  settings: { schema: organizationSettings, from: [`public ${publicPageItem}`] },
  branding: { schema: branding, from: [`public ${publicPageItem}`] },
  terms: { schema: z.array(terms), from: ['public TERMS'] },
} as const;

export function recordOf(name: ListName, item: Item): Record<string, unknown> {
  const { prefix, schema, inKey = [] }: List = lists[name];
  const parts = String(item.sk).slice(prefix.length).split('#');
  const keyed = Object.fromEntries(inKey.map((part, index) => [part, parts[index]]));
  return schema.parse({ ...item, ...keyed });
}

/** Checks by functions have no equivalent in JSON Schema and are left out. */
export const schemaFiles = (): [path: string, schema: object][] => [
  ...listNames.map((name): [string, object] => [name, jsonSchema(z.array(lists[name].schema))]),
  ...Object.entries(single).map(([name, { schema }]): [string, object] => [name, jsonSchema(schema)]),
];

const jsonSchema = (schema: z.ZodMiniType) =>
  z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' });

type Scope = keyof typeof scopes;

/** The kinds of rows that the archive holds, by scope. The audit trail is `audit/<month>.jsonl`. */
export const exported: Partial<Record<Scope, readonly string[]>> = {
  organization: ['META', ...listNames.map((name) => lists[name].prefix)],
  public: [publicPageItem, 'TERMS'],
  audit: [''],
  statistics: [prefixes.dayCounters, prefixes.reference],
};

const person = 'belongs to a person, who downloads it from their profile';
const published = 'is a copy for visitors of what the archive holds';
const counting = 'is on its way to the counters of a day';
const operation = 'is about the work of Refdeck and says nothing of the organization';

/** Why the archive does not have these kinds of rows. `*` is every kind of the scope. */
export const leftOut: Partial<Record<Scope, Record<string, string>>> = {
  organization: {
    SUBSCRIPTION: 'is about the plan; invoices are on the page of billing',
    EXPORT: 'is about the archive itself',
    IMPORT: 'only saves questions when a table is brought in',
    IMPORTING: 'is about bringing in; references keep the file that they come from',
    [prefixes.importPage]: 'is written to references and customers, and kept for 30 days',
    [publicPageItem]: 'exists only while the organization is deleted',
    [prefixes.formerMembership]: 'exists only while the organization is deleted',
    [prefixes.deletionMarker]: 'exists only while the organization is deleted',
    [prefixes.externalId]: 'repeats the project number of a reference',
    [prefixes.document]: 'is made of the references again at any time, and kept for 30 days',
    [prefixes.held]: 'repeats what a dispatch of a tender says',
    [prefixes.proven]: 'repeats what the page of a buyer says',
    [prefixes.inDocument]: 'says which files were made of a reference, and leaves with time',
    [prefixes.customerReference]: 'repeats the customer of a reference',
  },
  public: {
    [prefixes.reference]: published,
    [prefixes.customer]: published,
    [prefixes.collection]: published,
    COLLECTION: published,
    [prefixes.slug]: 'is an address at Refdeck, which leads nowhere else',
    SLUG: 'is an address at Refdeck, which leads nowhere else',
    [prefixes.proof]: 'is the address of a confirmation, which the ledger holds',
    PROOF: 'is the address of a confirmation, which the ledger holds',
  },
  statistics: {
    [prefixes.sighting]: 'names the websites that show an embed now',
    [prefixes.bufferedBatch]: counting,
    SUM: counting,
  },
  user: { '*': person },
  invitee: { '*': person },
  counted: { '*': 'keeps a visit from being counted twice, for three days' },
  salt: { '*': 'is a secret of one day' },
  approval: { '*': 'is under the hash of a link; the request and its answer are in approvals' },
  proof: {
    '*': 'is a page about one tender or document, made of references, facts and permissions, which the archive holds',
  },
  scheduled: { '*': operation },
  mail: { '*': operation },
  contact: { '*': 'was written to us by others' },
  subscriber: { '*': person },
  stripe: { '*': operation },
  secret: { '*': 'is a secret' },
  idempotency: { '*': operation },
  captcha: { '*': operation },
  rate: { '*': operation },
};
