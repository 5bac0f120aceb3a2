import { useEffect, useRef, type ReactNode, type RefCallback } from 'react';
import { history } from 'prosemirror-history';
import { keymap } from 'prosemirror-keymap';
import { DOMParser, Slice, type Node, type ParseOptions } from 'prosemirror-model';
import { EditorState, TextSelection, type Plugin } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import * as words from '#words/rich-text';
import type { FieldIds } from '../ui/forms/field.tsx';
import { storyInput, storyKeys } from './commands.ts';
import { readStory, type ReadStory } from './read-story.ts';
import type { StorySchema } from './schema.ts';
import { tidyPasted, withoutPrograms } from './tidy-pasted.ts';
import { storyWriter } from './write-story.ts';
import './rich-text.css';

export interface RichTextProps {
  ids: FieldIds & { lang?: string; dir: 'auto' };
  label: string;
  /** Small Markdown. */
  value: string;
  onChange: (value: string) => void;
  onBlur: () => void;
  ref: RefCallback<{ focus: () => void }>;
  organizationId: string;
  asMarkdown: boolean;
  onMarkdown: (asMarkdown: boolean) => void;
  source: (ids: object) => ReactNode;
}

interface DocumentEditorProps extends RichTextProps {
  schema: StorySchema;
  onView: (view: EditorView | undefined) => void;
  onState: () => void;
}

/** The ProseMirror view. It calls `onChange` only for edits by the user. */
export function DocumentEditor(props: DocumentEditorProps) {
  const { value, schema, organizationId, ids, label } = props;
  const host = useRef<HTMLDivElement>(null);
  const editor = useRef<Editor>(undefined);
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });
  useEffect(() => {
    const made = createEditor(host.current!, schema, organizationId, latest.current.value, latest);
    editor.current = made;
    latest.current.onView(made.view);
    latest.current.ref({ focus: () => made.view.focus() });
    return () => {
      made.view.destroy();
      editor.current = undefined;
      latest.current.onView(undefined);
    };
  }, [schema, organizationId]);
  useEffect(() => {
    editor.current?.take(value);
  }, [value]);
  const { id, ...described } = ids;
  useEffect(() => {
    const { view } = editor.current ?? {};
    const attributes = { id, 'aria-label': label, ...described };
    view?.setProps({ attributes: (state) => ({ ...fixed, ...stringsOf(attributes), ...emptiness(state) }) });
  });
  useEffect(() => {
    // A label focuses form controls only, so a click on it is forwarded.
    const ownLabel = document.querySelector(`label[for="${id}"]`);
    const lead = () => editor.current?.view.focus();
    ownLabel?.addEventListener('click', lead);
    return () => ownLabel?.removeEventListener('click', lead);
  }, [id]);
  return <div ref={host} className="rich-text h-80 resize-y overflow-hidden rounded-b-lg" />;
}

const fixed = {
  role: 'textbox',
  'aria-multiline': 'true',
  'data-placeholder': words.placeholder,
};

const emptiness = ({ doc }: EditorState): Record<string, string> =>
  doc.childCount === 1 && doc.firstChild?.type.name === 'paragraph' && doc.firstChild.content.size === 0
    ? { 'data-empty': '' }
    : {};

const stringsOf = (attributes: Record<string, string | true | undefined>) =>
  Object.fromEntries(
    Object.entries(attributes).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)]],
    ),
  );

interface Editor {
  view: EditorView;
  /** Shows a text that changed outside: discarded, replaced by a newer version, or an inserted outline. */
  take: (text: string) => void;
}

function createEditor(
  host: HTMLElement,
  schema: StorySchema,
  organizationId: string,
  text: string,
  latest: { readonly current: DocumentEditorProps },
): Editor {
  const plugins = [storyInput(schema), keymap(storyKeys(schema)), history()];
  const read = (story: string) => readStory(story, schema, organizationId);
  const begun = read(text)!;
  let write = storyWriter(begun, schema, organizationId);
  let shown = text;
  const view = new EditorView(host, {
    state: stateOf(begun, plugins),
    dispatchTransaction: (transaction) => {
      view.updateState(view.state.apply(transaction));
      if (transaction.docChanged) {
        const written = write(view.state.doc);
        if (written !== shown) {
          shown = written;
          latest.current.onChange(written);
        }
      }
      latest.current.onState();
    },
    handleDOMEvents: {
      blur: () => latest.current.onBlur(),
      // Browsers report the new cursor position after the key event, so a fast second key would overwrite the previous selection.
      keydown: (_view, { isComposing }) => {
        if (!isComposing) document.dispatchEvent(new Event('selectionchange'));
      },
    },
    transformPastedHTML: withoutPrograms,
    clipboardParser: new StoryParser(schema, DOMParser.fromSchema(schema).rules),
    clipboardTextParser: (pasted, _context, plain) =>
      sliceOf(plain ? undefined : read(pasted)?.doc, pasted, schema),
    clipboardTextSerializer: ({ content }) => {
      const doc = schema.nodes.doc.createChecked(null, wrapped(content.content, schema));
      return storyWriter(read('')!, schema, organizationId)(doc);
    },
  });
  const take = (newer: string) => {
    // A save trims the text; that must not reset the cursor.
    if (newer.trim() === shown.trim()) return;
    const next = read(newer);
    if (!next) return;
    write = storyWriter(next, schema, organizationId);
    shown = newer;
    view.updateState(stateOf(next, plugins));
    latest.current.onState();
  };
  return { view, take };
}

function stateOf({ doc }: ReadStory, plugins: Plugin[]): EditorState {
  const state = EditorState.create({ doc, plugins });
  let waiting: number | undefined;
  doc.forEach((block, offset) => {
    if (block.isTextblock && block.content.size === 0) waiting ??= offset + 1;
  });
  return waiting === undefined
    ? state
    : state.apply(state.tr.setSelection(TextSelection.create(doc, waiting)));
}

class StoryParser extends DOMParser {
  override parseSlice(dom: globalThis.Node, options?: ParseOptions): Slice {
    tidyPasted(dom as HTMLElement);
    return super.parseSlice(dom, options);
  }
}

function sliceOf(doc: Node | undefined, text: string, schema: StorySchema): Slice {
  if (doc) return Slice.maxOpen(doc.content);
  const lines = text.split(/(?:\r\n?|\n)+/).filter((line) => line.trim());
  const blocks = lines.map((line) => schema.node('paragraph', null, [schema.text(line)]));
  return Slice.maxOpen(schema.node('doc', null, blocks.length > 0 ? blocks : undefined).content);
}

const wrapped = (nodes: readonly Node[], schema: StorySchema): Node[] =>
  nodes.every((node) => node.isBlock && node.type !== schema.nodes.list_item)
    ? [...nodes]
    : nodes.every((node) => node.isInline)
      ? [schema.node('paragraph', null, [...nodes])]
      : [schema.node('bullet_list', null, [...nodes])];
