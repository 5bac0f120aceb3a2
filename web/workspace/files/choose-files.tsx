import { useRef, type ReactNode, type Ref } from 'react';
import { Button } from '../ui/elements/button.tsx';

interface FileInputProps {
  accept: string;
  multiple?: boolean;
  onChoose: (files: readonly File[]) => void;
  ref: Ref<HTMLInputElement>;
}

/** A hidden file input, opened by `click()`. It must stay mounted while the system's dialog is open, or the choice is lost. */
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
        // Resetting the value lets people choose the same file again after a failure.
        event.target.value = '';
      }}
    />
  );
}

interface ChooseFilesProps extends Omit<FileInputProps, 'ref'> {
  label?: string;
  size?: 'sm' | 'md';
  icon?: ReactNode;
  children: ReactNode;
}

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
