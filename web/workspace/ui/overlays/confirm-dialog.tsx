import { useState, type ReactNode } from 'react';
import * as apiWords from '#words/api';
import * as words from '#words/ui';
import { Button } from '../elements/button.tsx';
import { Dialog, DialogActions } from './dialog.tsx';
import { FormError } from '../forms/form-error.tsx';

interface ConfirmDialogProps {
  open: boolean;
  onClose: () => void;
  /** Does the work. The dialog closes when it resolves and shows the message when it rejects. */
  onConfirm: () => Promise<unknown>;
  title: string;
  children: ReactNode;
  action: string;
  tone?: 'danger' | 'primary';
  errorTitle?: string;
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onClose, onConfirm, title, children, action, tone = 'danger', errorTitle } = props;
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const close = () => {
    setError(undefined);
    onClose();
  };
  const confirm = async () => {
    setBusy(true);
    setError(undefined);
    try {
      await onConfirm();
      close();
    } catch (failure) {
      setError(failure instanceof Error ? failure.message : apiWords.failed);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog open={open} onClose={close} title={title} busy={busy} size="sm">
      <div className="text-ink-2">{children}</div>
      <FormError title={errorTitle}>{error}</FormError>
      <DialogActions>
        <Button onClick={close} disabled={busy} data-autofocus>
          {words.cancel}
        </Button>
        <Button variant={tone} busy={busy} onClick={() => void confirm()}>
          {action}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
