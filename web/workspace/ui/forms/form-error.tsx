import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

export function FormError({ title, children }: { title?: string; children?: ReactNode }) {
  return (
    // Screen readers announce a live region only if it exists before its text.
    <div role="alert" className="empty:absolute">
      {children ? (
        <div className="flex gap-2.5 rounded-lg bg-bad-soft px-3 py-2.5 text-bad">
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          <div className="min-w-0 wrap-anywhere">
            {title ? <p className="font-medium">{title}</p> : null}
            <div>{children}</div>
          </div>
        </div>
      ) : null}
    </div>
  );
}
