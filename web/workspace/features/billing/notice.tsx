import { clsx } from 'clsx';
import type { ReactNode } from 'react';

interface NoticeProps {
  tone?: 'neutral' | 'warn';
  icon: ReactNode;
  title?: string;
  children: ReactNode;
  action?: ReactNode;
}

const tones = {
  neutral: 'bg-neutral-soft text-ink',
  warn: 'bg-warn-soft text-warn',
};

export function Notice({ tone = 'neutral', icon, title, children, action }: NoticeProps) {
  return (
    <div
      className={clsx(
        'flex flex-wrap items-center gap-x-4 gap-y-3 rounded-lg px-4 py-3 [&_svg]:size-4',
        tones[tone],
      )}
    >
      <div className="flex min-w-0 flex-1 basis-72 gap-3">
        <span aria-hidden className="mt-0.5 shrink-0">
          {icon}
        </span>
        <div className="min-w-0 text-pretty">
          {title ? <p className="font-medium">{title}</p> : null}
          <p className={clsx(title && tone === 'neutral' && 'text-ink-2')}>{children}</p>
        </div>
      </div>
      {action}
    </div>
  );
}
