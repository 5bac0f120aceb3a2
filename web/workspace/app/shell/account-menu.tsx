import { CircleHelp, CreditCard, LogOut, Settings, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import * as words from '#words/shell';
import { useMay } from '../../lib/organization/active-organization.tsx';
import { useProfile } from '../../lib/session/profile.ts';
import { signOut } from '../../lib/session/session.ts';
import { Avatar } from '../../ui/elements/avatar.tsx';
import { Menu, type MenuEntry, type MenuGroup } from '../../ui/overlays/menu.tsx';
import { billingItem } from './navigation.ts';

interface AccountMenuProps {
  kind: 'sidebar' | 'mobile' | 'start';
}

export function AccountMenu({ kind }: AccountMenuProps) {
  const navigate = useNavigate();
  const { name, email } = useProfile();
  const seesBilling = useMay('billing:read');
  const leadTo = (id: string, label: string, icon: ReactNode, path = '/app/profile'): MenuEntry => ({
    id,
    label,
    icon,
    onSelect: () => void navigate(path),
  });
  const billing = leadTo('billing', words.billing, <CreditCard aria-hidden />, billingItem.path);
  const profile = leadTo('profile', words.accountProfile, <UserRound aria-hidden />);
  const settings = leadTo(
    'settings',
    kind === 'mobile' ? words.accountSettings : words.settings,
    <Settings aria-hidden />,
  );
  const help = leadTo('help', words.help, <CircleHelp aria-hidden />, '/app/help');
  const groups: Record<typeof kind, MenuGroup[]> = {
    sidebar: [
      { title: words.accountGroup, entries: [profile, settings, help] },
      seesBilling ? [billing] : [],
    ],
    mobile: [[settings, ...(seesBilling ? [billing] : []), help]],
    start: [[settings]],
  };
  return (
    <Menu
      label={words.account}
      align="end"
      width={232}
      triggerClassName="grid rounded-full outline-offset-2 hover:ring-2 hover:ring-line-strong"
      trigger={
        <>
          <Avatar name={name} />
          <span className="sr-only">{words.accountOf(name ?? words.accountLoading)}</span>
        </>
      }
      header={
        <>
          <p className="truncate font-medium">{name ?? words.accountLoading}</p>
          <p className="truncate text-[0.8125rem] text-ink-2">{email}</p>
        </>
      }
      groups={[
        ...groups[kind],
        [
          {
            id: 'sign-out',
            label: words.accountSignOut,
            icon: <LogOut aria-hidden />,
            onSelect: () => void signOut(),
          },
        ],
      ]}
    />
  );
}
