import { useId, type ReactNode } from 'react';
import { clsx } from 'clsx';

/** A part of the form under its own heading. */
export function Section({
  title,
  note,
  aside,
  className,
  children,
}: {
  title: string;
  note?: string;
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

/** Two fields beside each other where there is room. */
export function Pair({ children }: { children: ReactNode }) {
  return <div className="grid items-start gap-x-4 gap-y-5 @lg:grid-cols-2">{children}</div>;
}
