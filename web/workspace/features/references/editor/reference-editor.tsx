import { clsx } from 'clsx';
import { useEffect, useId, useRef, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import type { Reference, ReferenceStatus } from '#contract/reference';
import { heldTexts, usePicturesUnderWay } from '../../../files/use-pictures-under-way.ts';
import { useCustomers } from '../../../lib/records.ts';
import { onDemand } from '../../../ui/on-demand.tsx';
import { notify } from '../../../ui/toast.tsx';
import type { Wish } from './begin.ts';
import type { Claim } from './claim-draft.ts';
import { EditorHeader } from './editor-header.tsx';
import { CustomerField } from './customer-field.tsx';
import { EditorNotices } from './editor-notices.tsx';
import { FieldSection } from './field-section.tsx';
import { FormOrPreview, type Side } from './form-or-preview.tsx';
import { LiveCard } from './live-card.tsx';
import { RestOfForm } from './rest-of-form.tsx';
import { TemplatePicker } from './template-picker.tsx';
import { texts } from './texts.ts';
import { useFormRest } from './use-form-rest.ts';
import { useReferenceEditor } from './use-reference-editor.ts';

// What only some visits need comes when they do.
const ConflictDialog = onDemand(() => import('./conflict-dialog.tsx'));
const PublishedPanel = onDemand(() => import('./published-panel.tsx'));

interface Props {
  /** The id in the address when the editor was opened: 'new' where there is no record yet. */
  id: string;
  record: Reference | undefined;
  gone: boolean;
  wish: Wish;
  claim: Claim;
  /** Keeps this editor mounted when a new reference gets its id. */
  session: string;
}

/** The form beside its live card. */
export function ReferenceEditor({ id, record, gone, wish, claim, session }: Props) {
  const navigate = useNavigate();
  const address = useRef('');
  const editor = useReferenceEditor({
    id,
    record,
    wish,
    claim,
    onLeft: () =>
      notify.success(texts.editor.left, {
        label: texts.editor.continue,
        onClick: () => void navigate(address.current),
      }),
  });
  const customers = useCustomers();
  const [side, setSide] = useState<Side>('form');
  const [published, setPublished] = useState<Reference>();
  const formId = useId();
  const rest = useFormRest();
  const { form, saved } = editor;
  const pictures = usePicturesUnderWay();
  const state = { isNew: !saved, onPictureBusy: pictures.onBusy };
  useEffect(() => {
    address.current = `/app/references/${saved?.id ?? id}`;
  }, [saved, id]);

  const after = (reference: Reference | undefined, status: ReferenceStatus | undefined) => {
    if (!reference) return;
    if (status === 'Published') setPublished(reference);
    if (saved?.id !== reference.id)
      void navigate(`/app/references/${reference.id}`, { replace: true, state: { session } });
  };
  // Its address is not in the form yet.
  const held = () => {
    if (pictures.waiting) notify.error(heldTexts.saveLater);
    return pictures.waiting;
  };
  const save = async (status?: ReferenceStatus) => {
    if (held()) return;
    setPublished(undefined);
    setSide('form');
    // What is wrong there has to be there to get the focus.
    await rest.show();
    after(await editor.save(status), status);
  };
  useSaveShortcut(() => void save());

  return (
    <FormProvider {...form}>
      <EditorHeader
        editor={editor}
        waiting={pictures.waiting}
        onSave={save}
        onRecreate={async (status) => {
          if (!held()) after(await editor.recreate(status), status);
        }}
        formId={formId}
      />
      <FormOrPreview side={side} onChange={setSide} />
      <div className="grid items-start gap-8 max-lg:pb-16 lg:grid-cols-[minmax(0,1fr)_22rem] xl:grid-cols-[minmax(0,1fr)_27.5rem]">
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
          {published ? (
            <PublishedPanel
              key={published.version}
              reference={published}
              onClose={() => setPublished(undefined)}
            />
          ) : null}
          <EditorNotices editor={editor} gone={gone} onRestore={() => void save('Draft')} />
          <TemplatePicker />
          <FieldSection section="story" {...state}>
            <CustomerField customers={customers} />
          </FieldSection>
          <RestOfForm rest={rest} {...state} />
        </form>
        <LiveCard
          saved={saved}
          customers={customers.data}
          // Below the header, which is higher while it says what is wrong.
          className={clsx(side === 'form' && 'max-lg:hidden', editor.failure && 'lg:top-38!')}
        />
      </div>
      {editor.conflict ? (
        <ConflictDialog
          editor={editor}
          conflict={editor.conflict}
          customers={customers.data}
          onClose={editor.decideLater}
          onKeepMine={async (theirFields) =>
            after(await editor.keepMine(theirFields), editor.conflict?.status)
          }
        />
      ) : null}
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
