import { useQuery } from '@tanstack/react-query';
import { LogOut, Moon, Sun, X } from 'lucide-react';
import { use, useState } from 'react';
import type { Reference } from '#contract/resources/reference';
import { OrganizationSwitcher } from '../../features/organizations/active/organization-switcher.tsx';
import { ActiveOrganization, useCall, useMay } from '../../lib/organization/active-organization.tsx';
import { referencesQuery } from '../../lib/organization/records.ts';
import { signOut } from '../../lib/session/session.ts';
import { useTheme } from '../../lib/device/theme.ts';
import { IconButton, ButtonLink } from '../../ui/elements/button.tsx';
import { Logo } from '../../ui/page/logo.tsx';
import { PaletteButton } from '../palette/palette-buttons.tsx';
import { Link } from '../../ui/elements/link.tsx';
import { AccountMenu } from './account-menu.tsx';
import { NavLink, NavList } from './nav-list.tsx';
import { billingItem, footerItems, workspaceItems, type NavItem } from './navigation.ts';

export function Sidebar() {
  return (
    <aside className="fixed inset-y-0 left-0 z-20 hidden w-64 flex-col border-r border-line bg-sunken lg:flex low:overflow-y-auto">
      <div className="flex items-center justify-between px-4 pt-4 pb-3">
        <Link to="/app/dashboard" className="flex rounded-lg">
          <Logo />
        </Link>
        <AccountMenu kind="sidebar" />
      </div>
      <div className="flex flex-col gap-1 px-3 pb-3">
        <OrganizationSwitcher className="h-9 w-full" />
        <PaletteButton />
      </div>
      <SidebarContent />
    </aside>
  );
}

export function SidebarContent() {
  const seesBilling = useMay('billing:read');
  return (
    <>
      <nav
        aria-label="Main"
        className="flex min-h-0 flex-1 flex-col gap-4 overflow-y-auto px-3 py-1 low:flex-none low:overflow-visible"
      >
        <QuickStart />
        <NavList />
        <Group title="WORKSPACE" items={workspaceItems} />
        {seesBilling ? <Group title="BILLING" items={[billingItem]} /> : null}
      </nav>
      <div className="flex flex-col gap-0.5 border-t border-line p-3">
        {footerItems.map((item) => (
          <NavLink key={item.path} item={item} />
        ))}
        <div className="flex items-center gap-1">
          <button
            type="button"
            onClick={() => void signOut()}
            className="flex min-h-8 flex-1 items-center gap-2.5 rounded-lg px-2 font-medium text-ink-2 hover:bg-hover hover:text-ink max-lg:min-h-11"
          >
            <LogOut aria-hidden className="size-4" />
            Sign out
          </button>
          <ThemeSwitch />
        </div>
      </div>
    </>
  );
}

function Group({ title, items }: { title: string; items: readonly NavItem[] }) {
  const id = `nav-${title}`;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="px-2 pb-1 text-[0.6875rem] font-semibold tracking-[0.08em] text-ink-3">
        {title}
      </h2>
      {items.map((item) => (
        <NavLink key={item.path} item={item} />
      ))}
    </section>
  );
}

function ThemeSwitch() {
  const { theme, toggle } = useTheme();
  return (
    <IconButton
      label={theme === 'dark' ? 'Switch to light theme' : 'Switch to dark theme'}
      onClick={toggle}
      className="max-lg:size-11"
    >
      {theme === 'dark' ? <Sun aria-hidden /> : <Moon aria-hidden />}
    </IconButton>
  );
}

const key = 'refdeck.quick-start';

const hasPublished = (references: readonly Reference[]) =>
  references.some(({ status }) => status === 'Published');

const wasDismissed = (): boolean => {
  try {
    return localStorage.getItem(key) === 'dismissed';
  } catch {
    return false;
  }
};

function QuickStart() {
  const organization = use(ActiveOrganization);
  return organization ? <QuickStartCard organizationId={organization.organizationId} /> : null;
}

function QuickStartCard({ organizationId }: { organizationId: string }) {
  const [dismissed, setDismissed] = useState(wasDismissed);
  const { data: published } = useQuery({
    ...referencesQuery(useCall(), organizationId),
    select: hasPublished,
    // Pages that show references refresh the list, so this card needs no request of its own.
    refetchOnMount: false,
    refetchOnWindowFocus: false,
  });
  if (dismissed || published !== false) return null;
  const dismiss = () => {
    setDismissed(true);
    try {
      localStorage.setItem(key, 'dismissed');
    } catch {
      // Without storage, the card returns with the next page load.
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
