import { Archive, ArchiveRestore, EyeOff, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ReferenceStatus } from '#contract/resources/reference';
import * as referenceEditorWords from '#words/reference-editor';
import * as recordEditorWords from '#words/record-editor';
import { BackLink } from '../../../record-editor/back-link.tsx';
import { SaveBar } from '../../../record-editor/save-bar.tsx';
import { SaveFailed } from '../../../record-editor/record-form.tsx';
import { useUnsaved } from '../../../record-editor/use-record-editor.ts';
import { StatusBadge } from '../../../ui/elements/badge.tsx';
import { Button } from '../../../ui/elements/button.tsx';
import { MoreMenu, type MenuEntry } from '../../../ui/overlays/menu.tsx';
import { onDemand } from '../../../ui/overlays/on-demand.tsx';
import { PublishNote } from './publishing/publish-note.tsx';
import type { ReferenceEditorState } from './editor-state.ts';
import { RemoveSample, useSampleParts } from './sample-notice.tsx';

const FailureHelp = onDemand(() => import('./publishing/failure-help.tsx'));
const RefusedDialog = onDemand(() => import('./publishing/refused-dialog.tsx'));
const DeleteReferenceDialog = onDemand(async () => ({
  default: (await import('../delete-reference-dialog.tsx')).DeleteReferenceDialog,
}));

interface Props {
  editor: ReferenceEditorState;
  formId: string;
}

export function EditorHeader({ editor, formId }: Props) {
  const { saved, saving, failure, pictures } = editor;
  const isDraft = !saved || saved.status === 'Draft';
  const [seen, setSeen] = useState<typeof failure>();
  return (
    <>
      <BackLink to="/app/references">{referenceEditorWords.editor.back}</BackLink>
      <header
        data-reference-editor
        className="top-0 z-20 -mx-4 mb-5 flex flex-col gap-3 px-4 py-3 lg:sticky lg:border-b lg:border-line lg:bg-canvas"
      >
        <div className="flex items-center gap-6">
          <div className="flex min-w-0 flex-1 items-center gap-3">
            <h1 className="min-w-0 text-[1.375rem] leading-8 font-semibold wrap-anywhere lg:truncate">
              {saved ? saved.name : referenceEditorWords.editor.newTitle}
            </h1>
            <StatusBadge status={saved?.status ?? 'Draft'} />
          </div>
          <SaveBar state={<SaveState editor={editor} />}>
            {isDraft ? <PublishNote editor={editor} /> : null}
            {saved ? <EditorMenu editor={editor} /> : null}
            <Button
              type="submit"
              form={formId}
              variant={isDraft ? 'secondary' : 'primary'}
              busy={saving === 'same' || pictures.isSaveKept}
              aria-keyshortcuts="Control+S Meta+S"
            >
              {isDraft ? referenceEditorWords.editor.saveDraft : referenceEditorWords.editor.save}
            </Button>
            {isDraft ? (
              <Button
                variant="primary"
                busy={saving === 'Published' || pictures.isSaveKept}
                onClick={() => void editor.save('Published')}
              >
                {referenceEditorWords.editor.publish}
              </Button>
            ) : null}
          </SaveBar>
        </div>
        {/* The header is always visible, while the field with the error may be far down. */}
        {failure?.next === 'removeSample' ? (
          <SampleRefused editor={editor} />
        ) : (
          <SaveFailed editor={editor}>
            {failure?.next === 'makeRoom' || failure?.next === 'askApproval' ? (
              <FailureHelp editor={editor} next={failure.next} onClose={() => {}} />
            ) : null}
          </SaveFailed>
        )}
        {failure?.next === 'refused' && failure !== seen ? (
          <RefusedDialog editor={editor} onClose={() => setSeen(failure)} />
        ) : null}
      </header>
    </>
  );
}

function SampleRefused({ editor }: Pick<Props, 'editor'>) {
  if (useSampleParts().length === 0) return null;
  return (
    <SaveFailed editor={editor}>
      <RemoveSample />
    </SaveFailed>
  );
}

function SaveState({ editor }: Pick<Props, 'editor'>) {
  const unsaved = useUnsaved(editor);
  const message = editor.pictures.isSaveKept
    ? recordEditorWords.savesWithPicture
    : editor.saving
      ? referenceEditorWords.editor.saving
      : !unsaved && editor.saved
        ? referenceEditorWords.editor.saved
        : '';
  return (
    <span className="text-[0.8125rem] text-ink-3">
      <output>{message}</output>
      {message === '' && unsaved ? (
        <span title={referenceEditorWords.editor.unsavedHint}>{recordEditorWords.unsaved}</span>
      ) : null}
    </span>
  );
}

function EditorMenu({ editor }: Pick<Props, 'editor'>) {
  const [deleting, setDeleting] = useState(false);
  const navigate = useNavigate();
  const { saved } = editor;
  if (!saved) return null;
  const change = (status: ReferenceStatus) => () => void editor.save(status);
  return (
    <>
      <MoreMenu
        label={referenceEditorWords.editor.more}
        triggerClassName="size-9!"
        groups={[statusEntries(saved.status, change), [removeEntry(() => setDeleting(true))]]}
      />
      {deleting ? (
        <DeleteReferenceDialog
          reference={saved}
          onClose={() => setDeleting(false)}
          onDeleted={() => {
            editor.reset();
            void navigate('/app/references', { replace: true });
          }}
        />
      ) : null}
    </>
  );
}

function statusEntries(
  status: ReferenceStatus,
  change: (to: ReferenceStatus) => () => void,
): readonly MenuEntry[] {
  const { unpublish, archive, restore } = referenceEditorWords.actions;
  if (status === 'Archived')
    return [
      { id: 'restore', label: restore, icon: <ArchiveRestore aria-hidden />, onSelect: change('Draft') },
    ];
  const archiveEntry = {
    id: 'archive',
    label: archive,
    icon: <Archive aria-hidden />,
    onSelect: change('Archived'),
  };
  if (status === 'Draft') return [archiveEntry];
  return [
    { id: 'unpublish', label: unpublish, icon: <EyeOff aria-hidden />, onSelect: change('Draft') },
    archiveEntry,
  ];
}

const removeEntry = (onSelect: () => void): MenuEntry => ({
  id: 'delete',
  label: referenceEditorWords.actions.remove,
  icon: <Trash2 aria-hidden />,
  tone: 'danger',
  onSelect,
});
