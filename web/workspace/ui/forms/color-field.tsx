import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import * as words from '#words/color-field';
import { IconButton } from '../elements/button.tsx';
import { Field } from './field.tsx';

interface Props {
  label: string;
  /** #rrggbb */
  value: string;
  hint?: string;
  error?: string;
  disabled?: boolean;
  onChange: (value: string) => void;
  onReset?: () => void;
}

const complete = /^#[0-9a-f]{6}$/i;

/** A color, picked or typed. `onChange` gets only complete colors. */
export function ColorField({ label, value, hint, error, disabled, onChange, onReset }: Props) {
  const [typed, setTyped] = useState<string>();
  return (
    <Field label={label} hint={hint} error={error}>
      {(ids) => (
        <div className="flex gap-2">
          <input
            type="color"
            aria-label={words.picker(label)}
            value={complete.test(value) ? value.toLowerCase() : '#000000'}
            disabled={disabled}
            onChange={(event) => onChange(event.target.value.toUpperCase())}
            className="h-9 w-11 shrink-0 cursor-pointer rounded-lg border border-field-line bg-surface p-1 disabled:cursor-not-allowed max-sm:h-11"
          />
          <div className="relative min-w-0 flex-1">
            <input
              {...ids}
              type="text"
              className="field"
              maxLength={7}
              spellCheck={false}
              autoComplete="off"
              disabled={disabled}
              value={typed ?? value.toUpperCase()}
              onChange={(event) => {
                const text = event.target.value.trim();
                const color = text.startsWith('#') ? text : `#${text}`;
                setTyped(text);
                if (complete.test(color)) onChange(color.toUpperCase());
              }}
              onBlur={() => setTyped(undefined)}
            />
            {onReset ? (
              <div className="absolute inset-y-0 end-1 grid place-items-center">
                <IconButton label={words.reset(label)} onClick={onReset}>
                  <RotateCcw aria-hidden />
                </IconButton>
              </div>
            ) : null}
          </div>
        </div>
      )}
    </Field>
  );
}
