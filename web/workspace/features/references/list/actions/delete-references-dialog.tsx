import { useState } from 'react';
import type { Reference } from '#contract/resources/reference';
import * as words from '#words/reference-actions';
import { useActionContext } from '../../../../lib/organization/active-organization.tsx';
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx';
import { notify } from '../../../../ui/feedback/toast.tsx';
import { CachedReferences, deleteReference } from '../../cached-references.ts';
import { reasonOf, type Report } from './report.ts';
import { runEach } from '../../../../lib/api/run-each.ts';
import { finished } from './use-reference-actions.ts';

interface DeleteReferencesDialogProps {
  references: readonly Reference[];
  onClose: () => void;
  onDone: (ids: readonly string[]) => void;
  onReport: (report: Report | undefined) => void;
}

export function DeleteReferencesDialog({
  references,
  onClose,
  onDone,
  onReport,
}: DeleteReferencesDialogProps) {
  // The list shrinks during the deletion, but the dialog keeps its references.
  const [pending] = useState(references);
  const [settled, setSettled] = useState<number>();
  const remove = useRemove();
  const published = pending.filter(({ status }) => status === 'Published').length;
  const confirm = async () => {
    setSettled(0);
    const report = await remove(pending, setSettled);
    const done = finished(pending, report);
    if (done.length > 0) notify.success(words.deleted(done.length));
    onDone(done);
    onReport(report);
  };
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={confirm}
      title={words.deleteTitle(pending.length)}
      action={words.deleteAction(pending.length)}
    >
      {words.deleteBody(published)}
      <output className="mt-2 block empty:hidden">
        {settled === undefined ? null : words.progress(words.moving.remove, settled, pending.length)}
      </output>
    </ConfirmDialog>
  );
}

function useRemove() {
  const { call, client, organizationId } = useActionContext();
  return async (
    references: readonly Reference[],
    onProgress: (settled: number) => void,
  ): Promise<Report | undefined> => {
    const list = new CachedReferences(client, organizationId);
    await list.hold();
    const removeOne = ({ id }: Reference) => deleteReference(call, list, id);
    const { failed } = await runEach(references, removeOne, { onProgress });
    list.refresh();
    if (failed.length === 0) return undefined;
    const problems = failed.map(({ item, error }) => ({ reference: item, reason: reasonOf(error) }));
    return { work: 'remove', problems, left: [] };
  };
}
