import { clsx } from 'clsx';
import type { ReactNode, RefObject } from 'react';
import { Header, Menu, MenuItem, MenuSection } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import type { MenuEntry, MenuGroup } from './menu.tsx';

interface MenuPopupProps {
  label: string;
  groups: readonly MenuGroup[];
  header?: ReactNode;
  width?: number;
  align?: 'start' | 'end';
  button: RefObject<HTMLButtonElement | null>;
  focus: 'first' | 'last';
  onClose: () => void;
  onChoose: (entry: MenuEntry | undefined) => void;
}

export default function MenuPopup(props: MenuPopupProps) {
  const { label, groups, header, width, align = 'start', button, focus, onClose, onChoose } = props;
  const sections = groups
    .map((group) => ('title' in group ? group : { title: undefined, entries: group }))
    .filter(({ entries }) => entries.length > 0);
  return (
    <Popover
      aria-label={label}
      triggerRef={button}
      isOpen
      onOpenChange={(open) => open || onClose()}
      placement={align === 'end' ? 'bottom end' : 'bottom start'}
      offset={6}
      style={{ width }}
      className="pop-in min-w-44 overflow-hidden rounded-xl bg-overlay text-sm text-ink shadow-pop outline-none"
    >
      {header ? <div className="border-b border-line px-3 py-2.5">{header}</div> : null}
      <Menu
        aria-label={label}
        // A menu takes the focus when it opens, by the ARIA pattern.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus={focus}
        onClose={onClose}
        onAction={(id) =>
          onChoose(sections.flatMap(({ entries }) => entries).find((entry) => entry.id === id))
        }
        className="max-h-[70vh] overflow-y-auto outline-none"
      >
        {sections.map(({ title, entries }) => (
          <MenuSection
            key={entries[0]!.id}
            aria-label={title ? undefined : label}
            className="border-t border-line p-1 first:border-t-0"
          >
            {title ? (
              <Header className="px-2 pt-1.5 pb-1 text-[0.6875rem] font-semibold tracking-[0.08em] text-ink-3">
                {title}
              </Header>
            ) : null}
            {entries.map((entry) => (
              <Entry key={entry.id} entry={entry} />
            ))}
          </MenuSection>
        ))}
      </Menu>
    </Popover>
  );
}

function Entry({ entry }: { entry: MenuEntry }) {
  return (
    <MenuItem
      id={entry.id}
      textValue={entry.label}
      isDisabled={entry.disabled}
      className={clsx(
        'flex min-h-8 cursor-pointer items-center gap-2.5 rounded-lg px-2 py-1.5 outline-none [&_svg]:size-4 [&_svg]:shrink-0',
        'data-[focused]:bg-hover data-[disabled]:cursor-not-allowed data-[disabled]:text-ink-3',
        entry.tone === 'danger' ? 'text-bad' : '[&_svg]:text-ink-3',
      )}
    >
      {entry.icon}
      <span className="min-w-0 flex-1">
        <span className="block truncate">{entry.label}</span>
        {entry.note ? <span className="block text-xs text-ink-3">{entry.note}</span> : null}
      </span>
      {entry.end}
    </MenuItem>
  );
}
