import { documentRoutes, type Document } from '#contract/resources/document';
import type { Caller } from './call.ts';
import { call } from './people.ts';

type Wanted = Partial<Pick<Document, 'title' | 'format' | 'shape' | 'look' | 'language' | 'form'>> & {
  channel?: 'document' | 'tender';
  referenceIds?: string[];
  tenderId?: string;
};

export const ask = (caller: Caller, wanted: Wanted = {}): Promise<Document> =>
  call(
    documentRoutes.makeDocument,
    {
      title: 'For a pitch',
      format: 'csv',
      language: 'en',
      ...(wanted.format === 'png' && { shape: 'square' }),
      ...wanted,
    },
    caller,
  );

export async function ended(caller: Caller, id: string): Promise<Document & { downloadUrl?: string }> {
  for (let tries = 0; tries < 300; tries += 1) {
    const found = await call(documentRoutes.getDocument, { id }, caller);
    if (found.status !== 'pending') return found;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error('Still pending after half a minute');
}

export async function download({ downloadUrl }: { downloadUrl?: string }): Promise<Buffer> {
  const response = await fetch(downloadUrl!);
  if (!response.ok) throw new Error(`GET: ${response.status} ${await response.text()}`);
  return Buffer.from(await response.arrayBuffer());
}

export async function make(caller: Caller, wanted: Wanted = {}) {
  const made = await ended(caller, (await ask(caller, wanted)).id);
  if (made.status !== 'ready') throw new Error(`Not made: ${made.reason}`);
  return { ...made, bytes: await download(made) };
}
