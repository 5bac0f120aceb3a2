import { useState, type ComponentType } from 'react';
import { Button } from '../../ui/elements/button.tsx';

export interface SettingsDialogProps {
  onClose: () => void;
}

interface DialogButtonProps {
  label: string;
  tone?: 'danger';
  dialog: ComponentType<SettingsDialogProps> & { prefetch: () => void };
}

export function DialogButton({ label, tone, dialog: Content }: DialogButtonProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        className={tone === 'danger' ? 'text-bad!' : undefined}
        onPointerEnter={Content.prefetch}
        onFocus={Content.prefetch}
        onClick={() => setOpen(true)}
      >
        {label}
      </Button>
      {open ? <Content onClose={() => setOpen(false)} /> : null}
    </>
  );
}
