import { clsx } from 'clsx';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { TenderPick } from '#contract/tender/pick';
import type { Need } from '#contract/tender/need';
import { tenderLimits } from '#contract/tender/limits';
import * as words from '#words/tenders';
import { Badge } from '../../../ui/elements/badge.tsx';
import { Button, IconButton } from '../../../ui/elements/button.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { onDemand } from '../../../ui/overlays/on-demand.tsx';
import { useNeedChanges } from '../api.ts';
import { conditionInWords } from '../in-words.ts';
import { newNeedId, type TypedNeed } from './typed-need.ts';

const NeedForm = onDemand(() => import('./need-form.tsx'));

interface Props {
  tenderId: string;
  needs: readonly Need[];
  picks: readonly TenderPick[];
  mayChange: boolean;
  chosen: string | undefined;
  onChoose: (needId: string) => void;
  /** The requirement that is being edited, or a new one. */
  editing: string | undefined;
  onEdit: (needId: string | undefined) => void;
  onType: (typed: TypedNeed) => void;
}

export function NeedList(props: Props) {
  const { tenderId, needs, picks, mayChange, editing, onEdit, onType, onChoose } = props;
  const close = (saved?: Need) => {
    onEdit(undefined);
    if (saved) onChoose(saved.id);
  };
  const form = (need?: Need) => <NeedForm tenderId={tenderId} need={need} onType={onType} onClose={close} />;
  const canAdd = mayChange && editing === undefined && needs.length < tenderLimits.needs;
  return (
    <section aria-labelledby="needs" className="min-w-0">
      <div className="mb-2 flex min-h-9 items-center justify-between gap-3">
        <h2 id="needs" className="text-[0.9375rem] font-semibold">
          {words.needs}
        </h2>
        {canAdd ? (
          <Button size="sm" icon={<Plus aria-hidden />} onClick={() => onEdit(newNeedId)}>
            {words.needAdd}
          </Button>
        ) : null}
      </div>
      <ol className="flex flex-col gap-2">
        {needs.map((need, at) => (
          <li key={need.id} className="overflow-hidden rounded-xl border border-line bg-surface">
            {editing === need.id ? (
              form(need)
            ) : (
              <NeedCard {...props} need={need} place={at + 1} picks={picks} />
            )}
          </li>
        ))}
        {editing === newNeedId ? (
          <li className="overflow-hidden rounded-xl border border-line bg-surface">{form()}</li>
        ) : null}
      </ol>
      {needs.length === 0 && editing === undefined ? (
        <p className="rounded-xl border border-dashed border-line-strong px-4 py-6 text-center text-ink-2">
          {words.needsEmpty}
        </p>
      ) : null}
    </section>
  );
}

function NeedCard({
  tenderId,
  need,
  place,
  picks,
  mayChange,
  chosen,
  editing,
  onChoose,
  onEdit,
}: Props & { need: Need; place: number }) {
  const { remove } = useNeedChanges(tenderId);
  const isChosen = chosen === need.id;
  const answers = picks.filter(({ needIds }) => needIds.includes(need.id)).length;
  const [removing, setRemoving] = useState(false);
  return (
    <div
      className={clsx(
        'relative border-s-3 p-4',
        isChosen ? 'border-accent-mark' : 'border-transparent hover:bg-hover',
      )}
    >
      <div className="flex items-start gap-3">
        <button
          type="button"
          aria-pressed={isChosen}
          onClick={() => onChoose(need.id)}
          className="min-w-0 flex-1 text-start font-medium wrap-anywhere before:absolute before:inset-0 before:-outline-offset-2"
        >
          <span className={clsx(!isChosen && 'line-clamp-3')}>
            <span className="me-1.5 text-ink-3">{place}</span>
            {need.text}
          </span>
        </button>
        <Badge tone={answers >= need.number ? 'good' : 'warn'}>
          <span aria-hidden>{words.needAnswered(answers, need.number)}</span>
          <span className="sr-only">{words.needAnsweredBy(answers, need.number)}</span>
        </Badge>
      </div>
      {need.about === 'person' ? (
        <p className="mt-1 text-[0.8125rem] text-ink-2">{words.needAbouts.person}</p>
      ) : null}
      <ul className="mt-2 list-disc ps-5 text-[0.8125rem] text-ink-2">
        {need.conditions.map((condition, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- a condition is its place
          <li key={at}>{conditionInWords(condition)}</li>
        ))}
      </ul>
      {need.conditions.length === 0 ? (
        <p className="text-[0.8125rem] text-ink-3">{words.noConditions}</p>
      ) : null}
      {mayChange && editing === undefined ? (
        <div className="relative mt-2 flex gap-1">
          <IconButton label={words.needEdit(need.text)} onClick={() => onEdit(need.id)}>
            <Pencil aria-hidden />
          </IconButton>
          <IconButton label={`${words.needRemove}: ${need.text}`} onClick={() => setRemoving(true)}>
            <Trash2 aria-hidden />
          </IconButton>
        </div>
      ) : null}
      <ConfirmDialog
        open={removing}
        title={words.needRemoveTitle}
        action={words.needRemove}
        errorTitle={words.needNotRemoved}
        onConfirm={() => remove.mutateAsync(need.id)}
        onClose={() => setRemoving(false)}
      >
        {need.text}
      </ConfirmDialog>
    </div>
  );
}
