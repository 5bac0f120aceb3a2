import { useEffect, useRef } from 'react';
import { history } from 'prosemirror-history';
import { keymap } from 'prosemirror-keymap';
import { DOMParser, Slice, type Node, type ParseOptions } from 'prosemirror-model';
import { EditorState, TextSelection, type Plugin } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { storyInput, storyKeys } from './commands.ts';
import { readStory, type ReadStory } from './read-story.ts';
import type { RichTextProps } from './rich-text.tsx';
import type { StorySchema } from './schema.ts';
import { texts } from './texts.ts';
import { tidyPasted, withoutPrograms } from './tidy-pasted.ts';
import { storyWriter } from './write-story.ts';
import './rich-text.css';

interface DocumentEditorProps extends RichTextProps {
  schema: StorySchema;
  onView: (view: EditorView | undefined) => void;
  /** Something was typed, chosen or marked. */
  onState: () => void;
}

/** ProseMirror over the text: nothing is said to have changed before somebody changes something. */
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
    // By itself a label leads to form controls only.
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
  'data-placeholder': texts.placeholder,
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
  /** The text was changed from outside: taken back, replaced by a newer one, begun with an outline. */
  take: (text: string) => void;
}

function createEditor(
  host: HTMLElement,
  schema: StorySchema,
  organizationId: string,
  begun: string,
  latest: { readonly current: DocumentEditorProps },
): Editor {
  const plugins = [storyInput(schema), keymap(storyKeys(schema)), history()];
  const read = (text: string) => readStory(text, schema, organizationId);
  let story = read(begun)!;
  let write = storyWriter(story, schema, organizationId);
  let shown = begun;
  const view = new EditorView(host, {
    state: stateOf(story, plugins),
    dispatchTransaction: (transaction) => {
      view.updateState(view.state.apply(transaction));
      if (transaction.docChanged) {
        const text = write(view.state.doc);
        if (text !== shown) {
          shown = text;
          latest.current.onChange(text);
        }
      }
      latest.current.onState();
    },
    handleDOMEvents: {
      blur: () => latest.current.onBlur(),
      // Where the cursor went, browsers say after the key; the next one may be faster, and would overwrite what was selected.
      keydown: (_view, { isComposing }) => {
        if (!isComposing) document.dispatchEvent(new Event('selectionchange'));
      },
    },
    transformPastedHTML: withoutPrograms,
    clipboardParser: new StoryParser(schema, DOMParser.fromSchema(schema).rules),
    clipboardTextParser: (text, _context, plain) =>
      sliceOf(plain ? undefined : read(text)?.doc, text, schema),
    clipboardTextSerializer: ({ content }) => {
      const doc = schema.nodes.doc.createChecked(null, wrapped(content.content, schema));
      return storyWriter(read('')!, schema, organizationId)(doc);
    },
  });
  const take = (text: string) => {
    // A save takes the space off both ends; that is no reason to lose the place in the text.
    if (text.trim() === shown.trim()) return;
    const next = read(text);
    if (!next) return;
    story = next;
    write = storyWriter(story, schema, organizationId);
    shown = text;
    view.updateState(stateOf(story, plugins));
    latest.current.onState();
  };
  return { view, take };
}

/** The first line that waits for words has the cursor. */
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

/** What comes from Word, Google Docs and other pages, before the schema takes of it what it knows. */
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
