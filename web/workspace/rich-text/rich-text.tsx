import { useMemo, useState } from 'react';
import type { EditorView } from 'prosemirror-view';
import * as words from '#words/rich-text';
import { DocumentEditor, type RichTextProps } from './document-editor.tsx';
import { readStory } from './read-story.ts';
import { storySchema } from './schema.ts';
import { Toolbar } from './toolbar.tsx';

export default function RichText(props: RichTextProps) {
  const { ids, label, value, organizationId, asMarkdown, onMarkdown, source } = props;
  const [schema] = useState(() => storySchema(organizationId));
  const [view, setView] = useState<EditorView>();
  const [, draw] = useState(0);
  // Text can become too complex for the editor, and simple again, while its Markdown is typed.
  const readable = useMemo(
    () => readStory(value, schema, organizationId) !== undefined,
    [value, schema, organizationId],
  );
  const isSource = asMarkdown || !readable;
  return (
    <>
      <Toolbar
        label={label}
        view={isSource ? undefined : view}
        schema={schema}
        asMarkdown={isSource}
        onMarkdown={readable ? onMarkdown : undefined}
      />
      {isSource ? (
        <>
          {readable ? null : (
            <output className="block border-b border-line px-3 py-1.5 text-[0.8125rem] text-ink-2">
              {words.onlyMarkdown}
            </output>
          )}
          {source(ids)}
        </>
      ) : (
        <DocumentEditor
          {...props}
          schema={schema}
          onView={setView}
          onState={() => draw((count) => count + 1)}
        />
      )}
    </>
  );
}
