import { useState } from 'react';
import type { Tender } from '#contract/resources/tender';
import type { Dispatch, Recall } from '#contract/tender/dispatch';
import * as words from '#words/tender-sent';
import { isApiError, messageOf } from '../../../lib/api/api-client.ts';
import { useOrganization } from '../../../lib/organization/active-organization.tsx';
import { Badge } from '../../../ui/elements/badge.tsx';
import { Button } from '../../../ui/elements/button.tsx';
import { CopyButton } from '../../../ui/elements/copy-button.tsx';
import { notify } from '../../../ui/feedback/toast.tsx';
import { TextArea } from '../../../ui/forms/text-field.tsx';
import { FormDialog } from '../../../ui/overlays/form-dialog.tsx';
import { partsInWords } from '../in-words.ts';
import { dayInWords } from '../pieces.tsx';
import { useRecalls, useUpdateRecall } from './api.ts';
import { recallLetter } from './recall-letter.ts';

type Closed = Exclude<Recall['state'], 'open'>;

interface Props {
  tender: Tender;
  dispatches: readonly Dispatch[];
  mayWrite: boolean;
}

export function Recalls({ tender, dispatches, mayWrite }: Props) {
  const { data: recalls = [] } = useRecalls(tender.id, dispatches.length > 0);
  const isOpen = ({ state }: Recall) => state === 'open';
  const [open, closed] = [recalls.filter(isOpen), recalls.filter((one) => !isOpen(one))];
  const row = (recall: Recall) => (
    <RecallRow key={recall.id} recall={recall} tender={tender} dispatches={dispatches} mayWrite={mayWrite} />
  );
  return (
    <>
      {open.length > 0 ? (
        <section aria-labelledby="recalls" className="rounded-xl border border-line bg-warn-soft px-4 py-3">
          <h2 id="recalls" className="text-[0.9375rem] font-semibold">
            {words.recalls(open.length)}
          </h2>
          <ul className="divide-y divide-line">{open.map(row)}</ul>
        </section>
      ) : null}
      {closed.length > 0 ? (
        <section aria-labelledby="recalled" className="rounded-xl border border-line bg-surface px-4 py-3">
          <h2 id="recalled" className="text-[0.9375rem] font-semibold">
            {words.recallsClosed}
          </h2>
          <ul className="divide-y divide-line">{closed.map(row)}</ul>
        </section>
      ) : null}
    </>
  );
}

function RecallRow({ recall, tender, dispatches, mayWrite }: Props & { recall: Recall }) {
  const { id, version, state, note, title, subjects, updatedAt } = recall;
  const { name: firm } = useOrganization();
  const update = useUpdateRecall(tender.id);
  const [closing, setClosing] = useState<Closed>();
  const parts = partsInWords(subjects);
  const sent = dispatches.filter((one) => recall.dispatchIds.includes(one.id));
  const reopen = () =>
    update.mutate({ id, version, state: 'open' }, { onError: () => notify.error(words.recallFailed) });
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-2.5">
      <div className="min-w-0 flex-1 basis-64 wrap-anywhere">
        <p>{words.recall(title, parts)}</p>
        <p className="flex flex-wrap items-center gap-x-2 text-[0.8125rem] text-ink-2">
          {state === 'open' ? (
            words.sentOn(sent.map(({ sentAt }) => dayInWords(sentAt)).join(', '))
          ) : (
            <>
              <Badge tone={state === 'told' ? 'good' : 'neutral'}>{words.states[state]}</Badge>
              {dayInWords(updatedAt)}
              {note ? ` · ${note}` : null}
            </>
          )}
        </p>
      </div>
      {state === 'open' ? (
        <>
          <CopyButton size="sm" text={recallLetter({ firm, tender: tender.title, recall, sent })}>
            {words.copy}
          </CopyButton>
          {mayWrite ? (
            <>
              <Button size="sm" onClick={() => setClosing('told')}>
                {words.told}
              </Button>
              <Button size="sm" onClick={() => setClosing('not needed')}>
                {words.notNeeded}
              </Button>
            </>
          ) : null}
        </>
      ) : mayWrite ? (
        <Button size="sm" busy={update.isPending} onClick={reopen}>
          {words.reopen}
        </Button>
      ) : null}
      {closing ? <CloseDialog recall={recall} state={closing} onClose={() => setClosing(undefined)} /> : null}
    </li>
  );
}

interface CloseProps {
  recall: Recall;
  state: Closed;
  onClose: () => void;
}

function CloseDialog({ recall: { id, tenderId, version }, state, onClose }: CloseProps) {
  const { mutateAsync, isPending } = useUpdateRecall(tenderId);
  const [note, setNote] = useState('');
  const [failure, setFailure] = useState<string>();
  const save = async () => {
    try {
      await mutateAsync({ id, version, state, note });
      onClose();
    } catch (error) {
      setFailure(isApiError(error) ? messageOf(error) : words.failed);
    }
  };
  return (
    <FormDialog
      title={state === 'told' ? words.toldTitle : words.notNeededTitle}
      busy={isPending}
      failure={failure}
      failureTitle={words.recallFailed}
      cancel={words.cancel}
      save={words.recallSave}
      disabled={!note.trim()}
      onClose={onClose}
      onSubmit={save}
    >
      <TextArea
        label={words.recallNote}
        required
        rows={2}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
    </FormDialog>
  );
}
