import { MessageCircleQuestion } from 'lucide-react';
import { useState } from 'react';
import type { Reference } from '#contract/resources/reference';
import { languageLine } from '#contract/words/language-list';
import * as approvalRequestsWords from '#words/approval-requests';
import { language as screenLanguage } from '#words/language';
import * as words from '#words/wordings';
import { useCustomers } from '../../../../lib/organization/records.ts';
import { useSettings } from '../../../../lib/organization/settings.ts';
import { usePermissions } from '../../../../permissions/api.ts';
import { sameRequest } from '../../../../permissions/approval/approval-requests.tsx';
import { useApprovals } from '../../../../permissions/approval/approvals.ts';
import { wordingsWith } from '../../../../permissions/wordings/wordings.ts';
import { Notice } from '../../../../record-editor/record-form.tsx';
import { useUnsaved } from '../../../../record-editor/use-record-editor.ts';
import { Button } from '../../../../ui/elements/button.tsx';
import { onDemand } from '../../../../ui/overlays/on-demand.tsx';
import type { TranslationEditorState } from './editor-state.ts';

const AskApprovalDialog = onDemand(() => import('../../../../permissions/approval/ask-approval-dialog.tsx'));

interface Props {
  editor: TranslationEditorState;
  reference: Reference;
  language: string;
}

/** Says what the customer has yet to approve of this wording, where permissions are in use. */
export default function WordingNotice({ editor, reference, language }: Props) {
  const { customerId } = reference.attributes;
  const about = { customerId, referenceId: reference.id };
  const { data } = usePermissions(about);
  const { data: approvals = [] } = useApprovals(about);
  const policy = useSettings().data?.permissionPolicy;
  const customer = useCustomers().data?.find(({ id }) => id === customerId);
  const unsaved = useUnsaved(editor);
  const [asking, setAsking] = useState(false);
  const wording = data && wordingsWith(data, approvals).find((one) => one.language === language);
  const isUsed = policy === 'require' || approvals.length > 0 || Boolean(data?.entries.length);
  if (!wording || wording.state === 'allowed' || !isUsed || !customer) return null;
  const granted = approvals.find(({ status }) => status === 'approved');
  return (
    <>
      <Notice
        icon={<MessageCircleQuestion aria-hidden />}
        text={words.states[wording.state](languageLine([language], screenLanguage))}
      >
        {wording.state === 'waiting' ? null : (
          <Button size="sm" onPointerEnter={AskApprovalDialog.prefetch} onClick={() => setAsking(true)}>
            {approvalRequestsWords.ask}
          </Button>
        )}
      </Notice>
      {asking ? (
        <AskApprovalDialog
          customer={customer}
          references={[reference]}
          before={granted && sameRequest(granted)}
          unsaved={unsaved ? { save: () => editor.save() } : undefined}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </>
  );
}
