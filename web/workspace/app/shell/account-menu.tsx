import { CircleHelp, CreditCard, LogOut, Settings } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { useMay } from '../../lib/active-organization.tsx';
import { useProfile } from '../../lib/profile.ts';
import { signOut } from '../../lib/session.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Menu } from '../../ui/menu.tsx';
import { billingItem } from './navigation.ts';

interface AccountMenuProps {
  settingsLabel?: string;
  /** The mobile bar has no footer: its menu leads to Help & Support as well. */
  withHelp?: boolean;
}

/** The avatar button with the person's name, email, settings and the way out. */
export function AccountMenu({ settingsLabel = 'Settings', withHelp = false }: AccountMenuProps) {
  const navigate = useNavigate();
  const { name, email } = useProfile();
  const seesBilling = useMay('billing:read');
  const billing = {
    id: 'billing',
    label: 'Billing',
    icon: <CreditCard aria-hidden />,
    onSelect: () => void navigate(billingItem.path),
  };
  const help = {
    id: 'help',
    label: 'Help & Support',
    icon: <CircleHelp aria-hidden />,
    onSelect: () => void navigate('/app/help'),
  };
  return (
    <Menu
      label="Account"
      align="end"
      width={232}
      triggerClassName="grid rounded-full outline-offset-2 hover:ring-2 hover:ring-line-strong"
      trigger={
        <>
          <Avatar name={name} />
          <span className="sr-only">Account: {name ?? 'Loading...'}</span>
        </>
      }
      header={
        <>
          <p className="truncate font-medium">{name ?? 'Loading...'}</p>
          <p className="truncate text-[0.8125rem] text-ink-2">{email}</p>
        </>
      }
      groups={[
        [
          {
            id: 'settings',
            label: settingsLabel,
            icon: <Settings aria-hidden />,
            onSelect: () => void navigate('/app/profile'),
          },
          ...(seesBilling ? [billing] : []),
          ...(withHelp ? [help] : []),
        ],
        [
          {
            id: 'sign-out',
            label: 'Sign Out',
            icon: <LogOut aria-hidden />,
            onSelect: () => void signOut(),
          },
        ],
      ]}
    />
  );
}
