import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { documentRoutes } from '#contract/resources/document';
import { formRoutes } from '#contract/resources/form';
import { referenceRoutes } from '#contract/resources/reference';
import type { Sent } from '#contract/primitives/route';
import type { Call } from './people.ts';
import { until } from './until.ts';

type Wanted = Omit<Sent<typeof documentRoutes.makeDocument>, 'referenceIds'>;

const demoDocuments: readonly (Wanted & { references?: readonly string[] })[] = [
  {
    title: 'Stories for the harbour',
    format: 'pdf',
    language: 'en',
    references: [
      'A booking desk that survives Monday mornings',
      'Harbour reading room',
      'Sensors for a bridge that never closes',
    ],
  },
  { title: 'Everything in a table', format: 'xlsx', language: 'en' },
  {
    title: 'Posts for the spring',
    format: 'png',
    shape: 'square',
    language: 'fi',
    references: ['A booking desk that survives Monday mornings', 'Harbour reading room'],
  },
];

/** It is made with the organization's own slides. */
const deck = {
  title: 'Our deck for the spring',
  format: 'pptx',
  language: 'en',
  references: ['Harbour reading room', 'A quieter bank', 'Sensors for a bridge that never closes'],
} as const;

/** The worker makes them at once. Documents that exist already stay. */
export async function createDocuments(call: Call): Promise<void> {
  const { documents } = await call(documentRoutes.listDocuments, {});
  const { references } = await call(referenceRoutes.listReferences, {});
  const idOf = new Map(references.map(({ id, name }) => [name, id]));
  const form = await formOf(call, ownDeck);
  const missing = [...demoDocuments, { ...deck, form }].filter(
    ({ title }) => !documents.some((one) => one.title === title),
  );
  await Promise.all(
    missing.map(({ references: titles, ...wanted }) =>
      makeDocument(call, { ...wanted, referenceIds: titles?.map((title) => idOf.get(title)!) }),
    ),
  );
}

/** Returns the id of the finished document. */
export async function makeDocument(
  call: Call,
  wanted: Sent<typeof documentRoutes.makeDocument>,
): Promise<string> {
  const { id } = await call(documentRoutes.makeDocument, wanted);
  await until(async () => {
    const { status, reason } = await call(documentRoutes.getDocument, { id });
    if (status === 'failed') throw new Error(`“${wanted.title}” was not made: ${reason}`);
    return status === 'ready';
  });
  return id;
}

const buyersForm = {
  file: 'buyer-form.docx',
  name: 'Annex 4, references',
  buyer: 'City of Exampleby (sample data)',
};
const ownDeck = { file: 'own-deck.pptx', name: 'Our deck' };

/** It is in Finnish, as Finnish buyers send them. */
export const formOfBuyer = (call: Call): Promise<string> => formOf(call, buyersForm);

async function formOf(call: Call, { file, ...about }: typeof ownDeck & { buyer?: string }): Promise<string> {
  const { forms } = await call(formRoutes.listForms, {});
  const known = forms.find(({ name }) => name === about.name);
  if (known) return known.id;
  const bytes = await readFile(new URL(file, import.meta.url));
  const sha256 = createHash('sha256').update(bytes).digest('base64');
  const { uploadId, presignedUrl, headers } = await call(formRoutes.uploadForm, {
    size: bytes.length,
    sha256,
  });
  const sent = await fetch(presignedUrl, { method: 'PUT', headers, body: new Uint8Array(bytes) });
  if (!sent.ok) throw new Error(`Seed: ${file} was answered ${sent.status}`);
  return (await call(formRoutes.createForm, { uploadId, ...about })).id;
}
