import { clsx } from 'clsx';
import { Ellipsis } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { onDemand } from './on-demand.tsx';

export interface MenuEntry {
  id: string;
  label: string;
  icon?: ReactNode;
  /** At the entry's end: a tick, a shortcut. */
  end?: ReactNode;
  /** Why it cannot be chosen, or what it does: a second, smaller line. */
  note?: string;
  disabled?: boolean;
  tone?: 'danger';
  onSelect: () => void;
}

/** Entries that belong together, under a title where they need one. */
export type MenuGroup = readonly MenuEntry[] | { title: string; entries: readonly MenuEntry[] };

interface MenuProps {
  /** What the menu is for; read aloud. */
  label: string;
  /** What the button shows. */
  trigger: ReactNode;
  triggerClassName?: string;
  /** Groups of entries, parted by a line. */
  groups: readonly MenuGroup[];
  /** Above the entries; not an entry itself. */
  header?: ReactNode;
  width?: number;
  align?: 'start' | 'end';
  disabled?: boolean;
  /** The button's name, when its content does not say it. */
  triggerLabel?: string;
}

// react-aria is half the size of the whole shell, so it comes when a pointer or the focus comes near a menu.
const MenuPopup = onDemand(() => import('./menu-popup.tsx'));

/** A button that opens a menu (react-aria-components): arrows, Home/End, type-ahead, Escape. */
export function Menu({ trigger, triggerClassName, triggerLabel, disabled, ...popup }: MenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState<'first' | 'last' | false>(false);
  // Run once the popup is gone and the button has the focus again: what the entry opens returns it there.
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

/** What else can be done with one thing, behind three dots. */
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
