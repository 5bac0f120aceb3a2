import { Download } from 'lucide-react';
import type { WholeTender } from '#contract/resources/tender';
import type { Dispatch } from '#contract/tender/dispatch';
import { wasSent } from '#contract/tender/status';
import * as words from '#words/tender-sent';
import { Button } from '../../../ui/elements/button.tsx';
import { notify } from '../../../ui/feedback/toast.tsx';
import { OutcomeSection } from '../outcome/outcome-section.tsx';
import { reasonsInWords } from '../in-words.ts';
import { dayInWords, LightWord } from '../pieces.tsx';
import { useDownloadSent } from './api.ts';
import { Recalls } from './recalls.tsx';

interface Props {
  whole: WholeTender;
  titleOf: (referenceId: string) => string | undefined;
  mayWrite: boolean;
}

/** Shows what the buyer has, how the buyer decided, and what the buyer has to be told. */
export default function SentSections({ whole, titleOf, mayWrite }: Props) {
  const { tender, dispatches } = whole;
  return (
    <div className="mb-6 flex flex-col gap-6">
      <Recalls tender={tender} dispatches={dispatches} mayWrite={mayWrite} />
      {wasSent(tender.status) ? (
        <OutcomeSection tender={tender} titleOf={titleOf} mayWrite={mayWrite} />
      ) : null}
      {dispatches.length > 0 ? (
        <section aria-labelledby="sent">
          <h2 id="sent" className="mb-2 text-[0.9375rem] font-semibold">
            {words.title}
          </h2>
          <ol className="divide-y divide-line overflow-hidden rounded-xl border border-line bg-surface">
            {dispatches.toReversed().map((dispatch) => (
              <DispatchRow key={dispatch.id} tenderId={tender.id} dispatch={dispatch} />
            ))}
          </ol>
        </section>
      ) : null}
    </div>
  );
}

function DispatchRow({ tenderId, dispatch }: { tenderId: string; dispatch: Dispatch }) {
  const { id, sentAt, how, receivers, note, documents, references, despite } = dispatch;
  const { mutate, isPending } = useDownloadSent(tenderId);
  const open = (at: number) =>
    mutate({ dispatchId: id, at }, { onError: () => notify.error(words.downloadFailed) });
  return (
    <li className="px-4 py-3">
      <p className="font-medium wrap-anywhere">
        <time dateTime={sentAt}>{dayInWords(sentAt)}</time> ·{' '}
        {words.line(words.hows[how], receivers.join(', '))}
      </p>
      {note ? <p className="text-ink-2 wrap-anywhere">{note}</p> : null}
      {despite ? <p className="text-warn wrap-anywhere">{words.despite(despite)}</p> : null}
      <ul className="mt-2 flex flex-wrap gap-2">
        {documents.map(({ documentId, title, format }, at) => (
          <li key={documentId}>
            <Button
              size="sm"
              icon={<Download aria-hidden />}
              aria-label={words.downloadOf(title)}
              busy={isPending}
              onClick={() => open(at)}
            >
              {title} ({format.toUpperCase()})
            </Button>
          </li>
        ))}
      </ul>
      <ul className="mt-2 flex flex-col gap-1">
        {references.map(({ referenceId, title, light, reasons }) => (
          <li key={referenceId} className="flex flex-wrap items-baseline gap-x-3 text-[0.8125rem]">
            <span className="wrap-anywhere">{title}</span>
            <LightWord color={light} says={reasonsInWords({ reasons }).join('. ') || undefined} />
          </li>
        ))}
      </ul>
    </li>
  );
}
