import { FileDiff } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { referenceFields } from '#contract/reference/fields';
import * as words from '#words/approval-requests';
import type { Permissions } from '../../../../permissions/api.ts';
import { fieldChanges, type FieldChange } from '../../../../permissions/changes/field-changes.ts';
import { FieldDiff } from '../../../../permissions/changes/field-diff.tsx';
import { useSettings } from '../../../../lib/organization/settings.ts';
import { Button } from '../../../../ui/elements/button.tsx';
import { Dialog, DialogActions } from '../../../../ui/overlays/dialog.tsx';
import { cardOfForm, type ReferenceForm } from '../../reference-form.ts';
import type { ReferenceEditorState } from '../editor-state.ts';
import { dayOfMoment } from '../../../../permissions/parts.ts';

interface Props {
  editor: ReferenceEditorState;
  approved: NonNullable<Permissions['approved']>;
  onAskAgain: () => void;
}

export default function ApprovedVersion({ editor, approved, onAskAgain }: Props) {
  const form = useDeferredValue(useWatch({ control: editor.form.control }) as ReferenceForm);
  const isRequired = useSettings().data?.permissionPolicy === 'require';
  const [shown, setShown] = useState(false);
  const changes = fieldChanges(approved.card, cardOfForm(form, editor.saved));
  if (changes.length === 0) return null;
  // Fields that are not about the customer need no approval and become public at once.
  const isBound = changes.some(({ name }) => 'subject' in referenceFields[name]);
  const isPublic = editor.saved?.status === 'Published' && editor.saved.visibility !== 'private';
  return (
    <div className="flex flex-col gap-3 rounded-lg bg-warn-soft px-4 py-3">
      <div className="flex gap-2.5">
        <FileDiff aria-hidden className="mt-0.5 size-4 shrink-0 text-warn" />
        <div className="min-w-0">
          <p className="font-medium text-warn">{words.approvedVersionChanged(dayOfMoment(approved.at))}</p>
          {isRequired && isPublic && isBound ? (
            <p className="text-ink-2">{words.approvedVersionVisitorsSee}</p>
          ) : null}
        </div>
      </div>
      <div className="flex flex-wrap gap-2 ps-6.5">
        <Button size="sm" onClick={() => setShown(true)}>
          {words.seeChanges}
        </Button>
        <Button size="sm" onClick={onAskAgain}>
          {words.askAgain}
        </Button>
      </div>
      {shown ? (
        <ChangesDialog
          at={approved.at}
          changes={changes}
          onAskAgain={() => {
            setShown(false);
            onAskAgain();
          }}
          onClose={() => setShown(false)}
        />
      ) : null}
    </div>
  );
}

interface ChangesProps {
  at: string;
  changes: readonly FieldChange[];
  onAskAgain: () => void;
  onClose: () => void;
}

function ChangesDialog({ at, changes, onAskAgain, onClose }: ChangesProps) {
  return (
    <Dialog
      open
      size="lg"
      title={words.approvedVersionChanged(dayOfMoment(at))}
      description={words.approvedVersionDescription}
      onClose={onClose}
    >
      {changes.map(({ name, before, after }) => (
        <FieldDiff key={name} name={name} before={before} after={after} />
      ))}
      <DialogActions>
        <Button onClick={onClose} data-autofocus>
          {words.changesClose}
        </Button>
        <Button variant="primary" onClick={onAskAgain}>
          {words.askAgain}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
