import * as z from 'zod/mini';
import { document, documentFormats } from '#contract/resources/document';
import { said } from '#contract/tender/dispatch';
import { visitorLanguage, visitorLanguages } from '#contract/words/languages';
import { expiresAfterDays } from '../shared/data/expiry.ts';
import { keys } from '../shared/data/keys.ts';
import { put, type Step } from '../shared/data/write.ts';

const text = z.string();

/** It says of one reference that a document says it. It outlives the document, because the file may be with others. */
export const inDocumentRow = z.extend(z.omit(said, { title: true }), {
  documentId: text,
  title: text,
  format: z.enum(documentFormats),
  channel: document.shape.channel,
  tenderId: z.optional(text),
  madeAt: text,
  madeBy: text,
  /** The run that made the file: a number that grows. */
  run: z.number(),
  /** The hash of the token in the file, if it has one. */
  hash: z.optional(text),
});
export type InDocument = z.output<typeof inDocumentRow>;

/** The page may read no other row, so this one holds all that it can say. */
export const openPageRow = z.object({
  status: z.literal('open'),
  organizationId: text,
  /** The firm. */
  organization: text,
  language: z.enum(visitorLanguages),
  timeZone: text,
  madeAt: text,
  /** The last day of the page. */
  until: text,
  references: z.array(z.object({ id: text, title: text, until: z.optional(text) })),
});
export type OpenPage = z.output<typeof openPageRow>;

const endedPageRow = z.object({ status: z.literal('ended'), language: z.enum(visitorLanguages) });
export const documentPageRow = z.discriminatedUnion('status', [openPageRow, endedPageRow]);

/** A row of its own, so that a withdrawal which comes before the page is not lost. */
export const closedInDocumentRow = z.object({
  referenceId: text,
  state: z.enum(['expired', 'withdrawn']),
  endedAt: text,
});

interface Linked {
  /** The hash of the token in the file. */
  proof?: string | undefined;
  language: string;
}

/** The address of a deleted document's file says that its page has ended, and nothing of what was on it. */
export const endPageSteps = ({ proof, language }: Linked, now: Date): Step[] =>
  proof === undefined
    ? []
    : [
        put(keys.documentProof(proof), {
          status: 'ended',
          language: visitorLanguage(language),
          ...expiresAfterDays('endedProofDays', now),
        }),
      ];
