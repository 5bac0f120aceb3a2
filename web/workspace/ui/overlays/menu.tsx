import { clsx } from 'clsx';
import { Ellipsis } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { onDemand } from './on-demand.tsx';

export interface MenuEntry {
  id: string;
  label: string;
  icon?: ReactNode;
  end?: ReactNode;
  note?: string;
  disabled?: boolean;
  tone?: 'danger';
  onSelect: () => void;
}

export type MenuGroup = readonly MenuEntry[] | { title: string; entries: readonly MenuEntry[] };

interface MenuProps {
  label: string;
  trigger: ReactNode;
  triggerClassName?: string;
  groups: readonly MenuGroup[];
  header?: ReactNode;
  width?: number;
  align?: 'start' | 'end';
  disabled?: boolean;
  triggerLabel?: string;
}

// React Aria is half the size of the whole shell, so it loads when a pointer or the focus comes near a menu.
const MenuPopup = onDemand(() => import('./menu-popup.tsx'));

export function Menu({ trigger, triggerClassName, triggerLabel, disabled, ...popup }: MenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState<'first' | 'last' | false>(false);
  // The entry runs after the popup has closed and the button has the focus again, so that a dialog it opens returns the focus there.
  const chosen = useRef<MenuEntry>(undefined);
  useEffect(() => {
    const entry = chosen.current;
    if (open || !entry) return;
    chosen.current = undefined;
    button.current?.focus();
    entry.onSelect();
  }, [open]);
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-haspopup="menu"
        aria-expanded={open !== false}
        aria-label={triggerLabel}
        disabled={disabled}
        className={triggerClassName}
        onPointerEnter={MenuPopup.prefetch}
        onFocus={MenuPopup.prefetch}
        onClick={() => setOpen(open ? false : 'first')}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
          event.preventDefault();
          setOpen(event.key === 'ArrowDown' ? 'first' : 'last');
        }}
      >
        {trigger}
      </button>
      {open ? (
        <MenuPopup
          {...popup}
          button={button}
          focus={open}
          onClose={() => setOpen(false)}
          onChoose={(entry) => {
            chosen.current = entry;
            setOpen(false);
          }}
        />
      ) : null}
    </>
  );
}

export function MoreMenu({ label, triggerClassName, ...menu }: Omit<MenuProps, 'trigger'>) {
  return (
    <Menu
      {...menu}
      label={label}
      triggerLabel={label}
      align="end"
      trigger={<Ellipsis aria-hidden className="size-4" />}
      triggerClassName={clsx(
        'grid size-8 shrink-0 place-items-center rounded-lg text-ink-2 hover:bg-hover hover:text-ink',
        triggerClassName,
      )}
    />
  );
}
