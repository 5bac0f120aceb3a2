import { ulid } from 'ulid';
import type { assetRoutes } from '#contract/resources/asset';
import { serverLimits } from '#contract/rules/server-limits';
import type { Input, Output } from '#contract/primitives/route';
import { record } from '../shared/audit/record.ts';
import { absent, absentOr, atMost, below, equals } from '../shared/data/expression.ts';
import type { Item } from '../shared/data/read.ts';
import { keys } from '../shared/data/keys.ts';
import { scheduledScope } from '../shared/data/scope.ts';
import { put, retryRace, update, type Step } from '../shared/data/write.ts';
import { objects } from '../shared/files/objects.ts';
import { presignUpload } from '../shared/files/presign.ts';
import { saveResponse } from '../shared/security/idempotency.ts';
import { rateLimit } from '../shared/security/rate-limit.ts';
import { AppError, RaceLost } from '../shared/errors/app-error.ts';
import type { MemberContext } from '../shared/membership/context.ts';
import { memberTable } from '../shared/membership/member-table.ts';
import { readOrganization, type OrganizationItem } from '../shared/membership/organization.ts';
import { scheduledKeyOf, keyOf, type AssetItem } from './store.ts';

/** The bytes are reserved before the address is returned, so that parallel uploads cannot exceed the limit. */
export async function createUpload(
  context: MemberContext,
  input: Input<typeof assetRoutes.createUpload>,
): Promise<Output<typeof assetRoutes.createUpload>> {
  const { organizationId, userId, now } = context;
  const sweepAt = new Date(now.getTime() + serverLimits.uploadMinutes * 60_000).toISOString();
  const asset: AssetItem = {
    ...input,
    id: ulid(now.getTime()),
    status: 'pending',
    variants: [],
    sweepAt,
    createdAt: now.toISOString(),
    createdBy: userId,
  };
  const ref = { organizationId, assetId: asset.id };
  const presigned = await presignUpload({ ...input, key: objects.upload(ref) }, now);
  const response = { ...presigned, asset };
  const table = memberTable(organizationId, scheduledScope('upload', organizationId));
  await retryRace(async () => {
    const organization = await readOrganization({ table, organizationId });
    await table.commit([
      ...saveResponse(context, response),
      rateLimit(
        {
          of: ['upload', organizationId],
          limit: serverLimits.uploadsPerHour,
          windowSeconds: 60 * 60,
          message: `An organization can upload ${serverLimits.uploadsPerHour} files an hour. Please try again later.`,
        },
        now,
      ),
      reserve(organization, input.size),
      put(keyOf(ref), asset, { pk: absent }),
      put(scheduledKeyOf(ref, sweepAt), { kind: 'upload', ...ref }, { pk: absent }),
      record(context, organizationId, 'asset.upload', asset),
    ]);
  });
  return response;
}

/** A condition cannot add numbers, so this one holds only while the limit is unchanged. */
function reserve({ organizationId, storageBytes: limit }: OrganizationItem, size: number): Step {
  if (size > limit) throw noRoom(limit, 0);
  return update(
    keys.organization(organizationId),
    { add: { assetBytes: size, pendingUploads: 1 } },
    {
      storageBytes: equals(limit),
      assetBytes: absentOr(atMost(limit - size)),
      pendingUploads: absentOr(below(serverLimits.pendingUploads)),
    },
    (current) => whyRefused(current, limit, size),
  );
}

function whyRefused(current: Item | undefined, limit: number, size: number): AppError {
  const { assetBytes = 0, pendingUploads = 0 } = (current ?? {}) as Partial<OrganizationItem>;
  if (pendingUploads >= serverLimits.pendingUploads) return new AppError('UPLOAD_LIMIT');
  return assetBytes + size > limit ? noRoom(limit, assetBytes) : new RaceLost();
}

function noRoom(limit: number, used: number): AppError {
  const megabytes = (bytes: number) => `${Math.round((bytes / 1024 ** 2) * 10) / 10} MB`;
  return new AppError(
    'STORAGE_LIMIT',
    `There is not enough storage left for this file: ${megabytes(Math.max(limit - used, 0))} of ${megabytes(limit)} are free.`,
  );
}
