import { clsx } from 'clsx';
import type { ClipboardEvent, Ref } from 'react';
import type { FieldIds } from '../ui/field.tsx';
import { texts } from './texts.ts';

const isOwnFile = (address: string): boolean => address.startsWith('/assets/');

export const isAddress = (text: string): boolean => /^https:\/\/\S+$/i.test(text);

interface PictureAddressProps {
  ids: FieldIds;
  value: string;
  onChange: (address: string) => void;
  onBlur?: () => void;
  name?: string;
  ref?: Ref<HTMLInputElement>;
  disabled?: boolean;
}

/** The address of a picture elsewhere, to be typed; a file of one's own is named in words instead of by its path. */
export function PictureAddress({ ids, value, onChange, ...rest }: PictureAddressProps) {
  const own = isOwnFile(value);
  return (
    <input
      {...rest}
      {...ids}
      type="text"
      inputMode="url"
      autoComplete="off"
      spellCheck={false}
      placeholder={texts.field.placeholder}
      readOnly={own}
      value={own ? texts.field.ownFile : value}
      onChange={(event) => onChange(event.target.value)}
      className={clsx('field', own && 'text-ink-2')}
    />
  );
}

/** A picture in the clipboard is taken; so is an address in place of a file. Other text goes where it was pasted. */
export function takePasted(
  event: ClipboardEvent,
  value: string,
  take: (files: readonly File[], address?: string) => void,
): void {
  const files = [...event.clipboardData.files];
  const text = event.clipboardData.getData('text').trim();
  if (files.length === 0 && !(isOwnFile(value) && isAddress(text))) return;
  event.preventDefault();
  take(files, text);
}
