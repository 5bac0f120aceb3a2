import { useRef, type ReactNode } from 'react';
import { Button } from '../ui/button.tsx';

interface ChooseFilesProps {
  /** Types, as `<input accept>` takes them. */
  accept: string;
  multiple?: boolean;
  onChoose: (files: readonly File[]) => void;
  /** The button's name, when its words do not say it all. */
  label?: string;
  size?: 'sm' | 'md';
  variant?: 'primary' | 'secondary' | 'ghost';
  icon?: ReactNode;
  children: ReactNode;
}

/** A button that opens the system's file dialog. */
export function ChooseFiles({ accept, multiple, onChoose, label, children, ...look }: ChooseFilesProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...look} aria-label={label} onClick={() => input.current?.click()}>
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        multiple={multiple}
        onChange={(event) => {
          onChoose([...(event.target.files ?? [])]);
          // The same file can be chosen again after it failed.
          event.target.value = '';
        }}
      />
    </>
  );
}
