import { clsx } from 'clsx';
import { useEffect, useState, type Ref } from 'react';
import { createPortal } from 'react-dom';
import { Field, type FieldProps } from '../ui/field.tsx';
import { onDemand } from '../ui/on-demand.tsx';
import { PictureActions } from './picture-actions.tsx';
import { isAddress, PictureAddress, takePasted } from './picture-address.tsx';
import { PicturePreview } from './picture-preview.tsx';
import { texts } from './texts.ts';
import { useFileDrop, useNoStrayDrops } from './use-file-drop.ts';

interface PictureFieldProps extends FieldProps {
  /** An https address, the path of an uploaded file, or empty. */
  value: string;
  onChange: (address: string) => void;
  onBlur?: () => void;
  name?: string;
  ref?: Ref<HTMLInputElement>;
  /** Shown, but not to be changed. */
  disabled?: boolean;
  /** With true when an upload begins whose address is to come, with false when none is under way any more. */
  onBusy?: (busy: boolean) => void;
}

// For the few who change a picture, not for all who open a form.
const LibraryDialog = onDemand(() => import('./library-dialog.tsx'));
const PictureUpload = onDemand(() => import('./picture-upload.tsx'));

/** A picture: dropped, pasted, taken from the library, or by its address. For `<Controller>`. */
export function PictureField(props: PictureFieldProps) {
  const { value, onChange, onBlur, name, ref, disabled, onBusy, ...field } = props;
  const [file, setFile] = useState<File>();
  // The upload has stopped, and waits to be retried or given up.
  const [stopped, setStopped] = useState(false);
  const [choosing, setChoosing] = useState(false);
  const [broken, setBroken] = useState<string>();
  const isBroken = value !== '' && broken === value.trim();
  const take = ([first]: readonly File[], address = '') => {
    if (first) {
      setFile(first);
      setStopped(false);
    } else if (isAddress(address)) onChange(address);
  };
  const finish = (address?: string) => {
    setFile(undefined);
    setChoosing(false);
    if (address !== undefined) onChange(address);
  };
  const { over, handlers } = useFileDrop(take);
  useNoStrayDrops();
  useNotified(file !== undefined && !stopped, onBusy);
  return (
    <>
      <Field {...field} hint={isBroken ? texts.field.broken : (field.hint ?? texts.field.hint)}>
        {(ids) => (
          <div
            {...(disabled ? undefined : handlers)}
            onPaste={disabled ? undefined : (event) => takePasted(event, value, take)}
            className={clsx(
              'relative flex items-start gap-3 rounded-lg border border-dashed p-3 transition-colors duration-100',
              over ? 'border-accent-mark' : 'border-line-strong',
            )}
          >
            <PicturePreview address={value} broken={isBroken} onBroken={setBroken} />
            <div className="flex min-w-0 flex-1 flex-col gap-2">
              <PictureAddress {...{ ids, value, onChange, onBlur, name, ref, disabled }} />
              {file ? (
                <PictureUpload key={keyOf(file)} file={file} onStopped={setStopped} onClose={finish} />
              ) : disabled ? null : (
                <PictureActions
                  label={field.label}
                  filled={value !== ''}
                  onFiles={take}
                  onLibrary={() => setChoosing(true)}
                  onRemove={() => onChange('')}
                  onNear={LibraryDialog.prefetch}
                />
              )}
            </div>
            {over ? <DropHere /> : null}
          </div>
        )}
      </Field>
      {choosing
        ? // Outside of the form around the field: Enter in the dialog's search does not submit that.
          createPortal(<LibraryDialog onClose={() => finish()} onChoose={finish} />, document.body)
        : null}
    </>
  );
}

function useNotified(busy: boolean, notify: ((busy: boolean) => void) | undefined): void {
  useEffect(() => {
    if (!busy || !notify) return undefined;
    notify(true);
    return () => notify(false);
  }, [busy, notify]);
}

const keyOf = ({ name, size, lastModified }: File) => `${name}/${size}/${lastModified}`;

function DropHere() {
  return (
    <p className="pointer-events-none absolute inset-0 grid place-items-center rounded-lg bg-accent-soft font-medium text-accent-ink">
      {texts.field.drop}
    </p>
  );
}
