import { clsx } from 'clsx';
import { Search, X } from 'lucide-react';
import { useRef } from 'react';
import * as words from '#words/ui';
import { IconButton } from '../elements/button.tsx';

interface SearchFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  className?: string;
}

export function SearchField({ label, value, onChange, className }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className={clsx('relative', className)}>
      <Search
        aria-hidden
        className="pointer-events-none absolute top-1/2 start-2.5 size-4 -translate-y-1/2 text-ink-3"
      />
      <input
        ref={input}
        type="search"
        aria-label={label}
        placeholder={label}
        value={value}
        autoComplete="off"
        spellCheck={false}
        className="field pe-9 ps-8.5 [&::-webkit-search-cancel-button]:hidden"
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && value) {
            event.preventDefault();
            onChange('');
          }
        }}
      />
      {value ? (
        <IconButton
          label={words.searchClear}
          className="absolute top-1/2 end-1 size-7 -translate-y-1/2"
          onClick={() => {
            onChange('');
            input.current?.focus();
          }}
        >
          <X aria-hidden />
        </IconButton>
      ) : null}
    </div>
  );
}
