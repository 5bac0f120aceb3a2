import { Suspense, type ReactNode } from 'react';
import { Loading } from '../../ui/feedback/skeleton.tsx';
import { Logo } from '../../ui/page/logo.tsx';
import { AccountMenu } from './account-menu.tsx';

export function StartPage({ switcher, children }: { switcher?: ReactNode; children: ReactNode }) {
  return (
    <>
      <header className="flex h-14 items-center justify-between gap-3 border-b border-line px-4 sm:px-6">
        <Logo />
        {switcher}
        <AccountMenu kind="start" />
      </header>
      <main className="px-5">
        <Suspense fallback={<Loading>{null}</Loading>}>{children}</Suspense>
      </main>
    </>
  );
}
