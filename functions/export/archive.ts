import { createHash } from 'node:crypto';
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

export interface ArchiveFile {
  path: string;
  body: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
  /** A picture or a PDF, which packing would not make smaller. */
  isPacked?: true;
}

export interface Listed {
  path: string;
  bytes: number;
  sha256: string;
}

/**
 * Makes a ZIP of files while they are read, so that the memory holds a piece of one of them. `last` makes the files at
 * the end of those before them.
 */
export async function* archiveOf(
  files: AsyncIterable<ArchiveFile>,
  last: (listed: readonly Listed[]) => AsyncIterable<ArchiveFile>,
  at: Date,
): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    ready.push(chunk);
  });
  const listed: Listed[] = [];

  async function* add({ path, body, isPacked }: ArchiveFile): AsyncGenerator<Uint8Array> {
    const member = isPacked ? new ZipPassThrough(path) : new ZipDeflate(path, { level: 6 });
    member.mtime = at;
    zip.add(member);
    const hash = createHash('sha256');
    let bytes = 0;
    for await (const piece of body) {
      hash.update(piece);
      bytes += piece.length;
      member.push(piece);
      yield* ready.splice(0);
    }
    member.push(new Uint8Array(), true);
    yield* ready.splice(0);
    listed.push({ path, bytes, sha256: hash.digest('hex') });
  }

  for await (const file of files) yield* add(file);
  for await (const file of last([...listed])) yield* add(file);
  zip.end();
  yield* ready.splice(0);
}
