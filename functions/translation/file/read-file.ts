import { handOffFile } from '#contract/resources/hand-off-file';
import { limits } from '#contract/rules/limits';
import { serverLimits } from '#contract/rules/server-limits';
import * as words from '#words/file-refusals';
import { readXliff } from './read-xliff.ts';
import type { Received } from './received.ts';
import { refusedFile } from './refused-file.ts';

/** Reads what a translator sends back. A file that cannot be understood as a whole is refused as a whole. */
export function readFile(sent: string): Received {
  const text = sent.replace(/^\uFEFF/, '').trim();
  if (Buffer.byteLength(text) > limits.handOffBytes) throw refusedFile(words.tooLarge);
  if (text.includes('\0')) throw refusedFile(words.encoding);
  const received = text.startsWith('<') ? readXliff(text) : readJson(text);
  return requireBounds({ ...received, language: primary(received.language) });
}

/** Tools add a region, as in fi-FI. */
const primary = (language: string): string => language.split(/[-_]/)[0]!.toLowerCase();

function readJson(text: string): Received {
  const { data, error } = handOffFile.safeParse(parsed(text));
  if (data) return { ...data, ignored: [] };
  const [{ path, message } = { path: [], message: '' }] = error.issues;
  if (path[0] === undefined || path[0] === 'format') throw refusedFile(words.foreign);
  throw refusedFile(`${words.malformed}: ${path.join('.')}: ${message}`);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw refusedFile(words.unreadable);
  }
}

function requireBounds(received: Received): Received {
  const { references } = received;
  const ids = references.map(({ id }) => id);
  if (ids.length > limits.handOffReferences) throw refusedFile(words.tooMany);
  requireOnce(ids);
  for (const { id, texts } of references) requireOnce(texts.map((text) => `${id}/${text.id}`));
  return {
    ...received,
    references: references.map((one) => ({ ...one, language: primary(one.language) })),
  };
}

function requireOnce(names: string[]): void {
  const seen = new Set<string>();
  for (const name of names) {
    if (seen.has(name)) throw refusedFile(`${words.twice}: ${name.slice(0, serverLimits.fieldNameLength)}`);
    seen.add(name);
  }
}
