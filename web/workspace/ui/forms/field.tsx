import { clsx } from 'clsx';
import { CircleAlert } from 'lucide-react';
import { useId, type ReactNode } from 'react';

export interface FieldProps {
  label: string;
  hint?: ReactNode;
  error?: string;
  required?: boolean;
  hideLabel?: boolean;
  aside?: ReactNode;
  className?: string;
}

export interface FieldIds {
  id: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
  'aria-required'?: true;
}

interface FrameProps extends FieldProps {
  id?: string;
  children: (ids: FieldIds) => ReactNode;
}

export function Field({
  id,
  label,
  hint,
  error,
  required,
  hideLabel,
  aside,
  className,
  children,
}: FrameProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const noteId = `${controlId}-note`;
  const ids: FieldIds = {
    id: controlId,
    'aria-describedby': error || hint ? noteId : undefined,
    'aria-invalid': error ? true : undefined,
    'aria-required': required || undefined,
  };
  return (
    <div className={clsx('flex min-w-0 flex-col gap-1.5', className)}>
      <div className={clsx('flex items-baseline justify-between gap-3', hideLabel && !aside && 'sr-only')}>
        <label htmlFor={controlId} className={clsx('font-medium', hideLabel && 'sr-only')}>
          {label}
          {required ? (
            <span aria-hidden className="ms-0.5 text-accent-ink">
              *
            </span>
          ) : null}
        </label>
        {aside ? <span className="text-[0.8125rem] text-ink-3">{aside}</span> : null}
      </div>
      {children(ids)}
      <FieldNote id={noteId} error={error} hint={hint} />
    </div>
  );
}

export function FieldNote({ id, error, hint }: Pick<FieldProps, 'error' | 'hint'> & { id?: string }) {
  if (error)
    return (
      <p id={id} className="flex items-start gap-1.5 text-[0.8125rem] text-bad" aria-live="polite">
        <CircleAlert aria-hidden className="mt-0.5 size-3.5 shrink-0" />
        {error}
      </p>
    );
  return hint ? (
    <p id={id} className="text-[0.8125rem] text-ink-3">
      {hint}
    </p>
  ) : null;
}
