import { Archive, ArchiveRestore, ChevronLeft, EyeOff, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ReferenceStatus } from '#contract/resources/reference';
import { waitingTexts } from '../../../files/use-picture-uploads.ts';
import { useMay } from '../../../lib/organization/active-organization.tsx';
import { useCustomers } from '../../../lib/organization/records.ts';
import { SaveFailed } from '../../../record-editor/record-form.tsx';
import { texts as recordTexts } from '../../../record-editor/texts.ts';
import { useUnsaved } from '../../../record-editor/use-record-editor.ts';
import { StatusBadge } from '../../../ui/elements/badge.tsx';
import { Button, ButtonLink } from '../../../ui/elements/button.tsx';
import { MoreMenu, type MenuEntry } from '../../../ui/overlays/menu.tsx';
import { onDemand } from '../../../ui/overlays/on-demand.tsx';
import { AskAboutReference, AskApprovalDialog } from './permissions/ask-about-reference.tsx';
import { PublishNote } from './publishing/publish-note.tsx';
import type { ReferenceEditorState } from './editor-state.ts';
import { RemoveSample } from './sample-notice.tsx';
import { texts } from './texts.ts';
import { Link } from '../../../ui/elements/link.tsx';

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
          <div
            data-bar
            className="flex items-center gap-2 max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:z-20 max-lg:border-t max-lg:border-line max-lg:bg-canvas max-lg:px-4 max-lg:py-3"
          >
            <div className="min-w-0 truncate max-lg:flex-1 lg:mr-2">
              <SaveState editor={editor} />
            </div>
            {isDraft ? <PublishNote editor={editor} /> : null}
            {saved ? <EditorMenu editor={editor} /> : null}
            <Button
              type="submit"
              form={formId}
              variant={isDraft ? 'secondary' : 'primary'}
              busy={saving === 'same' || pictures.waiting}
              aria-keyshortcuts="Control+S Meta+S"
            >
              {isDraft ? texts.editor.saveDraft : texts.editor.save}
            </Button>
            {isDraft ? (
              <Button
                variant="primary"
                busy={saving === 'Published' || pictures.waiting}
                onClick={() => void editor.save('Published')}
              >
                {texts.editor.publish}
              </Button>
            ) : null}
          </div>
        </div>
        {/* The header is always visible, while the field with the error may be far down. */}
        <SaveFailed editor={editor}>
          {failure?.next === 'makeRoom' ? <MakeRoom /> : null}
          {failure?.next === 'removeSample' ? <RemoveSample /> : null}
          {failure?.next === 'askApproval' ? <AskFirst editor={editor} /> : null}
        </SaveFailed>
        {failure?.next === 'refused' && failure !== seen ? (
          <RefusedDialog editor={editor} onClose={() => setSeen(failure)} />
        ) : null}
      </header>
    </>
  );
}

function SaveState({ editor }: Pick<Props, 'editor'>) {
  const unsaved = useUnsaved(editor);
  const message = editor.pictures.waiting
    ? waitingTexts.waiting
    : editor.saving
      ? texts.editor.saving
      : !unsaved && editor.saved
        ? texts.editor.saved
        : '';
  return (
    <span className="min-w-0 truncate text-[0.8125rem] text-ink-3">
      <output>{message}</output>
      {message === '' && unsaved ? <span title={texts.editor.unsavedHint}>{recordTexts.unsaved}</span> : null}
    </span>
  );
}

function MakeRoom() {
  return (
    <>
      <span>{texts.editor.makeRoom}</span>
      <ButtonLink size="sm" to="/app/references">
        {texts.editor.toReferences}
      </ButtonLink>
      {useMay('billing:write') ? (
        <ButtonLink size="sm" to="/app/organization/billing">
          {texts.editor.seePlans}
        </ButtonLink>
      ) : (
        <span>{texts.editor.askForPlan}</span>
      )}
    </>
  );
}

function AskFirst({ editor }: Pick<Props, 'editor'>) {
  const { saved } = editor;
  const [opened, setOpened] = useState(false);
  const customer = useCustomers().data?.find(({ id }) => id === saved?.attributes.customerId);
  if (!saved || !customer) {
    return (
      <Button size="sm" onClick={() => void editor.save()}>
        {texts.editor.saveToAsk}
      </Button>
    );
  }
  return (
    <>
      <Button
        size="sm"
        onPointerEnter={AskApprovalDialog.prefetch}
        onFocus={AskApprovalDialog.prefetch}
        onClick={() => setOpened(true)}
      >
        {texts.editor.ask}
      </Button>
      {opened ? (
        <AskAboutReference
          editor={editor}
          customer={customer}
          reference={saved}
          onClose={() => setOpened(false)}
        />
      ) : null}
    </>
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
        label={texts.editor.more}
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
