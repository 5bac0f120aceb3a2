import { createHash } from 'node:crypto';
import { ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3';
import { inject } from 'vitest';
import { assetRoutes, type Asset, type AssetType } from '#contract/resources/asset';
import { partitions, prefixes } from '#functions/shared/data/keys';
import { callRaw, type CallResponse, type Caller } from './call.ts';
import { call, makeOwner } from './people.ts';
import { runJob } from './run-job.ts';
import { dumpPartition } from './table.ts';

export interface Upload {
  presignedUrl: string;
  headers: Record<string, string>;
  asset: Asset;
}

export type Member = Caller & { organizationId: string; userId: string };

export async function newOwner(): Promise<Member> {
  const { owner, organizationId, caller } = await makeOwner();
  return { ...caller, organizationId, userId: owner.userId };
}

export const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('base64');

export const about = (bytes: Uint8Array, contentType: AssetType, name = 'A file') => ({
  name,
  contentType,
  size: bytes.length,
  sha256: sha256(bytes),
});

export const announce = (
  caller: Caller,
  bytes: Uint8Array,
  type: AssetType,
  name?: string,
): Promise<Upload> => call(assetRoutes.createUpload, about(bytes, type, name), caller);

export const announceRaw = (caller: Caller, input: object): Promise<CallResponse> =>
  callRaw(assetRoutes.createUpload, input, caller);

export const send = (
  { presignedUrl, headers }: Pick<Upload, 'presignedUrl' | 'headers'>,
  bytes: Uint8Array,
  change: Record<string, string> = {},
): Promise<Response> =>
  fetch(presignedUrl, { method: 'PUT', headers: { ...headers, ...change }, body: new Uint8Array(bytes) });

export async function upload(
  caller: Caller,
  bytes: Uint8Array,
  type: AssetType,
  name?: string,
): Promise<Asset> {
  const announced = await announce(caller, bytes, type, name);
  const sent = await send(announced, bytes);
  if (sent.status !== 200) throw new Error(`PUT: ${sent.status} ${await sent.text()}`);
  return await settled(caller, announced.asset.id);
}

export async function settled(caller: Caller, id: string): Promise<Asset> {
  for (let tries = 0; tries < 600; tries += 1) {
    const asset = await call(assetRoutes.getAsset, { id }, caller);
    if (asset.status !== 'pending') return asset;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error('Still pending after a minute');
}

export const sweep = (time?: Date): Promise<void> => runJob('SweepJobs', time);

export async function objectsUnder(prefix: string): Promise<string[]> {
  const { assetBucket, credentials, endpoints, region } = inject('cloud');
  const client = new S3Client({ endpoint: endpoints.s3, region, credentials, forcePathStyle: true });
  const response = await client.send(new ListObjectsV2Command({ Bucket: assetBucket, Prefix: prefix }));
  client.destroy();
  return (response.Contents ?? []).map(({ Key }) => Key!);
}

export async function storageOf(organizationId: string) {
  const [items, due] = await Promise.all([
    dumpPartition(partitions.organization(organizationId)),
    dumpPartition(partitions.scheduled('upload')),
  ]);
  const meta = items.find(({ sk }) => sk === 'META') ?? {};
  const assets = items.filter(({ sk }) => String(sk).startsWith(prefixes.asset)) as unknown as Asset[];
  const own = due.filter((item) => item.organizationId === organizationId);
  const held = assets.filter(({ status }) => status !== 'rejected').map(({ size }) => size);
  const leaving = own.filter(({ kind }) => kind === 'removal').map(({ bytes }) => bytes as number);
  return {
    stored: { bytes: meta.assetBytes ?? 0, pending: meta.pendingUploads ?? 0 },
    recomputed: {
      bytes: [...held, ...leaving].reduce((sum, size) => sum + size, 0),
      pending: assets.filter(({ status }) => status === 'pending').length,
    },
    due: own.length,
  };
}
