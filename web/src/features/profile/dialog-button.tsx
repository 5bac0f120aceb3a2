import { Suspense, useState, type ComponentType, type LazyExoticComponent } from 'react';
import { Button } from '../../ui/button.tsx';

export interface SettingsDialogProps {
  onClose: () => void;
}

interface DialogButtonProps {
  label: string;
  tone?: 'danger';
  /** The dialog, in a chunk of its own. */
  dialog: LazyExoticComponent<ComponentType<SettingsDialogProps>>;
  /** Fetches that chunk: when the pointer or the focus comes near. */
  load: () => Promise<unknown>;
}

/** A button and the dialog that it opens. */
export function DialogButton({ label, tone, dialog: Content, load }: DialogButtonProps) {
  const [open, setOpen] = useState(false);
  const fetchEarly = () => void load().catch(() => undefined);
  return (
    <>
      <Button
        className={tone === 'danger' ? 'text-bad!' : undefined}
        onPointerEnter={fetchEarly}
        onFocus={fetchEarly}
        onClick={() => setOpen(true)}
      >
        {label}
      </Button>
      {open ? (
        <Suspense>
          <Content onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
