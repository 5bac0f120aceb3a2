import { ChevronDown, FileText, FolderPlus, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Reference } from '#contract/resources/reference';
import { download } from '#words/list-sheets';
import * as referenceListWords from '#words/reference-list';
import * as referenceActionsWords from '#words/reference-actions';
import { Button, buttonClass } from '../../../../ui/elements/button.tsx';
import { DownloadMenu, formatEntries } from '../../../../ui/lists/download-menu.tsx';
import { Menu } from '../../../../ui/overlays/menu.tsx';
import { useMedia } from '../../../../lib/hooks/use-media.ts';
import { changeable, statusChangeKinds } from './status-changes.ts';
import { statusIcons, type ReferenceActions } from './reference-menu.tsx';

interface BulkAction {
  id: string;
  label: string;
  count?: number;
  icon: ReactNode;
  onSelect: () => void;
}

export default function BulkActions({
  selected,
  actions,
}: {
  selected: readonly Reference[];
  actions: ReferenceActions;
}) {
  const offered = offeredFor(selected, actions);
  // Seven with their counts are wider than the widest page.
  const roomy = useMedia('(min-width: 87.5rem)') && offered.length < 6;
  const labelWithCount = ({ label, count }: BulkAction) =>
    count === undefined ? label : `${label} (${count})`;
  const remove: BulkAction = {
    id: 'delete',
    label: referenceListWords.remove,
    icon: <Trash2 aria-hidden />,
    onSelect: () => actions.remove(selected),
  };
  const button = (action: BulkAction) => (
    <Button key={action.id} size="sm" variant="ghost" icon={action.icon} onClick={action.onSelect}>
      {labelWithCount(action)}
    </Button>
  );
  if (!roomy)
    return (
      <Menu
        label={referenceActionsWords.bulk}
        align="end"
        trigger={
          <>
            {referenceActionsWords.bulkMenu}
            <ChevronDown aria-hidden />
          </>
        }
        triggerClassName={buttonClass('secondary', 'md', 'max-sm:h-11')}
        groups={[
          offered.map((action) => ({ ...action, label: labelWithCount(action) })),
          { title: download, entries: formatEntries((format) => actions.download(selected, format)) },
          [{ ...remove, tone: 'danger' }],
        ]}
      />
    );
  return (
    <fieldset aria-label={referenceActionsWords.bulk} className="flex shrink-0 items-center gap-1">
      {offered.map(button)}
      <DownloadMenu
        className={buttonClass('ghost', 'sm')}
        download={async (format) => actions.download(selected, format)}
      />
      {button(remove)}
    </fieldset>
  );
}

function offeredFor(selected: readonly Reference[], actions: ReferenceActions): BulkAction[] {
  const offered = statusChangeKinds.flatMap((kind): BulkAction[] => {
    const count = changeable(selected, kind).length;
    if (count === 0) return [];
    const Icon = statusIcons[kind];
    return [
      {
        id: kind,
        label: referenceListWords.statusChanges[kind],
        count: count < selected.length ? count : undefined,
        icon: <Icon aria-hidden />,
        onSelect: () => void actions.changeStatus(selected, kind),
      },
    ];
  });
  const collect = {
    id: 'collect',
    label: referenceListWords.addToCollection,
    icon: <FolderPlus aria-hidden />,
    onSelect: () => actions.collect(selected),
  };
  const { document } = actions;
  return [
    ...offered,
    collect,
    ...(document
      ? [
          {
            id: 'document',
            label: referenceListWords.makeDocument,
            icon: <FileText aria-hidden />,
            onSelect: () => document(selected),
          },
        ]
      : []),
  ];
}
