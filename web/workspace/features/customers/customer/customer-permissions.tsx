import { clsx } from 'clsx';
import { ChevronRight, ClipboardPlus, Send, ShieldCheck } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { permissionState } from '#contract/permission/state';
import type { PermissionEntry } from '#contract/resources/permission';
import type { Customer } from '#contract/resources/customer';
import { ApprovalRequests, sameRequest } from '../../../permissions/approval/approval-requests.tsx';
import { approvalTexts } from '../../../permissions/approval/approval-texts.ts';
import { useApprovals } from '../../../permissions/approval/approvals.ts';
import { usePermissions, type Permissions } from '../../../permissions/api.ts';
import type { AskApprovalProps } from '../../../permissions/approval/ask-approval-dialog.tsx';
import { Ledger } from '../../../permissions/ledger/ledger.tsx';
import { exposedSubjects } from '../../../permissions/state/exposed.ts';
import { PermissionMatrix } from '../../../permissions/state/permission-matrix.tsx';
import { TamperedNotice } from '../../../permissions/ledger/tampered-notice.tsx';
import { texts } from '../../../permissions/texts.ts';
import { useTeam } from '../../../lib/organization/records.ts';
import { useSettings } from '../../../lib/organization/settings.ts';
import { Badge } from '../../../ui/elements/badge.tsx';
import { Button } from '../../../ui/elements/button.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { onDemand } from '../../../ui/overlays/on-demand.tsx';
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { EmptyState, QueryError } from '../../../ui/feedback/states.tsx';
import { useReferencesOf } from './customer-references.tsx';

const WithdrawDialog = onDemand(() => import('../../../permissions/ledger/withdraw-dialog.tsx'));
const AskApprovalDialog = onDemand(() => import('../../../permissions/approval/ask-approval-dialog.tsx'));
const WhereUsed = onDemand(() => import('../../../permissions/ledger/where-used.tsx'));
const RecordPermissionDialog = onDemand(
  () => import('../../../permissions/ledger/record-permission-dialog.tsx'),
);

export function CustomerPermissions({ customer }: { customer: Customer }) {
  const id = useId();
  const permissions = usePermissions({ customerId: customer.id });
  const [recording, setRecording] = useState<PermissionEntry | 'new'>();
  const [request, setRequest] = useState<AskApprovalProps['before']>();
  const { references = [] } = useReferencesOf(customer);
  const [withdrawing, setWithdrawing] = useState(false);
  const { data } = permissions;
  const isEmpty = data?.entries.length === 0;
  const record = (
    <Button
      icon={<ClipboardPlus aria-hidden />}
      onPointerEnter={RecordPermissionDialog.prefetch}
      onFocus={RecordPermissionDialog.prefetch}
      onClick={() => setRecording('new')}
    >
      {texts.record}
    </Button>
  );
  return (
    <section aria-labelledby={id} className="min-w-0">
      <header className="mb-3 flex min-h-9 flex-wrap items-center justify-between gap-3">
        <h2 id={id} className="text-[0.9375rem] font-semibold">
          {texts.title}
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
                {approvalTexts.ask}
              </Button>
            ) : null}
            {isEmpty ? null : (
              <Button
                onPointerEnter={WithdrawDialog.prefetch}
                onFocus={WithdrawDialog.prefetch}
                onClick={() => setWithdrawing(true)}
              >
                {texts.withdrawal.open}
              </Button>
            )}
            {isEmpty ? null : record}
          </div>
        ) : null}
      </header>
      {data ? (
        <div className="flex flex-col gap-4">
          {data.intact ? null : <TamperedNotice />}
          <Requests customer={customer} onAskAgain={setRequest} />
          {isEmpty ? (
            <EmptyState icon={<ShieldCheck />} title={texts.emptyTitle} action={record}>
              {texts.empty(customer.name)}
            </EmptyState>
          ) : (
            <Story customer={customer} permissions={data} onExtend={setRecording} />
          )}
          {references.length > 0 ? <Shown customerId={customer.id} /> : null}
        </div>
      ) : permissions.error ? (
        <QueryError title={texts.failed} query={permissions} />
      ) : (
        <PermissionsSkeleton />
      )}
      {withdrawing ? <WithdrawDialog customer={customer} onClose={() => setWithdrawing(false)} /> : null}
      {request ? (
        <AskApprovalDialog
          customer={customer}
          references={references}
          before={request}
          onClose={() => setRequest(undefined)}
        />
      ) : null}
      {recording ? (
        <RecordPermissionDialog
          customer={customer}
          before={recording === 'new' ? undefined : recording}
          onClose={() => setRecording(undefined)}
        />
      ) : null}
    </section>
  );
}

function Shown({ customerId }: { customerId: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Card className="overflow-hidden">
      <details className="group" onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className="flex items-center gap-1.5 rounded-xl px-5 py-4 font-medium">
          <ChevronRight aria-hidden className="size-4 transition-transform group-open:rotate-90" />
          {texts.use.title}
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
    <Loading label={texts.loading}>
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
      <h3 className="font-medium">{approvalTexts.title}</h3>
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

interface StoryProps {
  customer: Customer;
  permissions: Permissions;
  onExtend: (entry: PermissionEntry) => void;
}

function Story({ customer, permissions, onExtend }: StoryProps) {
  const { entries } = permissions;
  const { references = [] } = useReferencesOf(customer);
  const members = useTeam().data?.users;
  return (
    <>
      <Matrix customer={customer} permissions={permissions} />
      <Card className="flex flex-col gap-4 p-5">
        <h3 className="font-medium">{texts.ledger}</h3>
        <Ledger
          entries={entries}
          today={permissions.today}
          onExtend={onExtend}
          names={{
            customer: customer.name,
            reference: (id) => references.find((reference) => reference.id === id)?.name,
            member: (userId) => members?.find((member) => member.userId === userId)?.name,
          }}
        />
      </Card>
    </>
  );
}

function Matrix({ customer, permissions }: Omit<StoryProps, 'onExtend'>) {
  const { entries, today } = permissions;
  const { references = [] } = useReferencesOf(customer);
  const { data: approvals = [] } = useApprovals({ customerId: customer.id });
  const policy = useSettings().data?.permissionPolicy;
  const [chosen, setChosen] = useState<string>();
  const scopes = references
    .filter(({ status }) => status !== 'Archived')
    .map((reference) => {
      const state = permissionState(entries, { referenceId: reference.id, today });
      return {
        reference,
        state,
        exposed: exposedSubjects({ reference, customer: customer.name, state, policy }),
      };
    });
  const forAll = entries.some(({ referenceId }) => referenceId === undefined);
  const known = (id: string | undefined) => scopes.find(({ reference }) => reference.id === id);
  const first =
    scopes.find(({ exposed }) => exposed.length > 0) ??
    (forAll
      ? undefined
      : scopes.find(({ reference }) => entries.some((one) => one.referenceId === reference.id)));
  const scope = chosen === undefined ? first : known(chosen);
  return (
    <Card className="flex flex-col gap-3 p-4 sm:p-5">
      {scopes.length > 0 ? (
        <fieldset aria-label={texts.scope} className="min-w-0 -mx-2 flex gap-1 overflow-x-auto p-1">
          <ScopeButton pressed={!scope} onClick={() => setChosen('')}>
            {texts.forAll}
          </ScopeButton>
          {scopes.map(({ reference, exposed }) => (
            <ScopeButton
              key={reference.id}
              pressed={reference.id === scope?.reference.id}
              onClick={() => setChosen(reference.id)}
            >
              <span className="max-w-48 truncate">{reference.name}</span>
              {exposed.length > 0 ? (
                <span className="size-1.5 shrink-0 rounded-full bg-bad-fill">
                  <span className="sr-only">{texts.exposed}</span>
                </span>
              ) : null}
              {reference.status === 'Draft' ? <Badge tone="warn">{reference.status}</Badge> : null}
            </ScopeButton>
          ))}
        </fieldset>
      ) : null}
      <PermissionMatrix
        caption={scope ? scope.reference.name : texts.forAll}
        state={scope ? scope.state : permissions.state}
        entries={entries}
        approvals={approvals.filter(({ referenceId }) => referenceId === scope?.reference.id)}
        exposed={scope?.exposed}
      />
    </Card>
  );
}

interface ScopeButtonProps {
  pressed: boolean;
  onClick: () => void;
  children: ReactNode;
}

function ScopeButton({ pressed, onClick, children }: ScopeButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      onClick={onClick}
      className={clsx(
        'flex min-h-8 shrink-0 items-center gap-1.5 rounded-lg px-3 text-[0.8125rem] font-medium max-sm:min-h-11',
        pressed ? 'bg-pressed text-ink' : 'text-ink-2 hover:bg-hover',
      )}
    >
      {children}
    </button>
  );
}
