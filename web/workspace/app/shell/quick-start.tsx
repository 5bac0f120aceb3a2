import { X } from 'lucide-react';
import { useState } from 'react';
import { ButtonLink, IconButton } from '../../ui/button.tsx';

const key = 'refdeck.quick-start';

const wasDismissed = (): boolean => {
  try {
    return localStorage.getItem(key) === 'dismissed';
  } catch {
    return false;
  }
};

/** The way to the first reference; dismissed once, it stays away in this browser. */
export function QuickStart() {
  const [dismissed, setDismissed] = useState(wasDismissed);
  if (dismissed) return null;
  const dismiss = () => {
    setDismissed(true);
    try {
      localStorage.setItem(key, 'dismissed');
    } catch {
      // It then comes back with the next page load.
    }
  };
  return (
    <section aria-labelledby="quick-start" className="relative rounded-xl border border-line bg-surface p-3">
      <h2 id="quick-start" className="pr-7 text-[0.8125rem] font-semibold">
        Quick Start
      </h2>
      <p className="mt-0.5 text-[0.8125rem] leading-5 text-ink-2">
        Create your first reference to get started
      </p>
      <ButtonLink to="/app/references/new" size="sm" className="mt-2.5">
        Get Started
      </ButtonLink>
      <IconButton label="Dismiss Quick Start" onClick={dismiss} className="absolute top-1.5 right-1.5 size-7">
        <X aria-hidden />
      </IconButton>
    </section>
  );
}
