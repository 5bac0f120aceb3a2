import { AppWindow, History, TriangleAlert } from 'lucide-react';
import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react';
import * as words from '#words/record-editor';
import { Button } from '../ui/elements/button.tsx';
import { FormError } from '../ui/forms/form-error.tsx';
import type { RecordKind, SaveFailure } from './record-kind.ts';

/** The form of a record. ⌘S or Ctrl+S submits it from anywhere, unless a dialog is open. */
export function RecordForm({
  onSave,
  ...form
}: Omit<ComponentProps<'form'>, 'ref' | 'onSubmit'> & { onSave: () => void }) {
  const ref = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!(event.metaKey || event.ctrlKey) || event.altKey || event.key.toLowerCase() !== 's') return;
      event.preventDefault();
      if (!event.repeat && !document.querySelector('dialog[open]')) ref.current?.requestSubmit();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
  return (
    <form
      ref={ref}
      data-record-form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSave();
      }}
      {...form}
    />
  );
}

interface NoticesProps {
  editor: {
    kind: Pick<RecordKind<object, never>, 'called'>;
    restored: boolean;
    elsewhere: boolean;
    storesDrafts: boolean;
    discard: () => void;
  };
  restored?: string;
}

export function EditorNotices({ editor, restored = words.restored }: NoticesProps) {
  return (
    <>
      {editor.restored ? (
        <Notice icon={<History aria-hidden />} text={restored}>
          <Button size="sm" variant="ghost" onClick={editor.discard}>
            {words.discard}
          </Button>
        </Notice>
      ) : null}
      {editor.elsewhere ? (
        <Notice icon={<AppWindow aria-hidden />} text={words.elsewhere(editor.kind.called)} />
      ) : null}
      {editor.storesDrafts ? null : <Notice icon={<TriangleAlert aria-hidden />} text={words.notStored} />}
    </>
  );
}

export function Notice({ icon, text, children }: { icon: ReactNode; text: string; children?: ReactNode }) {
  return (
    <div className="flex min-h-11 items-center gap-3 rounded-xl border border-line bg-neutral-soft py-1.5 pe-1.5 ps-4 [&_svg]:size-4 [&_svg]:shrink-0">
      {icon}
      <output className="min-w-0 flex-1">{text}</output>
      {children}
    </div>
  );
}

interface SaveFailedProps<Status> {
  editor: {
    kind: Pick<RecordKind<object, never>, 'noun'>;
    failure: (SaveFailure<object> & { status: Status | undefined }) | undefined;
    save: (status?: Status) => Promise<void>;
    recreate: (status?: Status) => Promise<void>;
  };
  children?: ReactNode;
}

export function SaveFailed<Status>({ editor, children }: SaveFailedProps<Status>) {
  const { kind, failure, save, recreate } = editor;
  return (
    <div data-save-failed className="contents">
      <FormError title={failure ? words.saveFailed : undefined}>
        {failure ? (
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <p>{failure.message}</p>
            {failure.next === 'retry' ? (
              <Button size="sm" onClick={() => void save(failure.status)}>
                {words.retry}
              </Button>
            ) : null}
            {failure.next === 'recreate' ? (
              <Button size="sm" onClick={() => void recreate(failure.status)}>
                {words.recreate(kind.noun)}
              </Button>
            ) : null}
            {children}
          </div>
        ) : null}
      </FormError>
    </div>
  );
}
