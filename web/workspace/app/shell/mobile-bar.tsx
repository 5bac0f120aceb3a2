import { GalleryVerticalEnd, Menu as MenuIcon, Plus, UserPlus, X } from 'lucide-react';
import { useRef, useState, type MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import * as words from '#words/shell';
import { OrganizationSwitcher } from '../../features/organizations/active/organization-switcher.tsx';
import { IconButton } from '../../ui/elements/button.tsx';
import { Logo } from '../../ui/page/logo.tsx';
import { Menu } from '../../ui/overlays/menu.tsx';
import { PaletteIconButton } from '../palette/palette-buttons.tsx';
import { AccountMenu } from './account-menu.tsx';
import { SidebarContent } from './sidebar.tsx';

export function MobileBar() {
  return (
    <header className="sticky top-0 z-20 flex h-14 items-center gap-2 border-b border-line bg-canvas px-3 lg:hidden">
      <SlideInMenu />
      <OrganizationSwitcher className="h-9 max-w-56 flex-1" />
      <div className="ms-auto flex items-center gap-2">
        <PaletteIconButton />
        <CreateMenu />
        <AccountMenu kind="mobile" />
      </div>
    </header>
  );
}

function CreateMenu() {
  const navigate = useNavigate();
  return (
    <Menu
      label={words.create}
      align="end"
      triggerLabel={words.create}
      triggerClassName="grid size-9 place-items-center rounded-lg bg-accent text-on-accent hover:bg-accent-hover"
      trigger={<Plus aria-hidden className="size-4.5" />}
      groups={[
        [
          {
            id: 'reference',
            label: words.createReference,
            icon: <GalleryVerticalEnd aria-hidden />,
            onSelect: () => void navigate('/app/references/new'),
          },
          {
            id: 'customer',
            label: words.createCustomer,
            icon: <UserPlus aria-hidden />,
            onSelect: () => void navigate('/app/customers/new'),
          },
        ],
      ]}
    />
  );
}

function SlideInMenu() {
  const dialog = useRef<HTMLDialogElement>(null);
  const [open, setOpen] = useState(false);
  const show = () => {
    setOpen(true);
    dialog.current?.showModal();
  };
  const closeAfter = (event: MouseEvent) => {
    const onBackdrop = event.target === event.currentTarget;
    const onLink = event.target instanceof Element && event.target.closest('a');
    if (onBackdrop || onLink) dialog.current?.close();
  };
  return (
    <>
      <IconButton label={words.menuOpen} aria-expanded={open} onClick={show} className="size-9">
        <MenuIcon aria-hidden />
      </IconButton>
      {/* A click beside the menu closes it, as Escape and a navigation do. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions */}
      <dialog
        ref={dialog}
        aria-label={words.menuName}
        onClose={() => setOpen(false)}
        onClick={closeAfter}
        className="m-0 h-dvh max-h-none w-72 max-w-[85vw] border-e border-line bg-sunken text-ink open:animate-[slide-in_160ms_ease-out]"
      >
        <div className="flex h-full flex-col">
          <div className="flex h-14 items-center justify-between px-4">
            <Logo />
            <IconButton label={words.menuClose} onClick={() => dialog.current?.close()} className="size-9">
              <X aria-hidden />
            </IconButton>
          </div>
          {/* Rendered only while open, because search and tests would find hidden copies. */}
          {open ? <SidebarContent /> : null}
        </div>
      </dialog>
    </>
  );
}
