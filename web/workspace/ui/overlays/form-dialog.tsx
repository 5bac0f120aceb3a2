import type { FormEvent, ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../elements/button.tsx';
import { Dialog, DialogActions } from './dialog.tsx';
import { FormError } from '../forms/form-error.tsx';

interface FormDialogProps {
  title: string;
  description?: ReactNode;
  size?: 'sm' | 'md' | 'lg' | 'xl';
  busy?: boolean;
  failure?: string | undefined;
  failureTitle?: string;
  cancel: string;
  save: string;
  variant?: 'primary' | 'danger';
  disabled?: boolean;
  onClose: () => void;
  onSubmit: (event: FormEvent) => unknown;
  aside?: ReactNode;
  children: ReactNode;
}

export function FormDialog({
  title,
  description,
  size,
  busy = false,
  failure,
  failureTitle,
  cancel,
  save,
  variant = 'primary',
  disabled,
  onClose,
  onSubmit,
  aside,
  children,
}: FormDialogProps) {
  // The portal avoids a form inside a form.
  return createPortal(
    <Dialog open onClose={onClose} busy={busy} title={title} description={description} size={size}>
      <form
        noValidate
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          // React would bubble the event to the surrounding form.
          event.stopPropagation();
          event.preventDefault();
          void onSubmit(event);
        }}
      >
        {children}
        <FormError title={failure ? failureTitle : undefined}>{failure}</FormError>
        <DialogActions>
          {aside}
          <Button onClick={onClose} disabled={busy}>
            {cancel}
          </Button>
          <Button type="submit" variant={variant} busy={busy} disabled={disabled}>
            {save}
          </Button>
        </DialogActions>
      </form>
    </Dialog>,
    document.body,
  );
}
