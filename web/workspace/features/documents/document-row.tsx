import { clsx } from 'clsx';
import { Download, RotateCw, Trash2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { Document } from '#contract/resources/document';
import { languageName } from '#contract/words/language-name';
import { failureSaid } from '#words/document-failures';
import { language as screenLanguage } from '#words/language';
import * as words from '#words/made-documents';
import { fileSize } from '../../../shared/format/file-size.ts';
import { messageOf } from '../../lib/api/api-client.ts';
import { Badge } from '../../ui/elements/badge.tsx';
import { Button } from '../../ui/elements/button.tsx';
import { Pieces } from '../../ui/elements/pieces.tsx';
import { RelativeTime } from '../../ui/elements/relative-time.tsx';
import { Spinner } from '../../ui/feedback/spinner.tsx';
import { notify } from '../../ui/feedback/toast.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { MoreMenu } from '../../ui/overlays/menu.tsx';
import { useDeleteDocument, useDownload, useMakeAgain } from './api.ts';
import { DocumentNotes } from './document-notes.tsx';
import { DocumentPreview } from './document-preview.tsx';

const day = new Intl.DateTimeFormat(screenLanguage, { dateStyle: 'medium', timeZone: 'UTC' });
const dayInWords = (at: string) => day.format(new Date(at));

export interface RowProps {
  document: Document;
  mayMake: boolean;
  today: string;
  nameOf: (userId: string) => string | undefined;
}

export function DocumentRow({ document, mayMake, nameOf, today }: RowProps) {
  const { title, format, shape, look, channel, language, references, size, createdAt, createdBy } = document;
  const facts: ReactNode[] = [
    document.form ? words.filledForm : words.formats[format].label,
    shape && words.shapes[shape],
    look && words.looks[look].label,
    channel === 'tender' ? words.forTender : undefined,
    languageName(language, screenLanguage),
    references === undefined ? undefined : words.count(references),
    size === undefined ? undefined : fileSize(size),
    nameOf(createdBy),
    <RelativeTime key="made" at={createdAt} />,
  ].filter((fact) => fact !== undefined);
  return (
    <li className="relative flex flex-wrap items-start gap-x-4 p-4">
      <DocumentPreview document={document} />
      <div className="min-w-0 flex-1 basis-48">
        <h2 className="font-medium wrap-anywhere max-sm:pe-8">{title}</h2>
        <p className="text-[0.8125rem] text-ink-2">
          <Pieces of={facts.flatMap((fact, index) => (index > 0 ? [' · ', fact] : [fact]))} />
        </p>
        <State document={document} today={today} />
        <DocumentNotes document={document} />
      </div>
      <Actions document={document} mayMake={mayMake} />
    </li>
  );
}

function State({
  document: { status, reason = '', holdsUntil },
  today,
}: Pick<RowProps, 'document' | 'today'>) {
  const ended = holdsUntil !== undefined && holdsUntil < today;
  return (
    <>
      <output
        className={status === 'ready' ? 'sr-only' : 'mt-1.5 flex flex-wrap items-center gap-x-2 gap-y-1'}
      >
        {status === 'pending' ? (
          <>
            <Spinner className="text-accent-mark" />
            {words.pending}
          </>
        ) : status === 'failed' ? (
          <>
            <Badge tone="bad">{words.notMade}</Badge>
            {failureSaid(reason)}
          </>
        ) : (
          words.ready
        )}
      </output>
      {holdsUntil ? (
        <p className={clsx('mt-1 text-[0.8125rem]', ended ? 'font-medium text-warn' : 'text-ink-2')}>
          {ended ? words.endedOn(dayInWords(holdsUntil)) : words.holdsUntil(dayInWords(holdsUntil))}
        </p>
      ) : null}
    </>
  );
}

function Actions({ document, mayMake }: Pick<RowProps, 'document' | 'mayMake'>) {
  const { id, title, status } = document;
  const download = useDownload();
  const again = useMakeAgain();
  const remove = useDeleteDocument();
  const [isDeleting, setDeleting] = useState(false);
  const makeAgain = () => again.mutate(id, { onError: (error) => notify.error(messageOf(error)) });
  const againEntry = {
    id: 'again',
    label: words.again,
    icon: <RotateCw aria-hidden />,
    onSelect: makeAgain,
  };
  return (
    <div className="flex items-center gap-1 max-sm:w-full max-sm:ps-16">
      {status === 'ready' && !again.isPending ? (
        <Button
          size="sm"
          className="max-sm:mt-3 max-sm:min-h-11"
          icon={<Download aria-hidden />}
          aria-label={words.downloadOf(title)}
          busy={download.isPending}
          onClick={() => download.mutate(id, { onError: (error) => notify.error(messageOf(error)) })}
        >
          {words.download}
        </Button>
      ) : null}
      {status === 'failed' && mayMake ? (
        <Button
          size="sm"
          className="max-sm:mt-3 max-sm:min-h-11"
          icon={<RotateCw aria-hidden />}
          aria-label={words.againOf(title)}
          busy={again.isPending}
          onClick={makeAgain}
        >
          {words.again}
        </Button>
      ) : null}
      {mayMake ? (
        <MoreMenu
          label={words.actionsFor(title)}
          triggerClassName="max-sm:absolute max-sm:end-1.5 max-sm:top-1.5 max-sm:size-11"
          groups={[
            status === 'ready' ? [againEntry] : [],
            [
              {
                id: 'delete',
                label: words.remove,
                icon: <Trash2 aria-hidden />,
                tone: 'danger',
                onSelect: () => setDeleting(true),
              },
            ],
          ]}
        />
      ) : null}
      <ConfirmDialog
        open={isDeleting}
        title={words.removeTitle(title)}
        action={words.removeAction}
        errorTitle={words.removeFailed}
        onClose={() => setDeleting(false)}
        onConfirm={async () => {
          await remove.mutateAsync(id);
          notify.success(words.removed(title));
        }}
      >
        {words.removeBody}
      </ConfirmDialog>
    </div>
  );
}
