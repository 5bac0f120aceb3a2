import type { FieldReaders } from './draft-storage.ts';
import type { FieldMessages, SaveFailure } from './save-failure.ts';

/** A record that several people may save: each save replaces the version that it was read at. */
export interface Versioned {
  id?: string;
  status?: string;
  version: number;
  /** Who saved this version, as far as that is known. */
  updatedBy?: string;
}

/** What the record editor has to know about a kind of record. */
export interface RecordKind<Values extends object, Saved extends Versioned> {
  noun: string;
  /** "this reference" */
  called: string;
  /** Names the drafts of one record, by its id or 'new'. */
  draftName: (id: string) => string;
  /** Where one goes on editing. */
  address: (id: string) => string;
  read: (record: Saved) => Values;
  /** What a save would store, where that is not what was typed. */
  asSaved?: (values: Values) => Values;
  readers?: FieldReaders<Values>;
  check: (values: Values) => FieldMessages<Values>;
  /** What is still needed for this status, where the values on their own are valid. */
  missing?: (values: Values, status: string | undefined) => SaveFailure<Values> | undefined;
  /** The form's fields for what the server says of paths of the record ("attributes.customerId"). */
  fieldsOf: (messages: Readonly<Record<string, string>>, sent: Values) => FieldMessages<Values>;
  /** For a failure without words of its own. */
  saveFailed: (creating: boolean) => string;
}
