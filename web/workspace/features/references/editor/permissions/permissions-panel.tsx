import { ClipboardPlus, Send } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Approval } from '#contract/resources/approval';
import type { Customer } from '#contract/resources/customer';
import type { Reference } from '#contract/resources/reference';
import * as permissionsWords from '#words/permissions';
import * as approvalRequestsWords from '#words/approval-requests';
import { ApprovalRequests, sameRequest } from '../../../../permissions/approval/approval-requests.tsx';
import { useApprovals } from '../../../../permissions/approval/approvals.ts';
import { usePermissions } from '../../../../permissions/api.ts';
import type { AskApprovalProps } from '../../../../permissions/approval/ask-approval-dialog.tsx';
import { exposedSubjects } from '../../../../permissions/state/exposed.ts';
import { PermissionMatrix } from '../../../../permissions/state/permission-matrix.tsx';
import { TamperedNotice } from '../../../../permissions/ledger/tampered-notice.tsx';
import { WordingStates } from '../../../../permissions/wordings/wording-states.tsx';
import { wordingsWith } from '../../../../permissions/wordings/wordings.ts';
import { useTeam } from '../../../../lib/organization/records.ts';
import { useSettings } from '../../../../lib/organization/settings.ts';
import { Button } from '../../../../ui/elements/button.tsx';
import { factLink } from '../../../../ui/page/fact.tsx';
import { FormError } from '../../../../ui/forms/form-error.tsx';
import { Link } from '../../../../ui/elements/link.tsx';
import { onDemand } from '../../../../ui/overlays/on-demand.tsx';
import { Loading, Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { QueryError } from '../../../../ui/feedback/states.tsx';
import { AskAboutReference, AskApprovalDialog } from './ask-about-reference.tsx';
import { TellingNotice } from './telling-notice.tsx';
import type { ReferenceEditorState } from '../editor-state.ts';

const SuggestedChangesDialog = onDemand(() => import('./suggested-changes-dialog.tsx'));
const ApprovedVersion = onDemand(() => import('./approved-version.tsx'));
const RecordPermissionDialog = onDemand(
  () => import('../../../../permissions/ledger/record-permission-dialog.tsx'),
);

interface Props {
  editor: ReferenceEditorState;
  /** The saved reference, because permissions belong to its saved customer. */
  reference: Reference;
  customers: readonly Customer[] | undefined;
}

export default function PermissionsPanel({ editor, reference, customers }: Props) {
  const { customerId } = reference.attributes;
  const about = { customerId, referenceId: reference.id };
  const permissions = usePermissions(about);
  const approvals = useApprovals(about);
  const members = useTeam().data?.users;
  const policy = useSettings().data?.permissionPolicy;
  const [recording, setRecording] = useState(false);
  const [request, setRequest] = useState<AskApprovalProps['before']>();
  const [hidden, setHidden] = useState(false);
  const [suggestion, setSuggestion] = useState<Approval>();
  const customer = customers?.find(({ id }) => id === customerId);
  const { data } = permissions;
  const { hash } = useLocation();
  const panel = useRef<HTMLDivElement>(null);
  const isShown = data !== undefined && customer !== undefined;
  useEffect(() => {
    if (isShown && hash === '#permissions') panel.current?.scrollIntoView({ block: 'center' });
  }, [isShown, hash]);
  if (!data && permissions.error) return <QueryError title={permissionsWords.failed} query={permissions} />;
  if (!data || !customer) {
    return (
      <Loading label={permissionsWords.loading}>
        <Skeleton className="h-24 rounded-lg" />
      </Loading>
    );
  }
  const requests = approvals.data ?? [];
  const wordings = wordingsWith(data, requests);
  const askAgain = () => {
    const granted = requests.find(({ status }) => status === 'approved');
    setRequest(granted ? sameRequest(granted) : {});
  };
  const known =
    requests.length > 0 ||
    data.entries.some(({ referenceId }) => referenceId === undefined || referenceId === reference.id);
  return (
    <div ref={panel} className="flex flex-col gap-4">
      {data.intact ? null : <TamperedNotice />}
      <TellingNotice customer={customer} />
      {known ? (
        <PermissionMatrix
          caption={reference.name}
          state={data.state}
          entries={data.entries}
          approvals={requests}
          exposed={exposedSubjects({ reference, customer: customer.name, state: data.state, policy })}
        />
      ) : (
        <p className="text-ink-2">{permissionsWords.emptyForReference}</p>
      )}
      {data.approved && !hidden ? (
        <ApprovedVersion
          editor={editor}
          approved={data.approved}
          onAskAgain={askAgain}
          onClose={() => setHidden(true)}
        />
      ) : null}
      {known && wordings.length > 0 ? <WordingStates wordings={wordings} onAsk={askAgain} /> : null}
      {requests.length > 0 ? (
        <section aria-label={approvalRequestsWords.title} className="flex flex-col gap-2">
          <h3 className="font-medium">{approvalRequestsWords.title}</h3>
          <ApprovalRequests
            approvals={requests}
            names={{ member: (userId) => members?.find((member) => member.userId === userId)?.name }}
            onAskAgain={(approval) => setRequest(sameRequest(approval))}
            onSeeChanges={setSuggestion}
          />
        </section>
      ) : null}
      <FormError title={approvals.error && !approvals.data ? approvalRequestsWords.failed : undefined}>
        {approvals.error && !approvals.data ? (
          <>
            {approvals.error.message}{' '}
            <button type="button" className="underline" onClick={() => void approvals.refetch()}>
              {approvalRequestsWords.retry}
            </button>
          </>
        ) : null}
      </FormError>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Button
          size="sm"
          variant="primary"
          icon={<Send aria-hidden />}
          onPointerEnter={AskApprovalDialog.prefetch}
          onFocus={AskApprovalDialog.prefetch}
          onClick={() => setRequest({})}
        >
          {approvalRequestsWords.ask}
        </Button>
        <Button
          size="sm"
          icon={<ClipboardPlus aria-hidden />}
          onPointerEnter={RecordPermissionDialog.prefetch}
          onFocus={RecordPermissionDialog.prefetch}
          onClick={() => setRecording(true)}
        >
          {permissionsWords.record}
        </Button>
        <Link to={`/app/customers/${customer.id}`} className={`text-[0.8125rem] text-ink-2 ${factLink}`}>
          {permissionsWords.allOf(customer.name)}
        </Link>
      </div>
      {suggestion ? (
        <SuggestedChangesDialog
          approval={suggestion}
          save={async () => {
            if (editor.isDirty()) await editor.save();
            return !editor.isDirty();
          }}
          onAskAgain={() => {
            setSuggestion(undefined);
            setRequest(sameRequest(suggestion));
          }}
          onClose={() => setSuggestion(undefined)}
        />
      ) : null}
      {request ? (
        <AskAboutReference
          editor={editor}
          customer={customer}
          reference={reference}
          before={request}
          onClose={() => setRequest(undefined)}
        />
      ) : null}
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
