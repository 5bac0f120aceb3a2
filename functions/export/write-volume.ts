import { Readable } from 'node:stream';
import { Upload } from '@aws-sdk/lib-storage';
import { archiveFormat, archiveLists } from '#contract/rules/archive-rules';
import { buyerProofRoutes } from '#contract/tender/proof-page';
import { openBucket } from '../shared/files/bucket.ts';
import { siteEnvironment } from '../shared/monitoring/environment.ts';
import { publishKey, signed } from '../shared/security/signature.ts';
import { archiveOf, type ArchiveFile, type Listed } from './archive.ts';
import { jsonFile, keptFiles, recordFiles, type Counts, type Exported } from './files.ts';
import type { KeptFile } from './volumes.ts';

/** Parts of this size make an object of up to 80 GB. Two of them are in memory. */
const partBytes = 8 * 1024 ** 2;

export interface Volume {
  /** Volumes count from 1. */
  number: number;
  isLast: boolean;
  files: readonly KeptFile[];
  askedBy: string;
}

/** Makes `site/`, the public pages as files. `pages/` has it, because functions render nothing. */
export type SiteFiles = (exported: Pick<Exported, 'organizationId' | 'now'>) => AsyncGenerator<ArchiveFile>;

/** Writes one ZIP of an export into the bucket while it is made, and returns its size. */
export async function writeVolume(
  exported: Exported,
  volume: Volume,
  key: string,
  siteFiles: SiteFiles,
): Promise<number> {
  const { client, bucket } = openBucket();
  let bytes = 0;
  async function* counted() {
    for await (const chunk of volumeOf(exported, volume, siteFiles)) {
      bytes += chunk.length;
      yield chunk;
    }
  }
  await new Upload({
    client,
    params: {
      Bucket: bucket,
      Key: key,
      Body: Readable.from(counted()),
      ContentType: 'application/zip',
      ContentDisposition: `attachment; filename="refdeck-${exported.now.toISOString().slice(0, 10)}-${volume.number}.zip"`,
    },
    partSize: partBytes,
    queueSize: 1,
  }).done();
  return bytes;
}

function volumeOf(
  exported: Exported,
  { number, isLast, files: kept, askedBy }: Volume,
  siteFiles: SiteFiles,
): AsyncGenerator<Uint8Array> {
  const { organizationId, now } = exported;
  const [list, signatureOfList] = archiveLists;
  const counts: Counts = {};
  async function* files(): AsyncGenerator<ArchiveFile> {
    if (number === 1) {
      yield* recordFiles(exported, counts);
      yield* siteFiles(exported);
    }
    yield* keptFiles(kept);
  }
  async function* manifest(listed: readonly Listed[]): AsyncGenerator<ArchiveFile> {
    const { WEB_ORIGIN: origin } = siteEnvironment.parse(process.env);
    const keyId = await publishKey('archive');
    const file = jsonFile(list, {
      ...archiveFormat,
      organizationId,
      exportedAt: now.toISOString(),
      exportedBy: askedBy,
      volume: { number, isLast },
      ...(number === 1 && { counts }),
      signedWith: { algorithm: 'Ed25519', keyId, keys: origin + buyerProofRoutes.proofKeys.path },
      files: listed,
    });
    yield file;
    const { signature } = await signed('archive', file.body[0]!);
    yield { path: signatureOfList, body: [Buffer.from(signature, 'base64')], isPacked: true };
  }
  return archiveOf(files(), manifest, now);
}
