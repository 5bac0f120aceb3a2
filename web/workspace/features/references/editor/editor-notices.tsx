import { AppWindow, Archive, History, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { texts } from './texts.ts';
import type { ReferenceEditorState } from './use-reference-editor.ts';

interface Props {
  editor: ReferenceEditorState;
  /** What is being edited was deleted; only the edits are left. */
  gone: boolean;
  onRestore: () => void;
}

/** What one should know before typing on. */
export function EditorNotices({ editor, gone, onRestore }: Props) {
  const { saved, restored } = editor;
  return (
    <>
      {saved?.status === 'Archived' ? (
        <Notice icon={<Archive aria-hidden />} text={texts.editor.archived}>
          <Button size="sm" busy={editor.saving === 'Draft'} onClick={onRestore}>
            {texts.editor.restore}
          </Button>
        </Notice>
      ) : null}
      {restored ? (
        <Notice
          icon={<History aria-hidden />}
          text={gone && !saved ? texts.editor.restoredDeleted : texts.editor.restored}
        >
          <Button size="sm" variant="ghost" onClick={editor.discard}>
            {texts.editor.discard}
          </Button>
        </Notice>
      ) : null}
      {editor.elsewhere ? <Notice icon={<AppWindow aria-hidden />} text={texts.editor.elsewhere} /> : null}
      {editor.keeps ? null : <Notice icon={<TriangleAlert aria-hidden />} text={texts.editor.notKept} />}
    </>
  );
}

function Notice({ icon, text, children }: { icon: ReactNode; text: string; children?: ReactNode }) {
  return (
    <div className="flex min-h-11 items-center gap-3 rounded-xl border border-line bg-neutral-soft py-1.5 pr-1.5 pl-4 [&_svg]:size-4 [&_svg]:shrink-0">
      {icon}
      <output className="min-w-0 flex-1">{text}</output>
      {children}
    </div>
  );
}
