import { baseKeymap, chainCommands, lift, setBlockType, toggleMark, wrapIn } from 'prosemirror-commands';
import { redo, undo } from 'prosemirror-history';
import {
  InputRule,
  inputRules,
  textblockTypeInputRule,
  undoInputRule,
  wrappingInputRule,
} from 'prosemirror-inputrules';
import type { Attrs, MarkType, NodeType } from 'prosemirror-model';
import { liftListItem, sinkListItem, splitListItem, wrapInList } from 'prosemirror-schema-list';
import { NodeSelection, type Command, type EditorState } from 'prosemirror-state';
import { safeLink } from '../../shared/cards/safe-address.ts';
import type { StorySchema } from './schema.ts';

export interface Tool {
  isActive: (state: EditorState) => boolean;
  run: Command;
  keys: string;
}

export type ToolName = 'heading' | 'subheading' | 'bold' | 'italic' | 'bullets' | 'numbers' | 'quote';

export function storyTools({ nodes, marks }: StorySchema): Record<ToolName, Tool> {
  return {
    heading: headingTool(2, 'Mod-Alt-2'),
    subheading: headingTool(3, 'Mod-Alt-3'),
    bold: markTool(marks.strong, 'Mod-b'),
    italic: markTool(marks.em, 'Mod-i'),
    bullets: listTool(nodes.bullet_list, 'Mod-Shift-8'),
    numbers: listTool(nodes.ordered_list, 'Mod-Shift-7'),
    quote: {
      isActive: (state) => isInside(state, nodes.blockquote),
      run: (state, dispatch, view) =>
        (isInside(state, nodes.blockquote) ? lift : wrapIn(nodes.blockquote))(state, dispatch, view),
      keys: 'Mod-Shift-9',
    },
  };

  function headingTool(level: number, keys: string): Tool {
    const isActive = ({ selection: { $from } }: EditorState) =>
      $from.parent.type === nodes.heading && $from.parent.attrs.level <= 2 === level <= 2;
    const run: Command = (state, dispatch) =>
      (isActive(state) ? setBlockType(nodes.paragraph) : setBlockType(nodes.heading, { level }))(
        state,
        dispatch,
      );
    return { isActive, run, keys };
  }

  function listTool(type: NodeType, keys: string): Tool {
    const isActive = (state: EditorState) => listAround(state) === type;
    const run: Command = (state, dispatch) => {
      const around = listAround(state);
      if (around === type) return liftListItem(nodes.list_item)(state, dispatch);
      if (around) return changeList(type)(state, dispatch);
      return wrapInList(type)(state, dispatch);
    };
    return { isActive, run, keys };
  }
}

function markTool(type: MarkType, keys: string): Tool {
  const isActive = ({ selection, storedMarks, doc }: EditorState) =>
    selection.empty
      ? Boolean(type.isInSet(storedMarks ?? selection.$from.marks()))
      : doc.rangeHasMark(selection.from, selection.to, type);
  return { isActive, run: toggleMark(type), keys };
}

function isInside({ selection: { $from } }: EditorState, type: NodeType): boolean {
  return depthOf($from, (found) => found === type) > 0;
}

const isList = ({ name }: NodeType) => name.endsWith('_list');

const depthOf = ($from: EditorState['selection']['$from'], is: (type: NodeType) => boolean): number => {
  for (let depth = $from.depth; depth > 0; depth -= 1) if (is($from.node(depth).type)) return depth;
  return 0;
};

const listAround = ({ selection: { $from } }: EditorState): NodeType | undefined => {
  const depth = depthOf($from, isList);
  return depth ? $from.node(depth).type : undefined;
};

const changeList =
  (type: NodeType): Command =>
  (state, dispatch) => {
    const { $from } = state.selection;
    dispatch?.(state.tr.setNodeMarkup($from.before(depthOf($from, isList)), type));
    return true;
  };

/** The editor's keys. Tab is not among them, because it moves to the next field. */
export function storyKeys(schema: StorySchema): Record<string, Command> {
  const { nodes } = schema;
  const lineBreak: Command = (state, dispatch) => {
    if (state.selection.$from.parent.type !== nodes.paragraph) return false;
    dispatch?.(state.tr.replaceSelectionWith(nodes.line_break.create()).scrollIntoView());
    return true;
  };
  const toParagraph: Command = (state, dispatch) => {
    const { $from, empty } = state.selection;
    if (!empty || $from.parentOffset > 0 || $from.parent.type !== nodes.heading) return false;
    return setBlockType(nodes.paragraph)(state, dispatch);
  };
  const tools = Object.values(storyTools(schema)).map(({ keys, run }) => [keys, run]);
  return {
    ...baseKeymap,
    ...(Object.fromEntries(tools) as Record<string, Command>),
    'Mod-z': undo,
    'Mod-y': redo,
    'Mod-Shift-z': redo,
    'Mod-]': sinkListItem(nodes.list_item),
    'Mod-[': liftListItem(nodes.list_item),
    'Shift-Enter': chainCommands(lineBreak, baseKeymap.Enter!),
    Enter: chainCommands(splitListItem(nodes.list_item), baseKeymap.Enter!),
    Backspace: chainCommands(undoInputRule, toParagraph, baseKeymap.Backspace!),
  };
}

export const storyInput = ({ nodes, marks }: StorySchema) =>
  inputRules({
    rules: [
      textblockTypeInputRule(/^(#{2,6})\s$/, nodes.heading, ([, signs]) => ({
        level: signs!.length <= 2 ? 2 : 3,
      })),
      textblockTypeInputRule(/^#\s$/, nodes.heading, { level: 2 }),
      wrappingInputRule(/^\s*[-*+]\s$/, nodes.bullet_list),
      wrappingInputRule(/^(\d{1,3})[.)]\s$/, nodes.ordered_list, ([, start]) => ({ start: Number(start) })),
      wrappingInputRule(/^\s*>\s$/, nodes.blockquote),
      markRule(/(?<![*\w\\])\*\*([^*\s](?:[^*]*[^*\s])?)\*\*$/, marks.strong),
      markRule(/(?<![*\w\\])\*([^*\s](?:[^*]*[^*\s])?)\*$/, marks.em),
      markRule(/(?<![\w\\])_([^_\s](?:[^_]*[^_\s])?)_$/, marks.em),
      markRule(/(?<![!\\])\[([^[\]]+)\]\(([^\s()]+)\)$/, marks.link, ([, , address]) => {
        const href = safeLink(address);
        return href ? { href } : undefined;
      }),
    ],
  });

const markRule = (
  pattern: RegExp,
  type: MarkType,
  attrsOf: (match: RegExpMatchArray) => Attrs | null | undefined = () => null,
) =>
  new InputRule(pattern, ({ schema, tr, doc }, match, start, end) => {
    const attrs = attrsOf(match);
    const [, inner = ''] = match;
    // Replacing the text would lose a picture inside it.
    if (attrs === undefined || inner.includes('\ufffc')) return null;
    const around = type.create(attrs).addToSet(doc.resolve(start).marks());
    return tr.replaceWith(start, end, schema.text(inner, around)).removeStoredMark(type);
  });

export interface FoundLink {
  from: number;
  to: number;
  href: string;
}

export function linkAround({ selection: { $from }, schema }: EditorState): FoundLink | undefined {
  const type = schema.marks.link!;
  const { parent } = $from;
  const markAt = (index: number) => {
    const node = parent.maybeChild(index);
    return node && type.isInSet(node.marks);
  };
  const after = markAt($from.index());
  const index = after ? $from.index() : $from.indexAfter() - 1;
  const mark = after ?? markAt(index);
  if (!mark) return undefined;
  const isSame = (at: number) => markAt(at)?.eq(mark);
  let [first, last] = [index, index];
  while (isSame(first - 1)) first -= 1;
  while (isSame(last + 1)) last += 1;
  const sizeTo = (end: number) =>
    parent.children.slice(0, end).reduce((size, { nodeSize }) => size + nodeSize, 0);
  return {
    from: $from.start() + sizeTo(first),
    to: $from.start() + sizeTo(last + 1),
    href: mark.attrs.href as string,
  };
}

export const setLink =
  (href: string): Command =>
  (state, dispatch) => {
    const type = state.schema.marks.link!;
    const found = linkAround(state);
    const { from, to, empty } = found ? { ...found, empty: false } : state.selection;
    const mark = type.create({ href });
    const tr = empty
      ? state.tr.insert(from, state.schema.text(href.replace(/^(https:\/\/|mailto:)/i, ''), [mark]))
      : state.tr.removeMark(from, to, type).addMark(from, to, mark);
    dispatch?.(tr.scrollIntoView());
    return true;
  };

export const removeLink: Command = (state, dispatch) => {
  const found = linkAround(state);
  if (found) dispatch?.(state.tr.removeMark(found.from, found.to, state.schema.marks.link));
  return Boolean(found);
};

export interface PictureAttrs {
  src: string;
  alt: string;
  caption: string;
}

export function selectedPicture({ selection }: EditorState): PictureAttrs | undefined {
  const isPicture = selection instanceof NodeSelection && selection.node.type.name === 'picture';
  return isPicture ? (selection.node.attrs as PictureAttrs) : undefined;
}

export const setPicture =
  (attrs: PictureAttrs): Command =>
  (state, dispatch) => {
    const { picture, paragraph } = state.schema.nodes;
    const node = picture!.create({ ...attrs });
    const { $to, from } = state.selection;
    if (selectedPicture(state)) {
      const tr = state.tr.replaceSelectionWith(node, true);
      dispatch?.(tr.setSelection(NodeSelection.create(tr.doc, from)));
      return true;
    }
    const line = paragraph!.create(null, node);
    // A picture goes after a list or quote, not into it.
    const after = $to.depth > 0 ? $to.after(1) : $to.pos;
    const isEmpty = $to.depth === 1 && $to.parent.content.size === 0;
    const tr = isEmpty ? state.tr.replaceWith($to.before(), $to.after(), line) : state.tr.insert(after, line);
    const at = isEmpty ? $to.before() : after;
    const next = tr.doc.resolve(at + line.nodeSize);
    if (!next.nodeAfter) tr.insert(next.pos, paragraph!.create());
    dispatch?.(tr.setSelection(NodeSelection.create(tr.doc, at + 1)).scrollIntoView());
    return true;
  };
