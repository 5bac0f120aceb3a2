import { clsx } from 'clsx';
import { Eye } from 'lucide-react';
import { useState } from 'react';
import type { Document } from '#contract/resources/document';
import * as words from '#words/made-documents';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { onDemand } from '../../ui/overlays/on-demand.tsx';
import { useRefreshDocuments } from './api.ts';

type Preview = NonNullable<Document['preview']>;

/** A document without a picture of itself has the letters of its format. */
const square =
  'grid size-12 shrink-0 place-items-center rounded-lg border bg-sunken text-[0.625rem] font-semibold text-ink-2 uppercase';

const WordDialog = onDemand(() => import('./word-dialog.tsx'));

export function DocumentPreview({ document }: { document: Document }) {
  const { format, title, status, preview } = document;
  const [isOpen, setOpen] = useState(false);
  const small = useAddress(preview?.small);
  const first = words.first[format === 'png' ? 'picture' : 'page'];
  const close = () => setOpen(false);
  if (format === 'docx' && status === 'ready')
    return (
      <>
        <button
          type="button"
          aria-label={words.pages.open(title)}
          className={clsx(
            square,
            'border-line-strong transition-colors duration-100 hover:border-field-line',
          )}
          onClick={() => setOpen(true)}
        >
          <Eye aria-hidden className="size-5" />
        </button>
        {isOpen ? <WordDialog document={document} onClose={close} /> : null}
      </>
    );
  if (!preview || !small.address)
    return (
      <span aria-hidden className={clsx(square, 'border-line')}>
        {format}
      </span>
    );
  return (
    <>
      <button
        type="button"
        aria-label={first.open(title)}
        className="w-12 shrink-0 overflow-hidden rounded-sm border border-line-strong transition-colors duration-100 hover:border-field-line"
        onClick={() => setOpen(true)}
      >
        <img
          src={small.address}
          alt=""
          width={preview.width}
          height={preview.height}
          loading="lazy"
          className="h-auto w-full"
          onError={small.onError}
        />
      </button>
      <Dialog open={isOpen} title={first.of(title)} size="lg" onClose={close}>
        <Large preview={preview} description={first.of(title)} />
      </Dialog>
    </>
  );
}

function Large({
  preview: { large, width, height },
  description,
}: {
  preview: Preview;
  description: string;
}) {
  const { address, onError } = useAddress(large);
  return address ? (
    <img
      src={address}
      alt={description}
      width={width}
      height={height}
      className="mx-auto h-auto max-h-[75dvh] w-auto max-w-full border border-line bg-white"
      onError={onError}
    />
  ) : (
    <p className="text-ink-2">{words.previewFailed}</p>
  );
}

/** An address ends after some minutes, so the list is asked for another. One that failed is not tried again. */
function useAddress(address: string | undefined) {
  const [failed, setFailed] = useState<string>();
  const refresh = useRefreshDocuments();
  const onError = () => {
    setFailed(address);
    refresh();
  };
  return { address: address === failed ? undefined : address, onError };
}
