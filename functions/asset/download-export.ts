import { volumeKey } from '../export/store.ts';
import { record } from '../shared/audit/record.ts';
import { AppError } from '../shared/errors/app-error.ts';
import { presignDownload } from '../shared/files/presign.ts';
import type { MemberContext } from '../shared/membership/context.ts';
import { getExport } from './get-export.ts';

export async function downloadExport(
  context: MemberContext,
  { volume }: { volume: number },
): Promise<{ downloadUrl: string }> {
  const { table, organizationId, now } = context;
  const { export: found } = await getExport(context);
  if (found?.status !== 'ready' || volume > found.volumes.length) throw new AppError('NOT_FOUND');
  await table.commit([record(context, organizationId, 'organization.download', { id: found.id })]);
  return { downloadUrl: await presignDownload(volumeKey(organizationId, found.id, volume), now) };
}
