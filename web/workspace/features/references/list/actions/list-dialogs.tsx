import { DeleteReferenceDialog } from '../../delete-reference-dialog.tsx';
import { AddToCollectionDialog } from '../collection/add-to-collection-dialog.tsx';
import { DeleteReferencesDialog } from './delete-references-dialog.tsx';
import type { Report } from './report.ts';
import type { PendingDialog } from './use-reference-actions.ts';

interface ListDialogsProps {
  pending: PendingDialog;
  onClose: () => void;
  onDone: (ids: readonly string[]) => void;
  onReport: (report: Report | undefined) => void;
}

export default function ListDialogs({ pending, onClose, onDone, onReport }: ListDialogsProps) {
  const { dialog, references } = pending;
  const ids = references.map(({ id }) => id);
  if (dialog === 'collect')
    return <AddToCollectionDialog references={references} onClose={onClose} onAdded={() => onDone(ids)} />;
  const [reference, ...others] = references;
  if (reference && others.length === 0)
    return <DeleteReferenceDialog reference={reference} onClose={onClose} onDeleted={() => onDone(ids)} />;
  return (
    <DeleteReferencesDialog references={references} onClose={onClose} onDone={onDone} onReport={onReport} />
  );
}
