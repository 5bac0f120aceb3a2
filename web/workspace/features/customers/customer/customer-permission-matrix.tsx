import { clsx } from 'clsx';
import { useState, type ReactNode } from 'react';
import { cardOf } from '#contract/cards/card';
import type { Channel } from '#contract/rules/choices';
import { subjectsOf } from '#contract/permission/subjects-of';
import { permissionState } from '#contract/permission/state';
import * as permissionsWords from '#words/permissions';
import * as approvalRequestsWords from '#words/approval-requests';
import { presetsFor, presetScope } from '../../../permissions/approval/presets.ts';
import { exposedSubjects } from '../../../permissions/state/exposed.ts';
import { PermissionMatrix } from '../../../permissions/state/permission-matrix.tsx';
import { useSettings } from '../../../lib/organization/settings.ts';
import { Badge } from '../../../ui/elements/badge.tsx';
import type { Customer } from '#contract/resources/customer';
import type { Reference } from '#contract/resources/reference';
import { statuses as statusNames } from '#words/choices';
import { useApprovals } from '../../../permissions/approval/approvals.ts';
import type { Permissions } from '../../../permissions/api.ts';
import type { AskApprovalProps } from '../../../permissions/approval/ask-approval-dialog.tsx';
import { Button } from '../../../ui/elements/button.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { onDemand } from '../../../ui/overlays/on-demand.tsx';
import { useReferencesOf } from './customer-references.tsx';

const PublicNow = onDemand(() => import('./public-now.tsx'));
const AskApprovalDialog = onDemand(() => import('../../../permissions/approval/ask-approval-dialog.tsx'));

interface Props {
  customer: Customer;
  permissions: Permissions;
  onAsk: (before: AskApprovalProps['before']) => void;
}

export function CustomerMatrix({ customer, permissions, onAsk }: Props) {
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
        <fieldset
          aria-label={permissionsWords.scope}
          className="min-w-0 -mx-2 flex gap-1 overflow-x-auto p-1"
        >
          <ScopeButton pressed={!scope} onClick={() => setChosen('')}>
            {permissionsWords.forAll}
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
                  <span className="sr-only">{permissionsWords.exposed}</span>
                </span>
              ) : null}
              {reference.status === 'Draft' ? (
                <Badge tone="warn">{statusNames[reference.status]}</Badge>
              ) : null}
            </ScopeButton>
          ))}
        </fieldset>
      ) : null}
      <PermissionMatrix
        caption={scope ? scope.reference.name : permissionsWords.forAll}
        state={scope ? scope.state : permissions.state}
        entries={entries}
        approvals={approvals.filter(({ referenceId }) => referenceId === scope?.reference.id)}
        exposed={scope?.exposed}
        publicNow={scope && publicNow(scope.reference)}
      />
      {scope ? (
        <div className="flex flex-wrap items-center gap-2 border-t border-line pt-3">
          <span className="text-[0.8125rem] text-ink-2">{permissionsWords.askQuickly}</span>
          {presetsFor(scope.reference).map((preset) => (
            <Button
              key={preset}
              size="sm"
              className="rounded-full"
              onPointerEnter={AskApprovalDialog.prefetch}
              onFocus={AskApprovalDialog.prefetch}
              onClick={() =>
                onAsk({
                  referenceId: scope.reference.id,
                  ...presetScope(preset, subjectsOf(cardOf(scope.reference, customer.name)), scope.state),
                })
              }
            >
              {approvalRequestsWords.dialogPresets[preset]}
            </Button>
          ))}
        </div>
      ) : null}
    </Card>
  );
}

function publicNow({ id, status, visibility, attributes }: Reference): Partial<Record<Channel, ReactNode>> {
  if (status !== 'Published' || visibility === 'private') return {};
  const on = (channel: Channel) => (
    <PublicNow customerId={attributes.customerId} referenceId={id} channel={channel} onClose={ignore} />
  );
  return { 'reference-page': on('reference-page'), website: on('website') };
}

const ignore = () => undefined;

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
