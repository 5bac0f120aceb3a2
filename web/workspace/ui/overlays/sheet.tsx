import { X } from 'lucide-react';
import { useId, useRef, type ReactNode } from 'react';
import * as words from '#words/ui';
import { IconButton } from '../elements/button.tsx';
import { useModal, useStayingOpen } from './dialog.tsx';

interface SheetProps {
  title: string;
  description?: ReactNode;
  onClose: () => void;
  busy?: boolean;
  footer: ReactNode;
  children: ReactNode;
}

export function Sheet({ title, description, onClose, busy = false, footer, children }: SheetProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  useModal(ref);
  useStayingOpen(ref, busy, onClose);
  return (
    // The backdrop belongs to the dialog element; a click on it does what Escape does.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={ref}
      aria-labelledby={`${id}-title`}
      aria-busy={busy || undefined}
      onClick={(event) => {
        if (event.target === event.currentTarget && !busy) onClose();
      }}
      className="fade-in my-0 me-0 ms-auto h-dvh max-h-none w-full max-w-none bg-overlay text-ink shadow-pop lg:w-[min(66rem,100vw-8rem)]"
    >
      <div className="flex h-full flex-col">
        <header className="flex items-start gap-4 border-b border-line px-4 py-3.5 sm:px-6">
          <div className="min-w-0 flex-1">
            <h2 id={`${id}-title`} className="text-base leading-6 font-semibold">
              {title}
            </h2>
            {description ? <p className="text-[0.8125rem] text-pretty text-ink-2">{description}</p> : null}
          </div>
          <IconButton label={words.close} disabled={busy} onClick={onClose} className="-me-1.5">
            <X aria-hidden />
          </IconButton>
        </header>
        <div className="min-h-0 flex-1 overflow-y-auto">{children}</div>
        <footer className="border-t border-line px-4 py-3 sm:px-6">{footer}</footer>
      </div>
    </dialog>
  );
}
