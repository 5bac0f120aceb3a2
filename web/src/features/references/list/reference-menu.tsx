import { Archive, ArchiveRestore, EyeOff, MoreHorizontal, Pencil, Send, Trash2 } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import type { Reference, ReferenceStatus } from '#contract/reference';
import { Menu, type MenuEntry } from '../../../ui/menu.tsx';
import { texts } from '../texts.ts';

export interface ReferenceActions {
  change: (reference: Reference, status: ReferenceStatus) => void;
  remove: (reference: Reference) => void;
}

/** What can be done with one reference of the list. */
export function ReferenceMenu({ reference, actions }: { reference: Reference; actions: ReferenceActions }) {
  const navigate = useNavigate();
  const label = texts.list.actionsFor(reference.name);
  const edit: MenuEntry = {
    id: 'edit',
    label: texts.actions.edit,
    icon: <Pencil aria-hidden />,
    onSelect: () => void navigate(`/app/references/${reference.id}`),
  };
  const remove: MenuEntry = {
    id: 'delete',
    label: texts.actions.remove,
    icon: <Trash2 aria-hidden />,
    tone: 'danger',
    onSelect: () => actions.remove(reference),
  };
  return (
    <Menu
      label={label}
      triggerLabel={label}
      align="end"
      trigger={<MoreHorizontal aria-hidden className="size-4" />}
      triggerClassName="grid size-8 shrink-0 place-items-center rounded-lg text-ink-2 hover:bg-hover hover:text-ink"
      groups={[[edit, ...statusEntries(reference, actions)], [remove]]}
    />
  );
}

const moves: Record<ReferenceStatus, readonly [ReferenceStatus, string, typeof Send][]> = {
  Draft: [
    ['Published', texts.actions.publish, Send],
    ['Archived', texts.actions.archive, Archive],
  ],
  Published: [
    ['Draft', texts.actions.unpublish, EyeOff],
    ['Archived', texts.actions.archive, Archive],
  ],
  Archived: [['Draft', texts.actions.restore, ArchiveRestore]],
};

function statusEntries(reference: Reference, actions: ReferenceActions): MenuEntry[] {
  return moves[reference.status].map(([status, label, Icon]) => ({
    id: status,
    label,
    icon: <Icon aria-hidden />,
    onSelect: () => actions.change(reference, status),
  }));
}
