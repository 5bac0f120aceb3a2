import {
  Archive,
  ArchiveRestore,
  Copy,
  ExternalLink,
  EyeOff,
  FileText,
  FolderPlus,
  Link2,
  Pencil,
  Send,
  ShieldCheck,
  Trash2,
} from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import type { Reference } from '#contract/resources/reference';
import * as words from '#words/reference-list';
import { useOrganization } from '../../../../lib/organization/active-organization.tsx';
import type { TableFormat } from '../../../../../shared/analytics/csv.ts';
import { storyNameOf, storyPath } from '../../../../../shared/public-address.ts';
import { MoreMenu, type MenuEntry } from '../../../../ui/overlays/menu.tsx';
import { notify } from '../../../../ui/feedback/toast.tsx';
import { changeable, statusChangeKinds, type StatusChangeKind } from './status-changes.ts';

export interface ReferenceActions {
  changeStatus: (references: readonly Reference[], kind: StatusChangeKind) => Promise<void>;
  duplicate: (reference: Reference) => Promise<void>;
  ask: (references: readonly Reference[]) => void;
  collect: (references: readonly Reference[]) => void;
  /** Only for those who may make documents. */
  document: ((references: readonly Reference[]) => void) | undefined;
  download: (references: readonly Reference[], format: TableFormat) => void;
  remove: (references: readonly Reference[]) => void;
}

export const statusIcons: Record<StatusChangeKind, typeof Send> = {
  publish: Send,
  unpublish: EyeOff,
  restore: ArchiveRestore,
  archive: Archive,
};

export function ReferenceMenu({ reference, actions }: { reference: Reference; actions: ReferenceActions }) {
  const navigate = useNavigate();
  const organization = useOrganization();
  const label = words.actionsFor(reference.name);
  const entry = (id: string, name: string, Icon: typeof Send, onSelect: () => void): MenuEntry => ({
    id,
    label: name,
    icon: <Icon aria-hidden />,
    onSelect,
  });
  const edit = entry('edit', words.edit, Pencil, () => void navigate(`/app/references/${reference.id}`));
  const address = storyPath(organization.slug, storyNameOf(reference));
  const seen = [
    entry('view', words.viewPage, ExternalLink, () => void window.open(address, '_blank', 'noopener')),
    entry('copy-link', words.copyLink, Link2, () => void copyLink(window.location.origin + address)),
  ];
  const { document } = actions;
  const ask = entry('ask', words.ask, ShieldCheck, () => actions.ask([reference]));
  const isSeen = reference.status === 'Published' && reference.visibility !== 'private';
  const statuses = statusChangeKinds
    .filter((kind) => changeable([reference], kind).length > 0)
    .map((kind) =>
      entry(
        kind,
        words.statusChanges[kind],
        statusIcons[kind],
        () => void actions.changeStatus([reference], kind),
      ),
    );
  return (
    <MoreMenu
      label={label}
      triggerClassName="max-sm:size-11"
      groups={[
        [
          edit,
          entry('duplicate', words.duplicate, Copy, () => void actions.duplicate(reference)),
          ...(isSeen ? seen : []),
          ...(reference.status === 'Archived' ? [] : [ask]),
        ],
        [
          ...statuses,
          entry('collect', words.addToCollection, FolderPlus, () => actions.collect([reference])),
          ...(document ? [entry('document', words.makeDocument, FileText, () => document([reference]))] : []),
        ],
        [{ ...entry('delete', words.remove, Trash2, () => actions.remove([reference])), tone: 'danger' }],
      ]}
    />
  );
}

async function copyLink(address: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(address);
    notify.success(words.linkCopied);
  } catch {
    notify.error(words.linkNotCopied);
  }
}
