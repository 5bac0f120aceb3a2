import { X } from 'lucide-react';
import { useRef, useState, type KeyboardEvent, type Ref } from 'react';
import { tidy } from '#contract/primitives/characters';
import { limits } from '#contract/rules/limits';
import * as words from '#words/fields';
import { Field, type FieldProps } from './field.tsx';

interface TagFieldProps extends FieldProps {
  value: readonly string[];
  onChange: (value: string[]) => void;
  onBlur?: () => void;
  name?: string;
  ref?: Ref<HTMLInputElement>;
  placeholder?: string;
  suggestions?: readonly string[];
  max?: number;
}

/** Enter or a comma adds a tag, Backspace removes the last. Tags that do not fit remain in the input. */
export function TagField(props: TagFieldProps) {
  const {
    value,
    onChange,
    onBlur,
    name,
    ref,
    placeholder = words.tagPlaceholder,
    suggestions,
    max = limits.tags,
    ...field
  } = props;
  const [draft, setDraft] = useState('');
  const [message, setMessage] = useState('');
  const box = useRef<HTMLDivElement>(null);

  const add = (text: string) => {
    const { added, left } = addTags(value, text, max);
    setDraft(left.join(', '));
    if (added.length === 0) return;
    onChange([...value, ...added]);
    setMessage(words.tagsAdded(added));
  };
  const remove = (tag: string) => {
    onChange(value.filter((other) => other !== tag));
    setMessage(words.tagRemoved(tag));
    box.current?.querySelector('input')?.focus();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' || event.key === ',') {
      // Enter in an empty input still submits the form.
      if (draft.trim() || event.key === ',') event.preventDefault();
      add(draft);
    } else if (event.key === 'Backspace' && draft === '' && value.length > 0) {
      remove(value[value.length - 1]!);
    }
  };

  return (
    <Field
      {...field}
      error={refusalOf(value, draft, max) ?? field.error}
      aside={field.aside ?? (value.length >= max ? words.tagsOf(value.length, max) : undefined)}
    >
      {(ids) => (
        <div
          ref={box}
          className="field flex flex-wrap items-center gap-1.5 py-1 ps-1.5"
          aria-invalid={ids['aria-invalid']}
        >
          {value.map((tag) => (
            <span
              key={tag}
              className="inline-flex h-6.5 max-w-full items-center gap-0.5 rounded-md bg-neutral-soft ps-2 text-[0.8125rem]"
            >
              <span className="truncate">{tag}</span>
              <button
                type="button"
                aria-label={words.tagRemove(tag)}
                onClick={() => remove(tag)}
                className="grid size-6 place-items-center rounded-md text-ink-2 hover:text-ink"
              >
                <X aria-hidden className="size-3.5" />
              </button>
            </span>
          ))}
          <input
            {...ids}
            ref={ref}
            name={name}
            type="text"
            value={draft}
            disabled={value.length >= max && draft === ''}
            placeholder={value.length === 0 ? placeholder : undefined}
            list={suggestions ? `${ids.id}-list` : undefined}
            autoComplete="off"
            className="h-6.5 min-w-24 flex-1 bg-transparent px-1.5 outline-none placeholder:text-ink-3"
            onChange={(event) =>
              /[,\n]/.test(event.target.value) ? add(event.target.value) : setDraft(event.target.value)
            }
            onPaste={(event) => {
              const text = event.clipboardData.getData('text');
              if (!/[,\n]/.test(text)) return;
              event.preventDefault();
              add(draft + text);
            }}
            onKeyDown={onKeyDown}
            onBlur={() => {
              add(draft);
              onBlur?.();
            }}
          />
          {suggestions ? (
            <datalist id={`${ids.id}-list`}>
              {suggestions
                .filter((tag) => !value.includes(tag))
                .map((tag) => (
                  <option key={tag} value={tag}>
                    {tag}
                  </option>
                ))}
            </datalist>
          ) : null}
          <span className="sr-only" aria-live="polite">
            {message}
          </span>
        </div>
      )}
    </Field>
  );
}

const isTooLong = (tag: string) => tag.length > limits.tagLength;

export function addTags(value: readonly string[], typed: string, max: number) {
  const fresh = splitTags(typed).filter((tag) => !value.includes(tag));
  const added = fresh.filter((tag) => !isTooLong(tag)).slice(0, Math.max(0, max - value.length));
  return { added, left: fresh.filter((tag) => !added.includes(tag)) };
}

export function refusalOf(value: readonly string[], draft: string, max: number): string | undefined {
  const tags = splitTags(draft);
  if (tags.some(isTooLong)) return words.tagTooLong;
  return tags.length > 0 && value.length >= max ? words.tagsTooMany(max) : undefined;
}

function splitTags(text: string): string[] {
  const tags = text.split(/[,\n]/).map(tidy);
  return [...new Set(tags.filter(Boolean))];
}
