import { id } from '#contract/primitives/schema';
import { lightSuffix, wordmarkSuffix } from '#contract/rules/file-rules';
import { objectPrefixes } from './environment.ts';

export interface AssetRef {
  organizationId: string;
  assetId: string;
}

/** A job that an object in the bucket starts (`functions/shared/jobs/`). */
export interface JobRef {
  job: TicketJob;
  organizationId: string;
  id: string;
}

export const ticketJobs = ['document', 'export', 'import'] as const;
export type TicketJob = (typeof ticketJobs)[number];

/** Only this object builds keys. Everyone can read `assets/`, and members `private/`. */
export const objects = {
  ticket: ({ job, organizationId, id: jobId }: JobRef) =>
    `${objectPrefixes.ticket}${job}/${part(organizationId)}/${part(jobId)}`,
  document: (organizationId: string, documentId: string) =>
    `${objectPrefixes.document}${part(organizationId)}/${part(documentId)}/`,
  sent: (organizationId: string, tenderId: string) =>
    `${objectPrefixes.sent}${part(organizationId)}/${part(tenderId)}/`,
  form: (organizationId: string, formId: string) =>
    `${objectPrefixes.form}${part(organizationId)}/${part(formId)}/`,
  formUpload: (organizationId: string, uploadId: string) =>
    `${objectPrefixes.formUpload}${part(organizationId)}/${part(uploadId)}`,
  export: (organizationId: string, exportId: string) =>
    `${objectPrefixes.export}${part(organizationId)}/${part(exportId)}/`,
  upload: ({ organizationId, assetId }: AssetRef) =>
    `${objectPrefixes.upload}${part(organizationId)}/${part(assetId)}`,
  private: ({ organizationId, assetId }: AssetRef) =>
    `${objectPrefixes.private}${part(organizationId)}/${part(assetId)}/`,
  published: ({ organizationId, assetId }: AssetRef) =>
    `${objectPrefixes.published}${part(organizationId)}/${part(assetId)}/`,
};

/** Records store this address, which works for everyone while the file is public. */
export const addressOf = (asset: AssetRef, file: string): string => `/${objects.published(asset)}${file}`;

export function uploadOfKey(key: string): AssetRef | undefined {
  const [folder, organizationId = '', assetId = '', ...more] = key.split('/');
  const known = folder === 'uploads' && more.length === 0 && isId(organizationId) && isId(assetId);
  return known ? { organizationId, assetId } : undefined;
}

export function jobOfKey(key: string): JobRef | undefined {
  const [folder, name, organizationId = '', jobId = '', ...more] = key.split('/');
  const job = ticketJobs.find((one) => one === name);
  const known = folder === 'jobs' && job && more.length === 0 && isId(organizationId) && isId(jobId);
  return known ? { job, organizationId, id: jobId } : undefined;
}

/** Its width and its marks, as in `640-wordmark-light.webp`. */
const pictureFile = new RegExp(`^\\d+(${wordmarkSuffix})?(${lightSuffix})?\\.webp$`);

export function imageOfAddress(address: string): (AssetRef & { file: string }) | undefined {
  const [, organizationId, assetId, file] = /^\/assets\/([^/]+)\/([^/]+)\/([^/]+)$/.exec(address) ?? [];
  if (!organizationId || !assetId || !file || !pictureFile.test(file)) return undefined;
  return isId(organizationId) && isId(assetId) ? { organizationId, assetId, file } : undefined;
}

const isId = (value: string) => id().safeParse(value).success;

// The contract checks ids. An invalid one that still arrives here is a bug and must not become a key.
function part(value: string): string {
  if (!isId(value)) throw new Error('Not an id');
  return value;
}
