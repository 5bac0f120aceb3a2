import { useState } from 'react';
import type { Tender } from '#contract/resources/tender';
import type { Outcome } from '#contract/tender/outcome';
import { language } from '#words/language';
import * as words from '#words/tender-outcome';
import { Button } from '../../../ui/elements/button.tsx';
import { onDemand } from '../../../ui/overlays/on-demand.tsx';
import { money, number } from '../in-words.ts';

const OutcomeDialog = onDemand(() => import('./outcome-dialog.tsx'));

interface Props {
  tender: Tender;
  titleOf: (referenceId: string) => string | undefined;
  mayWrite: boolean;
}

/** Asks for the outcome of what was sent, and says it once it is known. */
export function OutcomeSection({ tender, titleOf, mayWrite }: Props) {
  const [open, setOpen] = useState(false);
  const { outcome } = tender;
  if (!outcome && !mayWrite) return null;
  return (
    <section aria-labelledby="outcome" className="rounded-xl border border-line bg-surface px-4 py-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="outcome" className="text-[0.9375rem] font-semibold">
          {words.title}
        </h2>
        {mayWrite ? (
          <Button
            size="sm"
            variant={outcome ? 'secondary' : 'primary'}
            onPointerEnter={OutcomeDialog.prefetch}
            onClick={() => setOpen(true)}
          >
            {outcome ? words.edit : words.record}
          </Button>
        ) : null}
      </div>
      {outcome ? (
        <ul className="mt-1 flex flex-col gap-0.5 text-ink-2 wrap-anywhere">
          {sentencesOf(outcome, titleOf).map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      ) : null}
      {open ? <OutcomeDialog tender={tender} titleOf={titleOf} onClose={() => setOpen(false)} /> : null}
    </section>
  );
}

const lists = new Intl.ListFormat(language);

function sentencesOf(
  { points, price, winner, reasons, references, note }: Outcome,
  titleOf: Props['titleOf'],
): string[] {
  const inCurrency = (value: number) => money(value, price!.currency);
  const titles = (verdict: 'accepted' | 'refused') =>
    references
      .filter((one) => one.verdict === verdict)
      .map(({ referenceId, why = '' }) => ({ title: titleOf(referenceId) ?? referenceId, why }));
  const accepted = titles('accepted');
  return [
    winner && words.wonBy(winner),
    reasons.length > 0 && lists.format(reasons.map((reason) => words.reasonNames[reason])),
    points?.ours !== undefined &&
      (points.best === undefined
        ? words.pointsOurs(number(points.ours))
        : words.points(number(points.ours), number(points.best))),
    price?.ours !== undefined &&
      (price.winning === undefined
        ? inCurrency(price.ours)
        : words.prices(inCurrency(price.ours), inCurrency(price.winning))),
    accepted.length > 0 && words.accepted(lists.format(accepted.map(({ title }) => title))),
    ...titles('refused').map(({ title, why }) => words.refused(title, why)),
    note,
  ].filter((one) => typeof one === 'string' && one !== '') as string[];
}
