import { Archive, ArchiveRestore, EyeOff, MoreHorizontal, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ReferenceStatus } from '#contract/reference';
import { StatusBadge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Menu, type MenuEntry } from '../../ui/menu.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { DeleteReferenceDialog } from './delete-reference-dialog.tsx';
import { SaveState } from './save-state.tsx';
import { texts } from './texts.ts';
import type { ReferenceEditorState } from './use-reference-editor.ts';

interface Props {
  editor: ReferenceEditorState;
  formId: string;
  onSave: (status?: ReferenceStatus) => Promise<void>;
}

/** Title, state and what can be done; stays in sight while the form scrolls. */
export function EditorHeader({ editor, formId, onSave }: Props) {
  const { saved, saving } = editor;
  const isPublished = saved?.status === 'Published';
  const isDraft = !saved || saved.status === 'Draft';
  return (
    <>
      <PageHeader
        back={{ to: '/app/references', label: texts.editor.back }}
        title={saved ? saved.name : texts.editor.newTitle}
      />
      <div className="sticky top-0 z-20 -mx-4 mb-5 -mt-3 flex flex-wrap items-center gap-2 border-b border-line bg-canvas/95 px-4 py-3 backdrop-blur-sm max-lg:fixed max-lg:inset-x-0 max-lg:top-auto max-lg:bottom-0 max-lg:m-0 max-lg:border-t max-lg:border-b-0">
        <div className="flex min-w-0 flex-1 items-center gap-3">
          <StatusBadge status={saved?.status ?? 'Draft'} />
          <SaveState clean={editor.clean} saving={saving !== undefined} exists={saved !== undefined} />
        </div>
        {saved ? <EditorMenu editor={editor} onSave={onSave} /> : null}
        <Button
          type="submit"
          form={formId}
          variant={isDraft ? 'secondary' : 'primary'}
          busy={saving === 'same'}
          aria-keyshortcuts="Control+S Meta+S"
        >
          {isDraft ? texts.editor.saveDraft : texts.editor.save}
        </Button>
        {isDraft && !isPublished ? (
          <Button variant="primary" busy={saving === 'Published'} onClick={() => void onSave('Published')}>
            {texts.editor.publish}
          </Button>
        ) : null}
      </div>
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
      <DeleteReferenceDialog
        reference={deleting ? saved : undefined}
        onClose={() => setDeleting(false)}
        onDeleted={() => {
          editor.forget();
          void navigate('/app/references', { replace: true });
        }}
      />
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
