import { X } from 'lucide-react';
import { useRef, useState, type KeyboardEvent, type Ref } from 'react';
import { cut, tidy } from '#contract/characters';
import { limits } from '#contract/limits';
import { Field, type FieldProps } from './field.tsx';

interface TagFieldProps extends FieldProps {
  value: readonly string[];
  onChange: (value: string[]) => void;
  onBlur?: () => void;
  name?: string;
  ref?: Ref<HTMLInputElement>;
  placeholder?: string;
  /** Offered while typing. */
  suggestions?: readonly string[];
  max?: number;
}

/** Tags as chips: Enter or a comma adds, Backspace takes the last one back. For `<Controller>`. */
export function TagField(props: TagFieldProps) {
  const {
    value,
    onChange,
    onBlur,
    name,
    ref,
    placeholder = 'Add a tag…',
    suggestions,
    max = limits.tags,
    ...field
  } = props;
  const [draft, setDraft] = useState('');
  const [message, setMessage] = useState('');
  const box = useRef<HTMLDivElement>(null);

  const add = (text: string) => {
    const fresh = splitTags(text).filter((tag) => !value.includes(tag));
    setDraft('');
    if (fresh.length === 0) return;
    onChange([...value, ...fresh].slice(0, max));
    setMessage(`Added ${fresh.join(', ')}`);
  };
  const remove = (tag: string) => {
    onChange(value.filter((other) => other !== tag));
    setMessage(`Removed ${tag}`);
    box.current?.querySelector('input')?.focus();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' || event.key === ',') {
      // Enter in an empty field still submits the form.
      if (draft.trim() || event.key === ',') event.preventDefault();
      add(draft);
    } else if (event.key === 'Backspace' && draft === '' && value.length > 0) {
      remove(value[value.length - 1]!);
    }
  };

  return (
    <Field {...field} aside={field.aside ?? (value.length >= max ? `${value.length} of ${max}` : undefined)}>
      {(ids) => (
        <div
          ref={box}
          className="field flex flex-wrap items-center gap-1.5 py-1 pl-1.5"
          aria-invalid={ids['aria-invalid']}
        >
          {value.map((tag) => (
            <span
              key={tag}
              className="inline-flex h-6.5 max-w-full items-center gap-0.5 rounded-md bg-neutral-soft pl-2 text-[0.8125rem]"
            >
              <span className="truncate">{tag}</span>
              <button
                type="button"
                aria-label={`Remove tag ${tag}`}
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
            disabled={value.length >= max}
            placeholder={value.length === 0 ? placeholder : undefined}
            maxLength={limits.tagLength}
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

function splitTags(text: string): string[] {
  const tags = text.split(/[,\n]/).map((tag) => cut(tidy(tag), limits.tagLength));
  return [...new Set(tags.filter(Boolean))];
}
