import type { FieldReaders } from './draft-storage.ts';

/** A record with optimistic locking: a save names the version that it replaces. */
export interface Versioned {
  id?: string;
  status?: string;
  version: number;
  /** The user who saved this version; absent if unknown. */
  updatedBy?: string;
}

export type FieldMessages<Values> = { readonly [Field in keyof Values]?: string };

export interface SaveFailure<Values> {
  message: string;
  fields: FieldMessages<Values>;
  next?: 'retry' | 'recreate' | 'makeRoom' | 'removeSample' | 'askApproval' | 'refused';
}

export interface RecordKind<Values extends object, Saved extends Versioned> {
  noun: string;
  /** The noun with its determiner: "this reference". */
  called: string;
  /** Names the drafts of one record, by its id or 'new'. */
  draftName: (id: string) => string;
  address: (id: string) => string;
  read: (record: Saved) => Values;
  /** Converts values to what a save would store, if that differs. */
  asSaved?: (values: Values) => Values;
  readers?: FieldReaders<Values>;
  check: (values: Values) => FieldMessages<Values>;
  /** Returns what a status requires beyond valid fields. */
  missing?: (values: Values, status: string | undefined) => SaveFailure<Values> | undefined;
  /** Maps the server's messages by record path ("attributes.customerId") to form fields. */
  fieldsOf: (messages: Readonly<Record<string, string>>, sent: Values) => FieldMessages<Values>;
  saveFailed: (creating: boolean) => string;
}
