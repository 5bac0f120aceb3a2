import { ClipboardPlus } from 'lucide-react';
import { useState } from 'react';
import type { Customer } from '#contract/customer';
import type { Reference } from '#contract/reference';
import { usePermissions } from '../../../permissions/api.ts';
import { StateSummary } from '../../../permissions/state-summary.tsx';
import { TamperedNotice } from '../../../permissions/tampered-notice.tsx';
import { texts } from '../../../permissions/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { factLink } from '../../../ui/fact.tsx';
import { Link } from '../../../ui/link.tsx';
import { onDemand } from '../../../ui/on-demand.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { QueryError } from '../../../ui/states.tsx';

const RecordPermissionDialog = onDemand(() => import('../../../permissions/record-permission-dialog.tsx'));

interface Props {
  /** As it was saved: another customer that is only chosen has allowed nothing yet. */
  reference: Reference;
  customers: readonly Customer[] | undefined;
}

/** What the customer allows for this reference. */
export default function PermissionsPanel({ reference, customers }: Props) {
  const { customerId } = reference.attributes;
  const permissions = usePermissions({ customerId, referenceId: reference.id });
  const [recording, setRecording] = useState(false);
  const customer = customers?.find(({ id }) => id === customerId);
  const { data } = permissions;
  if (!data && permissions.error) return <QueryError title={texts.failed} query={permissions} />;
  if (!data || !customer) {
    return (
      <Loading label={texts.loading}>
        <Skeleton className="h-24 rounded-lg" />
      </Loading>
    );
  }
  const applying = data.entries.some(
    ({ referenceId }) => referenceId === undefined || referenceId === reference.id,
  );
  return (
    <div className="flex flex-col gap-4">
      {data.intact ? null : <TamperedNotice />}
      {applying ? (
        <>
          <StateSummary state={data.state} entries={data.entries} />
          <p className="text-[0.8125rem] text-ink-3">{texts.notNamed}</p>
        </>
      ) : (
        <p className="text-ink-2">{texts.emptyForReference}</p>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          size="sm"
          icon={<ClipboardPlus aria-hidden />}
          onPointerEnter={RecordPermissionDialog.prefetch}
          onFocus={RecordPermissionDialog.prefetch}
          onClick={() => setRecording(true)}
        >
          {texts.record}
        </Button>
        <Link to={`/app/customers/${customer.id}`} className={`text-[0.8125rem] text-ink-2 ${factLink}`}>
          {texts.allOf(customer.name)}
        </Link>
      </div>
      {recording ? (
        <RecordPermissionDialog
          customer={customer}
          referenceId={reference.id}
          onClose={() => setRecording(false)}
        />
      ) : null}
    </div>
  );
}
