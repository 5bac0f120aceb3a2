import { LogOut, Moon, Sun, X } from 'lucide-react';
import { use, useId, useState } from 'react';
import * as words from '#words/shell';
import { OrganizationSwitcher } from '../../features/organizations/active/organization-switcher.tsx';
import { ActiveOrganization, useMay } from '../../lib/organization/active-organization.tsx';
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
    <aside className="fixed inset-y-0 start-0 z-20 hidden w-64 flex-col border-e border-line bg-sunken lg:flex low:overflow-y-auto">
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
        aria-label={words.navigation}
        className="flex min-h-0 flex-1 flex-col gap-4 overflow-y-auto px-3 py-1 low:flex-none low:overflow-visible"
      >
        <QuickStart />
        <NavList />
        <Group title={words.navigationWorkspace} items={workspaceItems} />
        {seesBilling ? <Group title={words.navigationBilling} items={[billingItem]} /> : null}
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
            {words.signOut}
          </button>
          <ThemeSwitch />
        </div>
      </div>
    </>
  );
}

function Group({ title, items }: { title: string; items: readonly NavItem[] }) {
  const id = useId();
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
      label={theme === 'dark' ? words.themeLight : words.themeDark}
      onClick={toggle}
      className="max-lg:size-11"
    >
      {theme === 'dark' ? <Sun aria-hidden /> : <Moon aria-hidden />}
    </IconButton>
  );
}

const key = 'refdeck.quick-start';

const wasDismissed = (): boolean => {
  try {
    return localStorage.getItem(key) === 'dismissed';
  } catch {
    return false;
  }
};

function QuickStart() {
  const organization = use(ActiveOrganization);
  const [dismissed, setDismissed] = useState(wasDismissed);
  if (dismissed || !organization) return null;
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
      <h2 id="quick-start" className="pe-7 text-[0.8125rem] font-semibold">
        {words.quickStart}
      </h2>
      <p className="mt-0.5 text-[0.8125rem] leading-5 text-ink-2">{words.quickStartHint}</p>
      <ButtonLink to="/app/references/new" size="sm" className="mt-2.5">
        {words.quickStartNow}
      </ButtonLink>
      <IconButton
        label={words.quickStartDismiss}
        onClick={dismiss}
        className="absolute top-1.5 end-1.5 size-7"
      >
        <X aria-hidden />
      </IconButton>
    </section>
  );
}
