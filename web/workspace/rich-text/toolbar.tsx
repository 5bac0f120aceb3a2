import { clsx } from 'clsx';
import {
  Bold,
  Code,
  Heading2,
  Heading3,
  Image,
  Italic,
  Link,
  List,
  ListOrdered,
  TextQuote,
  type LucideIcon,
} from 'lucide-react';
import { useEffect, useMemo, useRef, useState, type ComponentProps, type KeyboardEvent } from 'react';
import type { EditorView } from 'prosemirror-view';
import type { Command } from 'prosemirror-state';
import * as words from '#words/rich-text';
import {
  linkAround,
  removeLink,
  selectedPicture,
  setLink,
  setPicture,
  storyTools,
  type PictureAttrs,
  type ToolName,
} from './commands.ts';
import { LibraryPicker, LinkDialog, PictureDialog } from './dialogs.tsx';
import type { StorySchema } from './schema.ts';

const icons: Record<ToolName, LucideIcon> = {
  heading: Heading2,
  subheading: Heading3,
  bold: Bold,
  italic: Italic,
  bullets: List,
  numbers: ListOrdered,
  quote: TextQuote,
};

interface ToolbarProps {
  label: string;
  /** Undefined while the text is edited as Markdown. */
  view: EditorView | undefined;
  schema: StorySchema;
  asMarkdown: boolean;
  onMarkdown: ((asMarkdown: boolean) => void) | undefined;
}

type Open =
  | { dialog: 'link'; href: string | undefined }
  | { dialog: 'library' }
  | { dialog: 'picture'; picture: PictureAttrs; isNew: boolean };

export function Toolbar({ label, view, schema, asMarkdown, onMarkdown }: ToolbarProps) {
  const tools = useMemo(() => storyTools(schema), [schema]);
  const [open, setOpen] = useState<Open>();
  const state = view?.state;
  const run = (command: Command) => {
    setOpen(undefined);
    if (!view) return;
    command(view.state, view.dispatch, view);
    view.focus();
  };
  const close = () => {
    setOpen(undefined);
    view?.focus();
  };
  const picture = state && selectedPicture(state);
  const link = state && linkAround(state);
  return (
    <Bar label={words.toolbar(label)}>
      {Object.entries(tools).map(([name, { isActive, run: command, keys }]) => {
        const Icon = icons[name as ToolName];
        return (
          <ToolButton
            key={name}
            label={words.tools[name as ToolName]}
            keys={keys}
            disabled={!state}
            pressed={state ? isActive(state) : false}
            onClick={() => run(command)}
          >
            <Icon aria-hidden />
          </ToolButton>
        );
      })}
      <ToolButton
        label={words.link}
        disabled={!state}
        pressed={Boolean(link)}
        onClick={() => setOpen({ dialog: 'link', href: link?.href })}
      >
        <Link aria-hidden />
      </ToolButton>
      <ToolButton
        label={words.picture}
        disabled={!state}
        pressed={Boolean(picture)}
        onPointerEnter={LibraryPicker.prefetch}
        onFocus={LibraryPicker.prefetch}
        onClick={() =>
          setOpen(picture ? { dialog: 'picture', picture, isNew: false } : { dialog: 'library' })
        }
      >
        <Image aria-hidden />
      </ToolButton>
      <button
        type="button"
        title={words.markdown}
        tabIndex={-1}
        aria-pressed={asMarkdown}
        aria-disabled={!onMarkdown || undefined}
        onClick={() => onMarkdown?.(!asMarkdown)}
        className={clsx(
          'ms-auto h-8 max-sm:h-7.5 shrink-0 rounded-md px-2 text-[0.8125rem] font-medium aria-disabled:opacity-55',
          asMarkdown ? 'bg-accent-soft text-accent-ink' : 'text-ink-2 hover:bg-hover hover:text-ink',
        )}
      >
        <span className="max-sm:sr-only">{words.markdown}</span>
        <Code aria-hidden className="size-4 sm:hidden" />
      </button>
      {open?.dialog === 'link' ? (
        <LinkDialog
          href={open.href}
          onUse={(href) => run(setLink(href))}
          onRemove={() => run(removeLink)}
          onClose={close}
        />
      ) : null}
      {open?.dialog === 'library' ? (
        <LibraryPicker
          onClose={close}
          onChoose={(src) =>
            setOpen({ dialog: 'picture', picture: { src, alt: '', caption: '' }, isNew: true })
          }
        />
      ) : null}
      {open?.dialog === 'picture' ? (
        <PictureDialog
          picture={open.picture}
          isNew={open.isNew}
          onUse={(attrs) => run(setPicture(attrs))}
          onRemove={() => run((now, dispatch) => (dispatch?.(now.tr.deleteSelection()), true))}
          onClose={close}
        />
      ) : null}
    </Bar>
  );
}

/** A roving tab stop: Tab reaches one button, arrows move to the others. */
function Bar({ label, children }: { label: string; children: ComponentProps<'div'>['children'] }) {
  const bar = useRef<HTMLDivElement>(null);
  const buttons = () => [...bar.current!.querySelectorAll<HTMLButtonElement>(':scope > button')];
  const goTo = (button: HTMLButtonElement | undefined) => {
    for (const one of buttons()) one.tabIndex = one === button ? 0 : -1;
    button?.focus();
  };
  useEffect(() => {
    const all = buttons().filter(({ disabled }) => !disabled);
    if (all.some(({ tabIndex }) => tabIndex === 0)) return;
    for (const one of buttons()) one.tabIndex = one === all[0] ? 0 : -1;
  });
  const onKeyDown = (event: KeyboardEvent) => {
    const all = buttons().filter(({ disabled }) => !disabled);
    const at = all.indexOf(document.activeElement as HTMLButtonElement);
    const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: all.length - 1 }[event.key];
    if (next === undefined || at === -1) return;
    event.preventDefault();
    goTo(all.at(next % all.length));
  };
  return (
    <div
      ref={bar}
      role="toolbar"
      tabIndex={-1}
      aria-label={label}
      onKeyDown={onKeyDown}
      className="flex h-10 items-center gap-0.5 overflow-x-auto max-sm:gap-0 border-b border-line px-1"
    >
      {children}
    </div>
  );
}

interface ToolButtonProps extends ComponentProps<'button'> {
  label: string;
  keys?: string;
  pressed: boolean;
}

function ToolButton({ label, keys, pressed, ...rest }: ToolButtonProps) {
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-label={label}
      aria-pressed={pressed}
      title={keys ? `${label} (${readable(keys)})` : label}
      // The click must not take the focus and selection from the text.
      onMouseDown={(event) => event.preventDefault()}
      {...rest}
      className={clsx(
        'grid size-8 shrink-0 place-items-center rounded-md max-sm:size-7.5 transition-colors duration-100 disabled:opacity-55 [&_svg]:size-4',
        pressed
          ? 'bg-accent-soft text-accent-ink'
          : 'text-ink-2 not-disabled:hover:bg-hover not-disabled:hover:text-ink',
      )}
    />
  );
}

const isMac = /Mac|iP(hone|ad)/.test(navigator.platform);
const readable = (keys: string): string =>
  isMac
    ? keys.replace('Mod-', '⌘').replace('Alt-', '⌥').replace('Shift-', '⇧').toUpperCase()
    : keys
        .replace('Mod', 'Ctrl')
        .replaceAll('-', '+')
        .replace(/\w$/, (key) => key.toUpperCase());
