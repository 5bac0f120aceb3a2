import type { tenderRoutes } from '#contract/resources/tender';
import type { Input, Output } from '#contract/primitives/route';
import { dispatch } from '#contract/tender/dispatch';
import { record } from '../shared/audit/record.ts';
import { keys } from '../shared/data/keys.ts';
import { fromRow } from '../shared/data/read.ts';
import { AppError } from '../shared/errors/app-error.ts';
import { objects } from '../shared/files/objects.ts';
import { presignDownload } from '../shared/files/presign.ts';
import type { MemberContext } from '../shared/membership/context.ts';
import { sentFile } from './rules.ts';

export async function getDispatch(
  context: MemberContext,
  { id, dispatchId }: Input<typeof tenderRoutes.getDispatch>,
): Promise<Output<typeof tenderRoutes.getDispatch>> {
  const { table, organizationId, now } = context;
  const found = fromRow(dispatch, await table.get(keys.dispatch(organizationId, id, dispatchId)));
  if (!found) throw new AppError('NOT_FOUND');
  await table.commit(
    found.documents.map(({ documentId }) =>
      record(context, organizationId, 'document.download', { id: documentId }),
    ),
  );
  const below = objects.sent(organizationId, id);
  const downloadUrls = await Promise.all(
    found.documents.map(({ format }, at) => presignDownload(below + sentFile(dispatchId, at, format), now)),
  );
  return { ...found, downloadUrls };
}
