import { LogOut, Settings } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { useProfile } from '../../lib/profile.ts';
import { signOut } from '../../lib/session.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Menu } from '../../ui/menu.tsx';

/** The avatar button with the person's name, email, settings and the way out. */
export function AccountMenu({ settingsLabel = 'Settings' }: { settingsLabel?: string }) {
  const navigate = useNavigate();
  const { name, email } = useProfile();
  return (
    <Menu
      label="Account"
      align="end"
      width={232}
      triggerClassName="grid rounded-full outline-offset-2 transition-opacity hover:opacity-85"
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
