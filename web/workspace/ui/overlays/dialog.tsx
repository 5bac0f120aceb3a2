import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { useEffect, useId, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import * as words from '#words/ui';
import { IconButton } from '../elements/button.tsx';

interface DialogProps {
  open: boolean;
  /** Without it, only the dialog's own buttons close it. */
  onClose?: () => void;
  title: string;
  description?: ReactNode;
  children: ReactNode;
  busy?: boolean;
  size?: 'sm' | 'md' | 'lg' | 'xl';
}

export function Dialog({ open, ...rest }: DialogProps) {
  return open ? <OpenDialog {...rest} /> : null;
}

const widths = { sm: 'max-w-sm', md: 'max-w-md', lg: 'max-w-2xl', xl: 'max-w-[57rem]' };

function OpenDialog({
  onClose,
  title,
  description,
  children,
  busy = false,
  size = 'md',
}: Omit<DialogProps, 'open'>) {
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  useModal(ref);
  const locked = busy || !onClose;
  useStayingOpen(ref, locked, onClose);
  return (
    // The backdrop belongs to the dialog element; a click on it does what Escape does.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={ref}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-description` : undefined}
      aria-busy={busy || undefined}
      onClick={(event) => {
        if (event.target === event.currentTarget && !locked) onClose();
      }}
      className={clsx(
        'pop-in m-auto w-[calc(100vw-2rem)] rounded-xl bg-overlay text-ink shadow-pop max-sm:mb-4',
        widths[size],
      )}
    >
      <div className="flex flex-col gap-5 p-5 sm:p-6">
        <header className="flex items-start gap-4">
          <div className="min-w-0 flex-1">
            <h2 id={`${id}-title`} className="text-base leading-6 font-semibold">
              {title}
            </h2>
            {description ? (
              <p id={`${id}-description`} className="mt-1 text-ink-2">
                {description}
              </p>
            ) : null}
          </div>
          {onClose ? (
            <IconButton label={words.close} disabled={busy} onClick={onClose} className="-mt-1 -me-1.5">
              <X aria-hidden />
            </IconButton>
          ) : null}
        </header>
        {children}
      </div>
    </dialog>
  );
}

interface BareDialogProps {
  label: string;
  onClose: () => void;
  className?: string;
  children: ReactNode;
}

export function BareDialog({ label, onClose, className, children }: BareDialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  useModal(ref);
  useStayingOpen(ref, false, onClose);
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={ref}
      aria-label={label}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
      className={clsx('pop-in mx-auto rounded-xl bg-overlay text-ink shadow-pop', className)}
    >
      {children}
    </dialog>
  );
}

export function DialogActions({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap justify-end gap-2 max-sm:*:flex-1">{children}</div>;
}

export function useModal(ref: RefObject<HTMLDialogElement | null>): void {
  useLayoutEffect(() => {
    const dialog = ref.current;
    const before = document.activeElement;
    // In development the effect runs twice, and opening an open dialog throws.
    if (dialog && !dialog.open) dialog.showModal();
    const field = 'form :is(input, textarea, select):enabled';
    const first = dialog?.querySelector('[data-autofocus]') ?? dialog?.querySelector(field);
    if (first instanceof HTMLElement) first.focus();
    return () => {
      dialog?.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [ref]);
}

/** Blocks Escape while locked. If the browser closes the dialog anyway, after a second Escape, it opens again. */
export function useStayingOpen(
  ref: RefObject<HTMLDialogElement | null>,
  locked: boolean,
  onClose: (() => void) | undefined,
): void {
  useEffect(() => {
    const dialog = ref.current;
    const onCancel = (event: Event) => {
      if (event.target !== dialog) return;
      event.preventDefault();
      if (!locked) onClose?.();
    };
    const onClosed = () => {
      if (!dialog?.isConnected || dialog.open) return;
      if (locked) dialog.showModal();
      else onClose?.();
    };
    const onKeyDown = (event: KeyboardEvent) => {
      // A nested dialog handles its own Escape.
      const own = event.target instanceof Element && event.target.closest('dialog') === dialog;
      if (event.key === 'Escape' && locked && own) event.preventDefault();
    };
    dialog?.addEventListener('cancel', onCancel);
    dialog?.addEventListener('close', onClosed);
    dialog?.addEventListener('keydown', onKeyDown);
    return () => {
      dialog?.removeEventListener('cancel', onCancel);
      dialog?.removeEventListener('close', onClosed);
      dialog?.removeEventListener('keydown', onKeyDown);
    };
  }, [ref, locked, onClose]);
}
