import { ClipboardPlus, Send } from 'lucide-react';
import { useState } from 'react';
import { publishedChannels } from '#contract/resources/permission';
import type { Reference } from '#contract/resources/reference';
import { askAgain } from '#words/approval-requests';
import * as words from '#words/publishing';
import * as permissionsWords from '#words/permissions';
import { useMay } from '../../../../lib/organization/active-organization.tsx';
import { useCustomers } from '../../../../lib/organization/records.ts';
import { usePermissions } from '../../../../permissions/api.ts';
import type { AskApprovalProps } from '../../../../permissions/approval/ask-approval-dialog.tsx';
import { closedDay, closedOf } from '../../../../permissions/ledger/closed.ts';
import { Button } from '../../../../ui/elements/button.tsx';
import { Dialog, DialogActions } from '../../../../ui/overlays/dialog.tsx';
import { onDemand } from '../../../../ui/overlays/on-demand.tsx';
import type { ReferenceEditorState } from '../editor-state.ts';
import { AskAboutReference } from '../permissions/ask-about-reference.tsx';
import { dayInWords } from '../../../../permissions/parts.ts';

const RecordPermissionDialog = onDemand(
  () => import('../../../../permissions/ledger/record-permission-dialog.tsx'),
);

interface Props {
  editor: ReferenceEditorState;
  onClose: () => void;
}

/** Without the name or the text nothing is left to publish, and only newer evidence changes that. */
export default function RefusedDialog({ editor, onClose }: Props) {
  const { saved, form } = editor;
  const customerId = form.getValues('customerId');
  const customer = useCustomers().data?.find(({ id }) => id === customerId);
  const mayRecord = useMay('permission:revoke');
  const own = saved?.attributes.customerId === customerId ? saved : undefined;
  const { data } = usePermissions({ customerId, referenceId: own?.id });
  const [next, setNext] = useState<'ask' | 'ask anonymously' | 'record'>();
  const closed = data && closedOf({ ...data, subjects: ['name', 'text'], channels: ['reference-page'] });
  if (!customer || !closed) return null;
  const { by } = closed;
  if (next === 'record')
    return <RecordPermissionDialog customer={customer} before={by} referenceId={own?.id} onClose={onClose} />;
  if (next && own) {
    const before = next === 'ask' ? undefined : anonymousVersion(own);
    return (
      <AskAboutReference
        editor={editor}
        customer={customer}
        reference={own}
        before={before}
        onClose={onClose}
      />
    );
  }
  const who = by.person?.name ?? customer.name;
  const said = by.kind === 'declined' ? words.refusedDeclined : words.refusedWithdrawn;
  return (
    <Dialog
      open
      title={words.refusedTitle(customer.name)}
      description={words.refusedLead(said(who, dayInWords(closedDay(by))), by.reason)}
      onClose={onClose}
    >
      <div className="flex flex-col gap-2">
        {own?.custom.alias ? (
          <Button icon={<Send aria-hidden />} onClick={() => setNext('ask anonymously')}>
            {words.askAnonymously}
          </Button>
        ) : null}
        {own ? (
          <Button icon={<Send aria-hidden />} onClick={() => setNext('ask')}>
            {askAgain}
          </Button>
        ) : null}
        {mayRecord ? (
          <Button icon={<ClipboardPlus aria-hidden />} onClick={() => setNext('record')}>
            {permissionsWords.dialogNewerTitle}
          </Button>
        ) : null}
      </div>
      <DialogActions>
        <Button variant="ghost" onClick={onClose}>
          {words.refusedCancel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** The presets leave out what was refused, but whoever refused to be named may still allow this. */
const anonymousVersion = ({ custom }: Reference): AskApprovalProps['before'] => ({
  subjects: custom.quote ? ['text', 'quote'] : ['text'],
  channels: [...publishedChannels],
});
