import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Tender } from '#contract/resources/tender';
import { removeSent, removeTyped } from '#words/tender-sent';
import * as words from '#words/tender-removal';
import { formCancel, formFailed } from '#words/tenders';
import { isApiError, messageOf } from '../../../lib/api/api-client.ts';
import { notify } from '../../../ui/feedback/toast.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { FormDialog } from '../../../ui/overlays/form-dialog.tsx';
import { useDeleteTender } from '../api.ts';

interface Props {
  tender: Tender;
  isHeld: boolean;
  onClose: () => void;
}

export default function DeleteTenderDialog({ isHeld, ...props }: Props) {
  const { mutateAsync } = useDeleteTender();
  const navigate = useNavigate();
  const { id, title } = props.tender;
  const remove = async () => {
    await mutateAsync(id);
    await navigate('/app/tenders', { replace: true });
    notify.success(words.done(title));
  };
  if (isHeld) return <SentDialog {...props} onConfirm={remove} />;
  return (
    <ConfirmDialog
      open
      title={words.title(title)}
      action={words.action}
      errorTitle={words.failed}
      onConfirm={remove}
      onClose={props.onClose}
    >
      {words.body}
    </ConfirmDialog>
  );
}

/** What a buyer holds is found by the tender alone, so its title is typed before it goes. */
function SentDialog({
  tender: { title },
  onConfirm,
  onClose,
}: Omit<Props, 'isHeld'> & { onConfirm: () => Promise<void> }) {
  const [typed, setTyped] = useState('');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const submit = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      await onConfirm();
    } catch (error) {
      setBusy(false);
      setFailure(isApiError(error) ? messageOf(error) : formFailed);
    }
  };
  return (
    <FormDialog
      title={words.title(title)}
      busy={busy}
      failure={failure}
      failureTitle={words.failed}
      cancel={formCancel}
      save={words.action}
      variant="danger"
      disabled={typed.trim().toLowerCase() !== title.trim().toLowerCase()}
      onClose={onClose}
      onSubmit={submit}
    >
      <p className="text-ink-2">{words.body}</p>
      <ul className="flex list-disc flex-col gap-1.5 ps-5 text-ink-2 marker:text-ink-3">
        {removeSent.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <TextField
        label={removeTyped(title)}
        value={typed}
        readOnly={busy}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        onChange={({ target }) => setTyped(target.value)}
      />
    </FormDialog>
  );
}
