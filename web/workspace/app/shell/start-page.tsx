import { Suspense, type ReactNode } from 'react';
import { Loading } from '../../ui/skeleton.tsx';
import { Logo } from '../../ui/logo.tsx';
import { AccountMenu } from './account-menu.tsx';

/** For people who belong to no organisation yet: nothing to navigate to, but a way out. */
export function StartPage({ children }: { children: ReactNode }) {
  return (
    <>
      <header className="flex h-14 items-center justify-between border-b border-line px-4 sm:px-6">
        <Logo />
        <AccountMenu kind="start" />
      </header>
      <main className="px-5">
        <Suspense fallback={<Loading>{null}</Loading>}>{children}</Suspense>
      </main>
    </>
  );
}
