import { useEffect, useId, useRef, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { clsx } from 'clsx';
import type { Reference, ReferenceStatus } from '#contract/reference';
import { useCustomers, useReferences } from '../../../lib/records.ts';
import { AppearanceSection } from './appearance-section.tsx';
import type { Wish } from './begin.ts';
import { ConflictDialog } from './conflict-dialog.tsx';
import { DetailFields } from './detail-fields.tsx';
import { ArchivedNotice, RestoredNotice } from './editor-notices.tsx';
import { EditorHeader } from './editor-header.tsx';
import { FormOrPreview, type Side } from './form-or-preview.tsx';
import { LiveCard } from './live-card.tsx';
import { PublishedPanel } from './published-panel.tsx';
import { ButtonFields, PictureFields } from './picture-fields.tsx';
import { StoryFields } from './story-fields.tsx';
import { TemplatePicker } from './template-picker.tsx';
import { useReferenceEditor } from './use-reference-editor.ts';
import { VisibilityField } from './visibility-field.tsx';

interface Props {
  record: Reference | undefined;
  wish: Wish;
  /** Keeps this editor mounted when a new reference gets its id. */
  session: string;
}

/** The form beside its live card. */
export function ReferenceEditor({ record, wish, session }: Props) {
  const editor = useReferenceEditor(record, wish);
  const customers = useCustomers();
  const references = useReferences();
  const navigate = useNavigate();
  const [side, setSide] = useState<Side>('form');
  const [published, setPublished] = useState<Reference>();
  const formId = useId();
  const { form, saved } = editor;

  const save = async (status?: ReferenceStatus) => {
    setPublished(undefined);
    setSide('form');
    after(await editor.save(status), status);
  };
  const after = (reference: Reference | undefined, status: ReferenceStatus | undefined) => {
    if (!reference) return;
    if (status === 'Published') setPublished(reference);
    if (!saved) void navigate(`/app/references/${reference.id}`, { replace: true, state: { session } });
  };
  useSaveShortcut(() => void save());

  return (
    <FormProvider {...form}>
      <EditorHeader editor={editor} onSave={save} formId={formId} />
      <FormOrPreview side={side} onChange={setSide} />
      <div className="grid items-start gap-8 max-lg:pb-16 lg:grid-cols-[minmax(0,1fr)_22rem] xl:grid-cols-[minmax(0,1fr)_27rem]">
        <form
          id={formId}
          data-reference-form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void save();
          }}
          className={clsx('flex min-w-0 flex-col gap-5', side === 'preview' && 'max-lg:hidden')}
        >
          <PublishedPanel reference={published} onClose={() => setPublished(undefined)} />
          {saved?.status === 'Archived' ? (
            <ArchivedNotice busy={editor.saving === 'Draft'} onRestore={() => void save('Draft')} />
          ) : null}
          {editor.restored ? <RestoredNotice onDiscard={editor.discard} /> : null}
          <TemplatePicker />
          <StoryFields customers={customers} tagsInUse={references.data} />
          <DetailFields isNew={!saved} />
          <PictureFields />
          <ButtonFields />
          <VisibilityField />
          <AppearanceSection />
        </form>
        <LiveCard
          saved={saved}
          customers={customers.data}
          // Below the header, which is higher while it says what is wrong.
          className={clsx(side === 'form' && 'max-lg:hidden', editor.failure && 'lg:top-38!')}
        />
      </div>
      <ConflictDialog
        editor={editor}
        customers={customers.data}
        onKeepMine={async () => after(await editor.keepMine(), editor.conflict?.status)}
      />
    </FormProvider>
  );
}

/** ⌘S or Ctrl+S saves, wherever the focus is, unless a dialog is open. */
function useSaveShortcut(save: () => void): void {
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!(event.metaKey || event.ctrlKey) || event.altKey || event.key.toLowerCase() !== 's') return;
      event.preventDefault();
      if (!event.repeat && !document.querySelector('dialog[open]')) latest.current();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}
