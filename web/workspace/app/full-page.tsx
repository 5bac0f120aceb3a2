import type { ReactNode } from 'react';
import { Loading } from '../ui/skeleton.tsx';
import { Logo } from '../ui/logo.tsx';

/** A page that has no shell around it. */
export function FullPage({ children }: { children: ReactNode }) {
  return (
    <main className="grid min-h-dvh place-items-center p-5">
      <div className="w-full max-w-md">{children}</div>
    </main>
  );
}

/** While the session is being found; unseen when that takes a moment only. */
export function Splash() {
  return (
    <div className="grid min-h-dvh place-items-center">
      <Loading>
        <Logo className="animate-[fade-in_300ms_250ms_both]" />
      </Loading>
    </div>
  );
}
