import { ChevronRight, ClipboardPlus, Send, ShieldCheck } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import type { PermissionEntry } from '#contract/resources/permission';
import type { Customer } from '#contract/resources/customer';
import * as permissionsWords from '#words/permissions';
import * as approvalRequestsWords from '#words/approval-requests';
import { ApprovalRequests, sameRequest } from '../../../permissions/approval/approval-requests.tsx';
import { useApprovals } from '../../../permissions/approval/approvals.ts';
import { usePermissions, type Permissions } from '../../../permissions/api.ts';
import type { AskApprovalProps } from '../../../permissions/approval/ask-approval-dialog.tsx';
import { Ledger } from '../../../permissions/ledger/ledger.tsx';
import { TamperedNotice } from '../../../permissions/ledger/tampered-notice.tsx';
import { useTeam } from '../../../lib/organization/records.ts';
import { Button } from '../../../ui/elements/button.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { onDemand } from '../../../ui/overlays/on-demand.tsx';
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { EmptyState, QueryError } from '../../../ui/feedback/states.tsx';
import { CustomerExposed } from './customer-permission-exposed.tsx';
import { CustomerMatrix } from './customer-permission-matrix.tsx';
import { useReferencesOf } from './customer-references.tsx';

const WithdrawDialog = onDemand(() => import('../../../permissions/ledger/withdraw-dialog.tsx'));
const AskApprovalDialog = onDemand(() => import('../../../permissions/approval/ask-approval-dialog.tsx'));
const WhereUsed = onDemand(() => import('../../../permissions/ledger/where-used.tsx'));
const RecordManyDialog = onDemand(() => import('../../../permissions/record-many/record-many-dialog.tsx'));
const RecordPermissionDialog = onDemand(
  () => import('../../../permissions/ledger/record-permission-dialog.tsx'),
);

interface Props {
  customer: Customer;
  references: ReactNode;
  aside: ReactNode;
}

/** The table of what is allowed needs the whole width. It leads the page unless nothing is on record. */
export function CustomerPermissions({ customer, references: list, aside }: Props) {
  const id = useId();
  const permissions = usePermissions({ customerId: customer.id });
  const [recording, setRecording] = useState<PermissionEntry | 'new'>();
  const [request, setRequest] = useState<AskApprovalProps['before']>();
  const { references = [] } = useReferencesOf(customer);
  const [withdrawing, setWithdrawing] = useState(false);
  const [isRecordingMany, setRecordingMany] = useState(false);
  const { data } = permissions;
  const isEmpty = data?.entries.length === 0;
  const record = (
    <Button
      icon={<ClipboardPlus aria-hidden />}
      onPointerEnter={RecordPermissionDialog.prefetch}
      onFocus={RecordPermissionDialog.prefetch}
      onClick={() => setRecording('new')}
    >
      {permissionsWords.record}
    </Button>
  );
  const today = (
    <section aria-labelledby={id} className="min-w-0">
      <header className="mb-3 flex min-h-9 flex-wrap items-center justify-between gap-3">
        <h2 id={id} className="text-[0.9375rem] font-semibold">
          {permissionsWords.title}
        </h2>
        {data ? (
          <div className="flex flex-wrap gap-2">
            {references.length > 0 ? (
              <Button
                icon={<Send aria-hidden />}
                onPointerEnter={AskApprovalDialog.prefetch}
                onFocus={AskApprovalDialog.prefetch}
                onClick={() => setRequest({})}
              >
                {approvalRequestsWords.ask}
              </Button>
            ) : null}
            {isEmpty ? null : (
              <Button
                onPointerEnter={WithdrawDialog.prefetch}
                onFocus={WithdrawDialog.prefetch}
                onClick={() => setWithdrawing(true)}
              >
                {permissionsWords.withdraw}
              </Button>
            )}
            {isEmpty ? null : record}
            {references.length > 1 ? (
              <Button
                onPointerEnter={RecordManyDialog.prefetch}
                onFocus={RecordManyDialog.prefetch}
                onClick={() => setRecordingMany(true)}
              >
                {permissionsWords.recordMany}
              </Button>
            ) : null}
          </div>
        ) : null}
      </header>
      {data ? (
        <div className="flex flex-col gap-4">
          {data.intact ? null : <TamperedNotice />}
          <CustomerExposed customer={customer} permissions={data} onAsk={setRequest} />
          {isEmpty ? (
            <EmptyState icon={<ShieldCheck />} title={permissionsWords.emptyTitle} action={record}>
              {permissionsWords.empty(customer.name)}
            </EmptyState>
          ) : (
            <CustomerMatrix customer={customer} permissions={data} onAsk={setRequest} />
          )}
        </div>
      ) : permissions.error ? (
        <QueryError title={permissionsWords.failed} query={permissions} />
      ) : (
        <PermissionsSkeleton />
      )}
    </section>
  );
  return (
    <>
      {isEmpty ? null : <div className="mb-8">{today}</div>}
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="flex min-w-0 flex-col gap-8">
          {list}
          {isEmpty ? today : null}
          {data ? (
            <section
              aria-label={permissionsWords.ledger}
              className="flex min-w-0 flex-col gap-4 empty:hidden"
            >
              <Requests customer={customer} onAskAgain={setRequest} />
              {isEmpty ? null : <History customer={customer} permissions={data} onRecord={setRecording} />}
              {references.length > 0 ? <Shown customerId={customer.id} /> : null}
            </section>
          ) : null}
        </div>
        <div className="flex flex-col gap-6">{aside}</div>
      </div>
      {withdrawing ? <WithdrawDialog customer={customer} onClose={() => setWithdrawing(false)} /> : null}
      {request ? (
        <AskApprovalDialog
          customer={customer}
          references={references}
          before={request}
          onClose={() => setRequest(undefined)}
        />
      ) : null}
      {isRecordingMany ? (
        <RecordManyDialog references={references} onClose={() => setRecordingMany(false)} />
      ) : null}
      {recording ? (
        <RecordPermissionDialog
          customer={customer}
          before={recording === 'new' ? undefined : recording}
          onClose={() => setRecording(undefined)}
        />
      ) : null}
    </>
  );
}

function Shown({ customerId }: { customerId: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Card className="overflow-hidden">
      <details className="group" onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className="flex items-center gap-1.5 rounded-xl px-5 py-4 font-medium">
          <ChevronRight
            aria-hidden
            className="size-4 transition-transform group-open:rotate-90 rtl:group-open:-rotate-90"
          />
          {permissionsWords.usageTitle}
        </summary>
        {isOpen ? (
          <div className="px-5 pb-5">
            <WhereUsed customerId={customerId} onClose={() => setOpen(false)} />
          </div>
        ) : null}
      </details>
    </Card>
  );
}

function PermissionsSkeleton() {
  return (
    <Loading label={permissionsWords.loading}>
      <Skeleton className="h-56 rounded-xl" />
    </Loading>
  );
}

interface RequestsProps {
  customer: Customer;
  onAskAgain: (before: AskApprovalProps['before']) => void;
}

function Requests({ customer, onAskAgain }: RequestsProps) {
  const { data = [] } = useApprovals({ customerId: customer.id });
  const { references = [] } = useReferencesOf(customer);
  const members = useTeam().data?.users;
  if (data.length === 0) return null;
  return (
    <Card className="flex flex-col gap-3 p-5">
      <h3 className="font-medium">{approvalRequestsWords.title}</h3>
      <ApprovalRequests
        approvals={data}
        names={{
          reference: (id) => references.find((reference) => reference.id === id)?.name,
          member: (userId) => members?.find((member) => member.userId === userId)?.name,
        }}
        onAskAgain={(approval) => onAskAgain(sameRequest(approval))}
      />
    </Card>
  );
}

interface HistoryProps {
  customer: Customer;
  permissions: Permissions;
  onRecord: (entry: PermissionEntry) => void;
}

function History({ customer, permissions, onRecord }: HistoryProps) {
  const { references = [] } = useReferencesOf(customer);
  const members = useTeam().data?.users;
  return (
    <Card className="flex flex-col gap-4 p-5">
      <h3 className="font-medium">{permissionsWords.ledger}</h3>
      <Ledger
        entries={permissions.entries}
        today={permissions.today}
        onRecord={onRecord}
        names={{
          customer: customer.name,
          reference: (id) => references.find((reference) => reference.id === id)?.name,
          member: (userId) => members?.find((member) => member.userId === userId)?.name,
        }}
      />
    </Card>
  );
}
