import * as z from 'zod/mini';
import { document, pictureSize, type Document } from '#contract/resources/document';
import { said } from '#contract/tender/dispatch';
import { fromRow } from '../shared/data/read.ts';
import { keys } from '../shared/data/keys.ts';
import {
  anyOf,
  documentProofScope,
  organizationScope,
  scheduledScope,
  type Scope,
} from '../shared/data/scope.ts';
import { scopedTable, type ScopedTable } from '../shared/data/scoped-table.ts';
import type { JobRef } from '../shared/files/objects.ts';
import { AppError } from '../shared/errors/app-error.ts';

export const documentRow = z.extend(document, {
  /** All published ones, if absent. */
  referenceIds: z.optional(z.array(z.string())),
  /** Its name below the document's own prefix. */
  file: z.optional(z.string()),
  /** The preview lies beside the file. */
  firstPage: z.optional(pictureSize),
  sha256: z.optional(z.string()),
  /** The hash of the token by which the file's page opens. */
  proof: z.optional(z.string()),
  /** A document for tenders says these, in its order. */
  said: z.optional(z.array(said)),
  dueAt: z.optional(z.string()),
  attempts: z.optional(z.number()),
  leasedUntil: z.optional(z.string()),
});
export type DocumentItem = z.output<typeof documentRow>;

/** A list needs none of the ids, of which there may be hundreds. */
export const listed = [...Object.keys(document.shape), 'file', 'firstPage'];

export const toDocument = (row: DocumentItem): Document => document.parse(row);

/** The names of a file's previews. */
export const previewNames = (file: string) => ({
  small: `${file}-small.webp`,
  large: `${file}-large.webp`,
});

export type DocumentRef = Pick<JobRef, 'organizationId' | 'id'>;

export const jobOf = (ref: DocumentRef): JobRef => ({ job: 'document', ...ref });

/** It includes the page of its file, if that has one. */
export const documentScope = (organizationId: string, proof?: string): Scope =>
  anyOf(scheduledScope('document', organizationId), documentProofScope(...(proof ? [proof] : [])));

export const documentTable = (organizationId: string, proof?: string): ScopedTable =>
  scopedTable(anyOf(organizationScope(organizationId), documentScope(organizationId, proof)));

export const keyOf = ({ organizationId, id }: DocumentRef) => keys.document(organizationId, id);

export async function findDocument(
  table: Pick<ScopedTable, 'get'>,
  ref: DocumentRef,
): Promise<DocumentItem | undefined> {
  return fromRow(documentRow, await table.get(keyOf(ref)));
}

export async function readDocument(table: Pick<ScopedTable, 'get'>, ref: DocumentRef): Promise<DocumentItem> {
  const found = await findDocument(table, ref);
  if (!found) throw new AppError('NOT_FOUND');
  return found;
}
