import { clsx } from 'clsx';
import { CopyButton } from './copy-button.tsx';

interface Props {
  title: string;
  note?: string;
  code: string;
  copy: string;
  copyFailed?: string;
  long?: boolean;
}

export function CodeSample({ title, note, code, copy, copyFailed, long }: Props) {
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <div className="flex items-end justify-between gap-3">
        <div className="min-w-0">
          <h3 className="font-medium">{title}</h3>
          {note ? <p className="text-[0.8125rem] text-pretty text-ink-2">{note}</p> : null}
        </div>
        <CopyButton text={code} size="sm" failed={copyFailed}>
          {copy}
        </CopyButton>
      </div>
      <pre
        // Keyboard users have to be able to reach a scrolling region.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={long ? 0 : undefined}
        role={long ? 'region' : undefined}
        aria-label={long ? title : undefined}
        className={clsx(
          'rounded-lg border border-line bg-sunken p-3 font-mono text-xs leading-5 whitespace-pre-wrap wrap-anywhere',
          long && 'max-h-72 overflow-y-auto',
        )}
      >
        {code}
      </pre>
    </div>
  );
}
