import { clsx } from 'clsx';
import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ClipboardEvent,
  type ReactNode,
  type Ref,
} from 'react';
import { createPortal } from 'react-dom';
import { Images, Trash2, Upload, Image, ImageOff } from 'lucide-react';
import * as words from '#words/files';
import { Field, type FieldProps, type FieldIds } from '../ui/forms/field.tsx';
import { onDemand } from '../ui/overlays/on-demand.tsx';
import { Button } from '../ui/elements/button.tsx';
import { logoPlate } from '../../shared/cards/logo-plate.ts';
import { safeImage } from '../../shared/cards/safe-address.ts';
import { useFileDrop, useStrayDropGuard } from './use-file-drop.ts';
import { ChooseFiles } from './choose-files.tsx';

interface PictureFieldProps extends FieldProps {
  /** An https address, the path of an uploaded file, or empty. */
  value: string;
  onChange: (address: string) => void;
  onBlur?: () => void;
  name?: string;
  ref?: Ref<HTMLInputElement>;
  disabled?: boolean;
  /** `isMissing` is true if an upload stopped without its picture, or the field is gone. */
  onBusy?: (busy: boolean, isMissing?: boolean) => void;
  action?: ReactNode;
}

// Few visitors of a form change a picture, so this code loads on demand.
const LibraryDialog = onDemand(() => import('./library-dialog.tsx'));
const PictureUpload = onDemand(() => import('./picture-upload.tsx'));

/** Files come first because most people have a file. Use it in a `<Controller>`. */
export function PictureField(props: PictureFieldProps) {
  const { value, onChange, onBlur, name, ref, disabled, onBusy, action, ...field } = props;
  const [chosen, setChosen] = useState<{ file: File; count: number }>();
  // True while a stopped upload waits for a retry or a cancel.
  const [stopped, setStopped] = useState(false);
  const [choosing, setChoosing] = useState(false);
  const [broken, setBroken] = useState<string>();
  const isBroken = value !== '' && broken === value.trim();
  const take = ([first]: readonly File[], address = '') => {
    if (first) {
      // The count makes choosing the same file twice a change.
      setChosen((before) => ({ file: first, count: (before?.count ?? 0) + 1 }));
      setStopped(false);
    } else if (isAddress(address)) onChange(address);
  };
  const finish = (address?: string) => {
    setChosen(undefined);
    setChoosing(false);
    if (address !== undefined) onChange(address);
  };
  const { over, handlers } = useFileDrop(take);
  useStrayDropGuard();
  const uploading = chosen !== undefined && !stopped;
  useNotified(uploading, chosen !== undefined, onBusy);
  return (
    <>
      <Field {...field} hint={isBroken ? words.fieldBroken : (field.hint ?? words.fieldHint)}>
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
              {chosen ? (
                <PictureUpload
                  key={chosen.count}
                  file={chosen.file}
                  onStopped={setStopped}
                  onClose={finish}
                />
              ) : null}
              {uploading || disabled ? null : (
                <PictureActions
                  label={field.label}
                  filled={value !== ''}
                  onFiles={take}
                  onLibrary={() => setChoosing(true)}
                  onRemove={() => onChange('')}
                  onNear={LibraryDialog.prefetch}
                  action={action}
                />
              )}
              <PictureAddress {...{ ids, value, onChange, onBlur, name, ref, disabled }} />
            </div>
            {over ? <DropHere /> : null}
          </div>
        )}
      </Field>
      {choosing
        ? // The portal keeps Enter in the dialog's search from submitting the form around the field.
          createPortal(<LibraryDialog onClose={() => setChoosing(false)} onChoose={finish} />, document.body)
        : null}
    </>
  );
}

function useNotified(busy: boolean, isMissing: boolean, notify: PictureFieldProps['onBusy']): void {
  const latest = useRef(isMissing);
  useLayoutEffect(() => {
    latest.current = isMissing;
  });
  useEffect(() => {
    if (!busy || !notify) return undefined;
    notify(true);
    return () => notify(false, latest.current);
  }, [busy, notify]);
}

function DropHere() {
  return (
    <p className="pointer-events-none absolute inset-0 grid place-items-center rounded-lg bg-accent-soft font-medium text-accent-ink">
      {words.fieldDrop}
    </p>
  );
}

// Repeats `imageTypes` of the contract, because importing it would bring the schemas.
const accept = 'image/png,image/jpeg,image/webp,image/avif,image/gif';

interface PictureActionsProps {
  label: string;
  filled: boolean;
  onFiles: (files: readonly File[]) => void;
  onLibrary: () => void;
  onRemove: () => void;
  onNear: () => void;
  action?: ReactNode;
}

function PictureActions({ label, filled, onNear, action, ...on }: PictureActionsProps) {
  return (
    <div className="flex flex-wrap gap-2" onPointerEnter={onNear} onFocus={onNear}>
      <ChooseFiles
        accept={accept}
        onChoose={on.onFiles}
        size="sm"
        label={words.fieldChooseFor(label)}
        icon={<Upload aria-hidden />}
      >
        {words.fieldChoose}
      </ChooseFiles>
      <Button
        size="sm"
        aria-label={words.fieldLibraryFor(label)}
        icon={<Images aria-hidden />}
        onClick={on.onLibrary}
      >
        {words.fieldLibrary}
      </Button>
      {action}
      {filled ? (
        <Button
          size="sm"
          variant="ghost"
          aria-label={words.fieldRemoveFor(label)}
          icon={<Trash2 aria-hidden />}
          onClick={on.onRemove}
        >
          {words.fieldRemove}
        </Button>
      ) : null}
    </div>
  );
}

const typingMs = 400;

interface PicturePreviewProps {
  address: string;
  broken: boolean;
  onBroken: (address: string) => void;
}

function PicturePreview({ address, broken, onBroken }: PicturePreviewProps) {
  const source = safeImage(useSettled(address.trim()));
  return (
    <div
      className={clsx(
        'grid size-18 shrink-0 place-items-center overflow-hidden rounded-md border bg-sunken text-ink-3',
        source && !broken ? 'border-line' : 'border-dashed border-line-strong',
      )}
    >
      {source && !broken ? (
        <img
          key={source}
          src={source}
          alt=""
          style={logoPlate(source)}
          className="max-h-full max-w-full bg-(--rd-plate,#fff) object-contain"
          onError={() => onBroken(address.trim())}
        />
      ) : broken ? (
        <ImageOff aria-hidden className="size-5" />
      ) : (
        <Image aria-hidden className="size-5" />
      )}
    </div>
  );
}

function useSettled(address: string): string {
  const [settled, setSettled] = useState(address);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(address), typingMs);
    return () => clearTimeout(timer);
  }, [address]);
  return address === '' || address.startsWith('/') ? address : settled;
}

const isOwnFile = (address: string): boolean => address.startsWith('/assets/');

const isAddress = (text: string): boolean => /^https:\/\/\S+$/i.test(text);

interface PictureAddressProps extends Pick<
  PictureFieldProps,
  'value' | 'onChange' | 'onBlur' | 'name' | 'ref' | 'disabled'
> {
  ids: FieldIds;
}

function PictureAddress({ ids, value, onChange, ...rest }: PictureAddressProps) {
  const own = isOwnFile(value);
  return (
    <input
      {...rest}
      {...ids}
      type="text"
      inputMode="url"
      autoComplete="off"
      spellCheck={false}
      placeholder={words.fieldPlaceholder}
      readOnly={own}
      value={own ? words.fieldOwnFile : value}
      onChange={(event) => onChange(event.target.value)}
      className={clsx('field', own && 'text-ink-2')}
    />
  );
}

function takePasted(
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
