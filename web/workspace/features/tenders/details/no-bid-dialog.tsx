import { useState } from 'react';
import type { Tender } from '#contract/resources/tender';
import * as words from '#words/tenders';
import { isApiError, messageOf } from '../../../lib/api/api-client.ts';
import { TextArea } from '../../../ui/forms/text-field.tsx';
import { FormDialog } from '../../../ui/overlays/form-dialog.tsx';
import { useUpdateTender } from '../api.ts';

interface Props {
  tender: Tender;
  onClose: () => void;
}

export default function NoBidDialog({ tender, onClose }: Props) {
  const { mutateAsync, isPending } = useUpdateTender();
  const [reason, setReason] = useState('');
  const [failure, setFailure] = useState<string>();
  const save = async () => {
    try {
      await mutateAsync({ id: tender.id, version: tender.version, status: 'no bid', reason });
      onClose();
    } catch (error) {
      setFailure(isApiError(error) ? messageOf(error) : words.formFailed);
    }
  };
  return (
    <FormDialog
      title={words.noBidTitle}
      busy={isPending}
      failure={failure}
      failureTitle={words.statusFailed}
      cancel={words.formCancel}
      save={words.noBidAction}
      disabled={!reason.trim()}
      onClose={onClose}
      onSubmit={save}
    >
      <TextArea
        label={words.noBidReason}
        required
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
    </FormDialog>
  );
}
