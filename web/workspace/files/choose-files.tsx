import { useRef, type ReactNode, type Ref } from 'react';
import { Button } from '../ui/button.tsx';

interface FileInputProps {
  /** Types, as `<input accept>` takes them. */
  accept: string;
  multiple?: boolean;
  onChoose: (files: readonly File[]) => void;
  ref: Ref<HTMLInputElement>;
}

/** The system's file dialog, opened by `click()`. It must stay while that is open, or the choice is lost. */
export function FileInput({ accept, multiple, onChoose, ref }: FileInputProps) {
  return (
    <input
      ref={ref}
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
  );
}

interface ChooseFilesProps extends Omit<FileInputProps, 'ref'> {
  /** The button's name, when its words do not say it all. */
  label?: string;
  size?: 'sm' | 'md';
  icon?: ReactNode;
  children: ReactNode;
}

/** A button that opens the system's file dialog. */
export function ChooseFiles({ accept, multiple, onChoose, label, children, ...button }: ChooseFilesProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...button} aria-label={label} onClick={() => input.current?.click()}>
        {children}
      </Button>
      <FileInput ref={input} accept={accept} multiple={multiple} onChoose={onChoose} />
    </>
  );
}
