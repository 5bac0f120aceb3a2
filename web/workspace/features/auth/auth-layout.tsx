import { useEffect, useRef, type ReactNode } from 'react';
import { productName } from '#contract/primitives/product';
import * as words from '#words/auth';
import { useTitle } from '../../lib/hooks/use-title.ts';
import { Logo } from '../../ui/page/logo.tsx';
import { Link, type LinkProps } from '../../ui/elements/link.tsx';

interface AuthLayoutProps {
  title: string;
  description?: ReactNode;
  children: ReactNode;
  footer?: ReactNode;
}

export function AuthLayout({ title, description, children, footer }: AuthLayoutProps) {
  useTitle(title);
  const main = useRef<HTMLElement>(null);
  useEffect(() => main.current?.querySelector<HTMLElement>('form input')?.focus(), []);
  return (
    <div className="grid min-h-dvh lg:grid-cols-2">
      <main ref={main} className="flex flex-col px-5 py-6 sm:px-10">
        <a href="/" aria-label={words.home(productName)} className="self-start rounded-lg">
          <Logo />
        </a>
        <div className="mx-auto flex w-full max-w-sm flex-1 flex-col justify-center py-10">
          <h1 className="text-2xl font-semibold">{title}</h1>
          {description ? <p className="mt-1.5 text-pretty text-ink-2">{description}</p> : null}
          <div className="mt-7">{children}</div>
          {footer ? <p className="mt-7 text-ink-2">{footer}</p> : null}
        </div>
      </main>
      <CardStack />
    </div>
  );
}

function CardStack() {
  return (
    <aside
      aria-hidden
      className="relative hidden overflow-hidden border-s border-line bg-sunken lg:grid lg:place-items-center"
    >
      <div className="absolute inset-0 bg-[radial-gradient(60%_50%_at_70%_20%,var(--accent-soft),transparent)]" />
      <div className="relative h-[28rem] w-[22rem]">
        <Drawing className="top-0 start-16 scale-90 -rotate-3 opacity-60" tint="bg-neutral-soft" />
        <Drawing className="top-10 start-8 scale-95 rotate-2 opacity-80" tint="bg-warn-soft" />
        <Drawing className="top-20 start-0" tint="bg-accent-soft" />
      </div>
    </aside>
  );
}

function Drawing({ className, tint }: { className: string; tint: string }) {
  return (
    <div
      className={`absolute flex w-72 flex-col gap-3 rounded-2xl border border-line bg-surface p-4 shadow-[0_24px_48px_-28px_#00000059] ${className}`}
    >
      <div className={`flex h-32 items-end rounded-xl p-3 ${tint}`}>
        <div className="size-8 rounded-lg bg-surface" />
      </div>
      <div className="mt-1 h-3.5 w-4/5 rounded bg-line-strong" />
      <div className="h-2.5 w-full rounded bg-line" />
      <div className="h-2.5 w-11/12 rounded bg-line" />
      <div className="h-2.5 w-2/3 rounded bg-line" />
      <div className="mt-1 flex gap-1.5">
        <div className="h-5 w-14 rounded-full bg-neutral-soft" />
        <div className="h-5 w-20 rounded-full bg-neutral-soft" />
      </div>
    </div>
  );
}

export function TextLink(props: LinkProps) {
  return (
    <Link
      {...props}
      className="font-medium text-accent-ink underline underline-offset-2 hover:no-underline"
    />
  );
}
