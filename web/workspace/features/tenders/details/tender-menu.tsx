import { useState } from 'react';
import type { Tender } from '#contract/resources/tender';
import { earlierStatus, nextStatuses, type TenderStatus } from '#contract/tender/status';
import * as words from '#words/tenders';
import { isApiError, messageOf } from '../../../lib/api/api-client.ts';
import { useMay } from '../../../lib/organization/active-organization.tsx';
import { notify } from '../../../ui/feedback/toast.tsx';
import { MoreMenu } from '../../../ui/overlays/menu.tsx';
import { onDemand } from '../../../ui/overlays/on-demand.tsx';
import { useUpdateTender } from '../api.ts';

const NoBidDialog = onDemand(() => import('./no-bid-dialog.tsx'));
const DeleteTenderDialog = onDemand(() => import('./delete-tender-dialog.tsx'));

/** The statuses that may come next, the one before for managers, and deleting. */
export function TenderMenu({ tender, isHeld }: { tender: Tender; isHeld: boolean }) {
  const [open, setOpen] = useState<'no bid' | 'delete'>();
  const { mutateAsync } = useUpdateTender();
  const mayDelete = useMay('tender:delete');
  const earlier = mayDelete ? earlierStatus[tender.status] : undefined;
  const move = async (status: TenderStatus) => {
    if (status === 'no bid') {
      setOpen('no bid');
      return;
    }
    try {
      await mutateAsync({ id: tender.id, version: tender.version, status });
    } catch (error) {
      notify.error(isApiError(error) ? messageOf(error) : words.statusFailed);
    }
  };
  const entryOf = (status: TenderStatus) => ({
    id: status,
    label: words.moves[status],
    onSelect: () => void move(status),
  });
  const close = () => setOpen(undefined);
  return (
    <>
      <MoreMenu
        label={words.pageMore}
        triggerClassName="size-9! border border-line-strong bg-surface"
        groups={[
          nextStatuses[tender.status].map(entryOf),
          earlier ? [entryOf(earlier)] : [],
          mayDelete
            ? [{ id: 'delete', label: words.pageRemove, tone: 'danger', onSelect: () => setOpen('delete') }]
            : [],
        ]}
      />
      {open === 'no bid' ? <NoBidDialog tender={tender} onClose={close} /> : null}
      {open === 'delete' ? <DeleteTenderDialog tender={tender} isHeld={isHeld} onClose={close} /> : null}
    </>
  );
}
