import { createHash } from 'node:crypto';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { archiveOf, type ArchiveFile, type Listed } from '#functions/export/archive';
import { pathOf, volumeAfter } from '#functions/export/volumes';
import { serverLimits } from '#contract/rules/server-limits';
import type { Asset } from '#contract/resources/asset';

const at = new Date('2026-11-28T08:00:00Z');
async function* manifest(listed: readonly Listed[]): AsyncGenerator<ArchiveFile> {
  yield { path: 'manifest.json', body: [Buffer.from(JSON.stringify(listed))] };
}
const asset = (change: Partial<Asset>): Asset => ({
  id: '01HZX0000000000000000000AA',
  name: 'Bridge.PNG',
  contentType: 'image/png',
  size: 1,
  status: 'ready',
  variants: [],
  createdAt: at.toISOString(),
  createdBy: 'somebody',
  ...change,
});

async function* some(count: number, bytes: number): AsyncGenerator<ArchiveFile> {
  for (let n = 0; n < count; n += 1) {
    const body = (function* body() {
      for (let left = bytes; left > 0; left -= 65_536) yield Buffer.alloc(Math.min(left, 65_536), n);
    })();
    yield { path: `files/${n}/ä.webp`, body, ...(n % 2 === 0 && { isPacked: true }) };
  }
}

async function all(chunks: AsyncIterable<Uint8Array>): Promise<Uint8Array[]> {
  const found: Uint8Array[] = [];
  for await (const chunk of chunks) found.push(chunk);
  return found;
}

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** Counts the bytes of buffers that are still needed, whenever the engine would have freed the others. */
function held(): number {
  collect();
  return process.memoryUsage().arrayBuffers;
}

describe('an archive', () => {
  it('holds each file whole, and its manifest the size and hash of each', async () => {
    const chunks = await all(archiveOf(some(5, 200_000), manifest, at));
    const { 'manifest.json': written, ...files } = unzipSync(Buffer.concat(chunks));
    const listed = JSON.parse(strFromU8(written!)) as Listed[];
    expect(listed).toEqual(
      Object.entries(files).map(([path, body]) => ({
        path,
        bytes: 200_000,
        sha256: createHash('sha256').update(body).digest('hex'),
      })),
    );
  });

  it('is made in pieces, so that its size does not fill the memory', async () => {
    let most = 0;
    let total = 0;
    let measuredAt = 0;
    const before = held();
    for await (const chunk of archiveOf(some(400, 1024 ** 2), manifest, at)) {
      total += chunk.length;
      if (total - measuredAt < 8 * 1024 ** 2) continue;
      measuredAt = total;
      most = Math.max(most, held() - before);
    }
    expect(total).toBeGreaterThan(200 * 1024 ** 2);
    expect(most).toBeLessThan(64 * 1024 ** 2);
  });
});

const kept = (size: number, id = '0') => ({ id, size, path: id, key: id });

/** How many files each volume has. */
function numbersOf(sizes: readonly number[]): number[] {
  const library = sizes.map((size, index) => kept(size, String(index).padStart(6, '0')));
  const numbers: number[] = [];
  for (let after: string | undefined; ;) {
    const { files, last, isLast } = volumeAfter(library, after);
    numbers.push(files.length);
    if (isLast) return numbers;
    after = last;
  }
}

describe('the files of an organization', () => {
  it('are spread over volumes that no size or number exceeds', () => {
    const most = Math.ceil(serverLimits.exportVolumeBytes * 0.6);
    expect(numbersOf([])).toEqual([0]);
    expect(numbersOf([most, most, most, 1])).toEqual([1, 1, 2]);
    expect(numbersOf([most * 2, 1])).toEqual([1, 1]);
    // Forms lie beside the first ones.
    const library = [1, 2].map((id) => kept(most, String(id)));
    expect(volumeAfter(library.slice(0, 1), '', most).isLast).toBe(true);
    expect(volumeAfter([kept(1), ...library], '', most).files).toHaveLength(1);
    const files = serverLimits.exportVolumeFiles;
    expect(numbersOf(Array.from({ length: files + 1 }, () => 1))).toEqual([files, 1]);
  });

  it('that are deleted between two volumes move no other file', () => {
    const most = Math.ceil(serverLimits.exportVolumeBytes * 0.6);
    const library = [most, most, most].map((size, index) => kept(size, `file-${index}`));
    const first = volumeAfter(library);
    const second = volumeAfter(library.slice(1), first.last);
    expect([first, second].map(({ files }) => files.map(({ id }) => id))).toEqual([['file-0'], ['file-1']]);
  });

  it.each([
    ['Bridge.PNG', 'image/png', 'Bridge.webp'],
    ['../../etc/passwd', 'image/png', '_.._etc_passwd.webp'],
    ['C:\\temp\\a?.pdf', 'application/pdf', 'C__temp_a_.pdf'],
    ['\u202Egnp.exe', 'image/png', '_gnp.webp'],
    ['...', 'application/pdf', 'file.pdf'],
    ['v2.0 final. ', 'application/pdf', 'v2.0 final.pdf'],
  ] as const)('named %j stays in its folder and keeps its type', (name, contentType, expected) => {
    expect(pathOf(asset({ name, contentType }))).toBe(`files/01HZX0000000000000000000AA/${expected}`);
  });
});
