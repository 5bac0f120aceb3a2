import { Archive, ArchiveRestore, ChevronLeft, EyeOff, MoreHorizontal, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ReferenceStatus } from '#contract/reference';
import { StatusBadge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { FormError } from '../../../ui/form-error.tsx';
import { Menu, type MenuEntry } from '../../../ui/menu.tsx';
import { onDemand } from '../../../ui/on-demand.tsx';
import { FailureAction } from './failure-action.tsx';
import { SaveState } from './save-state.tsx';
import { texts } from './texts.ts';
import type { ReferenceEditorState } from './use-reference-editor.ts';
import { Link } from '../../../ui/link.tsx';

const DeleteReferenceDialog = onDemand(async () => ({
  default: (await import('../delete-reference-dialog.tsx')).DeleteReferenceDialog,
}));

interface Props {
  editor: ReferenceEditorState;
  formId: string;
  /** A picture is being uploaded. */
  waiting: boolean;
  onSave: (status?: ReferenceStatus) => Promise<void>;
  onRecreate: (status?: ReferenceStatus) => Promise<void>;
}

/** Title, state and what can be done; stays in sight while the form scrolls. */
export function EditorHeader({ editor, formId, waiting, onSave, onRecreate }: Props) {
  const { saved, saving, failure } = editor;
  const isDraft = !saved || saved.status === 'Draft';
  return (
    <>
      <Link
        to="/app/references"
        className="-ml-1 inline-flex min-h-6 items-center gap-0.5 rounded text-[0.8125rem] text-ink-2 hover:text-ink"
      >
        <ChevronLeft aria-hidden className="size-4" />
        {texts.editor.back}
      </Link>
      <header
        data-reference-editor
        className="top-0 z-20 -mx-4 mb-5 flex flex-col gap-3 px-4 py-3 lg:sticky lg:border-b lg:border-line lg:bg-canvas"
      >
        <div className="flex items-center gap-6">
          <div className="flex min-w-0 flex-1 items-center gap-3">
            <h1 className="min-w-0 text-[1.375rem] leading-8 font-semibold wrap-anywhere lg:truncate">
              {saved ? saved.name : texts.editor.newTitle}
            </h1>
            <StatusBadge status={saved?.status ?? 'Draft'} />
          </div>
          <div className="flex items-center gap-2 max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:z-20 max-lg:border-t max-lg:border-line max-lg:bg-canvas max-lg:px-4 max-lg:py-3">
            <div className="min-w-0 truncate max-lg:flex-1 lg:mr-2">
              <SaveState
                clean={editor.clean}
                saving={saving !== undefined}
                waiting={waiting}
                exists={saved !== undefined}
              />
            </div>
            {saved ? <EditorMenu editor={editor} onSave={onSave} /> : null}
            <Button
              type="submit"
              form={formId}
              variant={isDraft ? 'secondary' : 'primary'}
              busy={saving === 'same' || waiting}
              aria-keyshortcuts="Control+S Meta+S"
            >
              {isDraft ? texts.editor.saveDraft : texts.editor.save}
            </Button>
            {isDraft ? (
              <Button
                variant="primary"
                busy={saving === 'Published' || waiting}
                onClick={() => void onSave('Published')}
              >
                {texts.editor.publish}
              </Button>
            ) : null}
          </div>
        </div>
        {/* In the part that stays in sight: the field that needs attention may be far down. */}
        <FormError title={failure ? texts.editor.saveFailed : undefined}>
          {failure ? (
            <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
              <p>{failure.message}</p>
              <FailureAction
                failure={failure}
                onSave={(status) => void onSave(status)}
                onRecreate={(status) => void onRecreate(status)}
              />
            </div>
          ) : null}
        </FormError>
      </header>
    </>
  );
}

function EditorMenu({ editor, onSave }: Pick<Props, 'editor' | 'onSave'>) {
  const [deleting, setDeleting] = useState(false);
  const navigate = useNavigate();
  const { saved } = editor;
  if (!saved) return null;
  const change = (status: ReferenceStatus) => () => void onSave(status);
  return (
    <>
      <Menu
        label={texts.editor.more}
        triggerLabel={texts.editor.more}
        align="end"
        trigger={<MoreHorizontal aria-hidden className="size-4" />}
        triggerClassName="grid size-9 place-items-center rounded-lg text-ink-2 hover:bg-hover hover:text-ink"
        groups={[statusEntries(saved.status, change), [removeEntry(() => setDeleting(true))]]}
      />
      {deleting ? (
        <DeleteReferenceDialog
          reference={saved}
          onClose={() => setDeleting(false)}
          onDeleted={() => {
            editor.forget();
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
  const { unpublish, archive, restore } = texts.actions;
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
  label: texts.actions.remove,
  icon: <Trash2 aria-hidden />,
  tone: 'danger',
  onSelect,
});
