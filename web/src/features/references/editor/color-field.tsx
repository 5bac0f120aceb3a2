import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { texts } from '../texts.ts';

interface Props {
  label: string;
  /** #rrggbb; undefined while the default is used. */
  value: string | undefined;
  fallback: string;
  error?: string;
  onChange: (value: string | undefined) => void;
}

const complete = /^#[0-9a-f]{6}$/i;

/** A colour, picked or typed; only whole colours are given on. */
export function ColorField({ label, value, fallback, error, onChange }: Props) {
  const [typed, setTyped] = useState<string>();
  const shown = value ?? fallback;
  return (
    <div className="flex items-end gap-2">
      <input
        type="color"
        aria-label={label}
        value={complete.test(shown) ? shown.toLowerCase() : fallback}
        onChange={(event) => onChange(event.target.value.toUpperCase())}
        className="h-9 w-11 shrink-0 cursor-pointer rounded-lg border border-field-line bg-surface p-1 max-sm:h-11"
      />
      <TextField
        className="flex-1"
        label={label}
        error={error}
        maxLength={7}
        spellCheck={false}
        autoComplete="off"
        value={typed ?? shown}
        onChange={(event) => {
          const text = event.target.value.trim();
          const color = text.startsWith('#') ? text : `#${text}`;
          setTyped(text);
          if (complete.test(color)) onChange(color.toUpperCase());
        }}
        onBlur={() => setTyped(undefined)}
        end={
          value === undefined ? null : (
            <IconButton label={texts.appearance.colorReset} onClick={() => onChange(undefined)}>
              <RotateCcw aria-hidden />
            </IconButton>
          )
        }
      />
    </div>
  );
}
