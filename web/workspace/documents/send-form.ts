import { formRoutes } from '#contract/resources/form';
import { sendFile, sha256Of } from '../files/send-file.ts';
import type { OrganizationCall } from '../lib/organization/active-organization.tsx';

/** Returns the ID of the upload, which `createForm` or `updateForm` reads. */
export async function sendForm(call: OrganizationCall, file: File): Promise<string> {
  const about = { size: file.size, sha256: await sha256Of(file) };
  const { uploadId, ...address } = await call(formRoutes.uploadForm, about);
  await sendFile(file, address, () => undefined, new AbortController().signal);
  return uploadId;
}
