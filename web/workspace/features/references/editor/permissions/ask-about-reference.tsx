import type { Customer } from '#contract/resources/customer';
import type { Reference } from '#contract/resources/reference';
import type { AskApprovalProps } from '../../../../permissions/approval/ask-approval-dialog.tsx';
import { useUnsaved } from '../../../../record-editor/use-record-editor.ts';
import { onDemand } from '../../../../ui/overlays/on-demand.tsx';
import type { ReferenceEditorState } from '../editor-state.ts';

export const AskApprovalDialog = onDemand(
  () => import('../../../../permissions/approval/ask-approval-dialog.tsx'),
);

interface Props {
  editor: ReferenceEditorState;
  customer: Customer;
  reference: Reference;
  before?: AskApprovalProps['before'];
  onClose: () => void;
}

export function AskAboutReference({ editor, customer, reference, before, onClose }: Props) {
  const unsaved = useUnsaved(editor);
  const save = async () => {
    await editor.save();
    // The errors are in the form behind the dialog.
    if (editor.isDirty()) onClose();
  };
  return (
    <AskApprovalDialog
      customer={customer}
      references={[reference]}
      before={before}
      unsaved={unsaved ? { save } : undefined}
      onClose={onClose}
    />
  );
}
