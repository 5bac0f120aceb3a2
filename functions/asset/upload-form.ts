import { ulid } from 'ulid';
import type { formRoutes } from '#contract/resources/form';
import type { Input, Output } from '#contract/primitives/route';
import { formLimits } from '#contract/form/limits';
import { record } from '../shared/audit/record.ts';
import { objects } from '../shared/files/objects.ts';
import { presignUpload } from '../shared/files/presign.ts';
import type { MemberContext } from '../shared/membership/context.ts';
import { rateLimit } from '../shared/security/rate-limit.ts';
import { memberTable } from '../shared/membership/member-table.ts';

/** The file itself says what it is, once it is read. */
const contentType = 'application/octet-stream';

/** No row of its own says that the upload exists until `createForm` reads it, and the bucket removes it after two days. */
export async function uploadForm(
  context: MemberContext,
  { size, sha256 }: Input<typeof formRoutes.uploadForm>,
): Promise<Output<typeof formRoutes.uploadForm>> {
  const { organizationId, now } = context;
  const uploadId = ulid(now.getTime());
  await memberTable(organizationId).commit([
    rateLimit(
      {
        of: ['form', organizationId],
        limit: formLimits.uploadsPerHour,
        windowSeconds: 60 * 60,
        message: `An organization can upload ${formLimits.uploadsPerHour} forms an hour. Please try again later.`,
      },
      now,
    ),
    record(context, organizationId, 'form.upload', { id: uploadId }),
  ]);
  const key = objects.formUpload(organizationId, uploadId);
  return { uploadId, ...(await presignUpload({ key, contentType, size, sha256 }, now)) };
}
