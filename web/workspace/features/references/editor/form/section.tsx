import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';

export function Section({
  title,
  note,
  aside,
  className,
  children,
}: {
  title: string;
  note?: string | undefined;
  aside?: ReactNode;
  className?: string;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="@container rounded-xl border border-line bg-surface px-4 py-5 sm:px-6"
    >
      <div className="mb-4 flex min-h-6 flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 id={id} className="text-[0.9375rem] font-semibold">
          {title}
        </h2>
        {aside}
        {note ? <p className="w-full text-[0.8125rem] text-ink-3">{note}</p> : null}
      </div>
      <div className={clsx('flex flex-col gap-5', className)}>{children}</div>
    </section>
  );
}

export function Pair({ children }: { children: ReactNode }) {
  return <div className="grid items-start gap-x-4 gap-y-5 @lg:grid-cols-2">{children}</div>;
}

export function FoldedSection({
  title,
  note,
  used = false,
  open: given,
  onOpen,
  onNear,
  above,
  children,
}: {
  title: string;
  note: string;
  /** Opens it at first. */
  used?: boolean;
  /** A caller that gives this decides with `onOpen`. */
  open?: boolean;
  onOpen?: (open: boolean) => void;
  onNear?: () => void;
  above?: ReactNode;
  children: ReactNode;
}) {
  const [opened, setOpened] = useState(used);
  const open = given ?? opened;
  const id = useId();
  return (
    <section aria-labelledby={id} className="@container rounded-xl border border-line bg-surface">
      <h2>
        <button
          type="button"
          id={id}
          aria-expanded={open}
          onPointerEnter={onNear}
          onFocus={onNear}
          onClick={() => (onOpen ?? setOpened)(!open)}
          className="flex w-full items-center gap-3 rounded-xl px-4 py-5 text-start sm:px-6"
        >
          <span className="min-w-0 flex-1">
            <span className="block text-[0.9375rem] font-semibold">{title}</span>
            <span className="block text-[0.8125rem] font-normal text-ink-3">{note}</span>
          </span>
          <ChevronDown
            aria-hidden
            className={`size-4 shrink-0 text-ink-2 transition-transform ${open ? 'rotate-180' : ''}`}
          />
        </button>
      </h2>
      <div className="px-4 sm:px-6 *:last:mb-5">
        {above}
        {open ? children : null}
      </div>
    </section>
  );
}
