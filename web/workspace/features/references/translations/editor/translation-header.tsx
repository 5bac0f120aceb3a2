import { FilePen, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ContentLanguage } from '#contract/rules/content-languages';
import type { Reference } from '#contract/resources/reference';
import { languageName } from '#contract/words/language-name';
import { language as screenLanguage } from '#words/language';
import * as recordEditorWords from '#words/record-editor';
import * as words from '#words/translations';
import { useActionContext } from '../../../../lib/organization/active-organization.tsx';
import { BackLink } from '../../../../record-editor/back-link.tsx';
import { SaveBar } from '../../../../record-editor/save-bar.tsx';
import { SaveFailed } from '../../../../record-editor/record-form.tsx';
import { useUnsaved } from '../../../../record-editor/use-record-editor.ts';
import { Badge } from '../../../../ui/elements/badge.tsx';
import { Button } from '../../../../ui/elements/button.tsx';
import { notify } from '../../../../ui/feedback/toast.tsx';
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx';
import { MoreMenu } from '../../../../ui/overlays/menu.tsx';
import { deleteTranslation } from '../api.ts';
import type { TranslationEditorState } from './editor-state.ts';

interface Props {
  editor: TranslationEditorState;
  reference: Reference;
  language: ContentLanguage;
  formId: string;
}

export function TranslationHeader({ editor, reference, language, formId }: Props) {
  const { saved, saving } = editor;
  const isReady = saved?.status === 'Ready';
  return (
    <>
      <BackLink to="/app/references/translations">{words.title}</BackLink>
      <header className="top-0 z-20 -mx-4 mb-2 flex flex-col gap-3 px-4 py-3 lg:sticky lg:bg-canvas">
        <div className="flex items-center gap-6">
          <div className="flex min-w-0 flex-1 items-center gap-3">
            <h1 className="min-w-0 text-[1.375rem] leading-8 font-semibold wrap-anywhere lg:truncate">
              {reference.name}
            </h1>
            <Badge tone={isReady ? 'good' : 'warn'}>{words.statuses[saved?.status ?? 'Draft']}</Badge>
          </div>
          <SaveBar state={<SaveState editor={editor} />}>
            {saved ? <TranslationMenu {...{ editor, reference, language }} /> : null}
            <Button
              type="submit"
              form={formId}
              variant={isReady ? 'primary' : 'secondary'}
              busy={saving === 'same'}
              aria-keyshortcuts="Control+S Meta+S"
            >
              {isReady ? words.save : words.saveDraft}
            </Button>
            {isReady ? null : (
              <Button variant="primary" busy={saving === 'Ready'} onClick={() => void editor.save('Ready')}>
                {words.markReady}
              </Button>
            )}
          </SaveBar>
        </div>
        <SaveFailed editor={editor} />
      </header>
    </>
  );
}

function SaveState({ editor }: Pick<Props, 'editor'>) {
  const unsaved = useUnsaved(editor);
  const message = editor.saving ? words.saving : unsaved || !editor.saved ? '' : words.saved;
  return (
    <span className="text-[0.8125rem] text-ink-3">
      <output>{message}</output>
      {message === '' && unsaved ? recordEditorWords.unsaved : null}
    </span>
  );
}

function TranslationMenu({ editor, reference, language }: Omit<Props, 'formId'>) {
  const context = useActionContext();
  const navigate = useNavigate();
  const [deleting, setDeleting] = useState(false);
  const name = languageName(language, screenLanguage);
  const toDraft = {
    id: 'draft',
    label: words.backToDraft,
    icon: <FilePen aria-hidden />,
    onSelect: () => void editor.save('Draft'),
  };
  return (
    <>
      <MoreMenu
        label={words.more}
        triggerClassName="size-9!"
        groups={[
          editor.saved?.status === 'Ready' ? [toDraft] : [],
          [
            {
              id: 'delete',
              label: words.remove,
              icon: <Trash2 aria-hidden />,
              tone: 'danger',
              onSelect: () => setDeleting(true),
            },
          ],
        ]}
      />
      {deleting ? (
        <ConfirmDialog
          open
          onClose={() => setDeleting(false)}
          onConfirm={async () => {
            await deleteTranslation(context, reference, language);
            editor.reset();
            notify.success(words.removed(name));
            void navigate(`/app/references/${reference.id}`, { replace: true });
          }}
          title={words.removeTitle}
          action={words.removeAction}
        >
          {words.removeBody(name, reference.name)}
        </ConfirmDialog>
      ) : null}
    </>
  );
}
