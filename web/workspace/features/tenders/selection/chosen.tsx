import { ArrowDown, ArrowUp, X } from 'lucide-react';
import { useState } from 'react';
import type { Tender } from '#contract/resources/tender';
import type { TenderPick } from '#contract/tender/pick';
import type { Need } from '#contract/tender/need';
import { lightColors } from '#contract/tender/light';
import * as words from '#words/tenders';
import { useMay } from '../../../lib/organization/active-organization.tsx';
import { Button, IconButton } from '../../../ui/elements/button.tsx';
import { Link } from '../../../ui/elements/link.tsx';
import { onDemand } from '../../../ui/overlays/on-demand.tsx';
import type { PickChange } from '../api.ts';
import { answersInWords, choicesInWords, reasonsInWords } from '../in-words.ts';
import { LightWord } from '../pieces.tsx';
import type { Candidate } from '../ranking/use-candidates.ts';

const SheetDialog = onDemand(() => import('./sheet-dialog.tsx'));
const MakeDocumentDialog = onDemand(() => import('../../../documents/make-document-dialog.tsx'));
const EspdDialog = onDemand(() => import('./espd-dialog.tsx'));

interface Props {
  tender: Tender;
  picks: readonly TenderPick[];
  needs: readonly Need[];
  candidates: ReadonlyMap<string, Candidate>;
  /** Missing once the tender has been sent, or for somebody who may not write. */
  onChange: ((change: PickChange) => void) | undefined;
}

/** The chosen references in the order in which the buyer reads them. */
export function Chosen({ tender, picks, needs, candidates, onChange }: Props) {
  const ids = picks.map(({ referenceId }) => referenceId);
  const shown = picks.flatMap((pick) => {
    const candidate = candidates.get(pick.referenceId);
    return candidate ? [{ pick, ...candidate }] : [];
  });
  const counts = lightColors
    .map(
      (color) =>
        [shown.filter(({ record }) => record.light.color === color).length, words.lights[color]] as const,
    )
    .filter(([count]) => count > 0);
  const move = (from: number, by: number) => {
    const order = ids.filter((_id, at) => at !== from);
    order.splice(from + by, 0, ids[from]!);
    onChange?.({ order });
  };
  const mayMake = useMay('document:make');
  const [making, setMaking] = useState(false);
  const [open, setOpen] = useState<{ of: string; part: 'sheet' | 'espd' }>();
  const opened = shown.find(({ reference }) => reference.id === open?.of);
  const close = () => setOpen(undefined);
  return (
    <section aria-labelledby="picks">
      <div className="mb-2 flex min-h-9 flex-wrap items-center justify-between gap-3">
        <h2 id="picks" className="text-[0.9375rem] font-semibold">
          {words.picks}
        </h2>
        <div className="flex flex-wrap items-center gap-3">
          <p className="text-[0.8125rem] text-ink-2">{words.lightsOf(counts)}</p>
          {mayMake && shown.length > 0 ? (
            <Button
              size="sm"
              onPointerEnter={MakeDocumentDialog.prefetch}
              onFocus={MakeDocumentDialog.prefetch}
              onClick={() => setMaking(true)}
            >
              {words.makeDocument}
            </Button>
          ) : null}
        </div>
      </div>
      {shown.length === 0 ? (
        <p className="text-ink-2">{words.picksEmpty}</p>
      ) : (
        <ol className="divide-y divide-line overflow-hidden rounded-xl border border-line bg-surface">
          {shown.map(({ pick, reference, customer, record }, at) => (
            <li key={reference.id} className="flex items-start gap-3 px-4 py-2.5">
              <span className="w-5 shrink-0 pt-0.5 text-end text-ink-3 tabular-nums">{at + 1}</span>
              <div className="min-w-0 flex-1">
                <Link
                  to={`/app/references/${reference.id}`}
                  className="font-medium wrap-anywhere hover:underline"
                >
                  {reference.name}
                </Link>
                <p className="text-[0.8125rem] text-ink-2 wrap-anywhere">
                  {customer.name} · {answersInWords(pick, needs)}
                </p>
                <LightWord
                  color={record.light.color}
                  says={reasonsInWords(record.light).join('. ') || undefined}
                />
                <p className="text-[0.8125rem] text-ink-2">{choicesInWords(pick)}</p>
                <div className="-ms-2.5 flex flex-wrap">
                  {onChange ? (
                    <Button
                      size="sm"
                      variant="ghost"
                      aria-label={words.pickSheetOf(reference.name)}
                      onPointerEnter={SheetDialog.prefetch}
                      onFocus={SheetDialog.prefetch}
                      onClick={() => setOpen({ of: reference.id, part: 'sheet' })}
                    >
                      {words.pickSheet}
                    </Button>
                  ) : null}
                  <Button
                    size="sm"
                    variant="ghost"
                    aria-label={words.pickEspdOf(reference.name)}
                    onPointerEnter={EspdDialog.prefetch}
                    onFocus={EspdDialog.prefetch}
                    onClick={() => setOpen({ of: reference.id, part: 'espd' })}
                  >
                    {words.pickEspd}
                  </Button>
                </div>
              </div>
              {onChange ? (
                <div className="flex shrink-0">
                  <IconButton
                    label={words.pickUp(reference.name)}
                    disabled={at === 0}
                    onClick={() => move(ids.indexOf(reference.id), -1)}
                  >
                    <ArrowUp aria-hidden />
                  </IconButton>
                  <IconButton
                    label={words.pickDown(reference.name)}
                    disabled={at === shown.length - 1}
                    onClick={() => move(ids.indexOf(reference.id), 1)}
                  >
                    <ArrowDown aria-hidden />
                  </IconButton>
                  <IconButton
                    label={words.pickRemove(reference.name)}
                    onClick={() => onChange({ remove: [reference.id] })}
                  >
                    <X aria-hidden />
                  </IconButton>
                </div>
              ) : null}
            </li>
          ))}
        </ol>
      )}
      {opened && open?.part === 'sheet' ? <SheetDialog tender={tender} {...opened} onClose={close} /> : null}
      {opened && open?.part === 'espd' ? (
        <EspdDialog {...opened} language={tender.languages[0]} onClose={close} />
      ) : null}
      {making ? (
        <MakeDocumentDialog
          referenceIds={shown.map(({ reference }) => reference.id)}
          channel="tender"
          tenderId={tender.id}
          languages={tender.languages}
          title={tender.title}
          onClose={() => setMaking(false)}
        />
      ) : null}
    </section>
  );
}
