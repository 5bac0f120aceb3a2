import { useState } from 'react';
import { languageName } from '#contract/words/language-name';
import { subjectsOfFacts } from '#contract/reference/facts';
import type { Tender } from '#contract/resources/tender';
import type { Need } from '#contract/tender/need';
import type { Reference } from '#contract/resources/reference';
import { holdUntilOf } from '#contract/tender/light';
import type { Gap } from '#contract/tender/selection';
import { labels as factLabels } from '#words/told-facts';
import { language as screenLanguage } from '#words/language';
import * as words from '#words/tenders';
import { Button, ButtonLink } from '../../../ui/elements/button.tsx';
import { onDemand } from '../../../ui/overlays/on-demand.tsx';
import { dayInWords } from '../pieces.tsx';
import { groupBy } from '../../../permissions/state/overview.ts';
import type { Candidate } from '../ranking/use-candidates.ts';

const AskManyDialog = onDemand(() => import('../../../permissions/ask-many/ask-many-dialog.tsx'));

interface Props {
  tender: Tender;
  gaps: readonly Gap[];
  needs: readonly Need[];
  candidates: ReadonlyMap<string, Candidate>;
  mayChange: boolean;
  onChoose: (needId: string) => void;
}

export function Gaps({ tender, gaps, needs, candidates, mayChange, onChoose }: Props) {
  const [asking, setAsking] = useState<readonly Reference[]>();
  // A customer who has been asked and has not answered is asked again for one reference at a time.
  const toAsk = gaps.flatMap(({ kind, referenceId }) => {
    const candidate = candidates.get(referenceId ?? '');
    const isOpen = candidate?.record.light.reasons[0]?.reason !== 'waiting';
    return candidate && (kind === 'permission' || kind === 'ends') && isOpen ? [candidate] : [];
  });
  const byCustomer = [...groupBy(toAsk, ({ customer }) => customer.id).values()];
  const ask = (asked: readonly Candidate[]) => setAsking(asked.map(({ reference }) => reference));
  return (
    <section aria-labelledby="gaps">
      <div className="mb-2 flex min-h-9 flex-wrap items-center justify-between gap-3">
        <h2 id="gaps" className="text-[0.9375rem] font-semibold">
          {words.gaps}
        </h2>
        {mayChange && toAsk.length > 1 ? (
          <div className="flex flex-wrap gap-2">
            {byCustomer
              .filter((own) => own.length > 1)
              .map((own) => (
                <AskButton key={own[0]!.customer.id} onAsk={() => ask(own)}>
                  {words.picksAskOf(own[0]!.customer.name, own.length)}
                </AskButton>
              ))}
            {byCustomer.length > 1 ? <AskButton onAsk={() => ask(toAsk)}>{words.picksAsk}</AskButton> : null}
          </div>
        ) : null}
      </div>
      {gaps.length === 0 ? (
        <p className="text-ink-2">{needs.length > 0 ? words.gapsNone : words.gapsFirst}</p>
      ) : (
        <ul className="divide-y divide-line overflow-hidden rounded-xl border border-line bg-surface">
          {gaps.map((gap) => (
            <li key={Object.values(gap).join(' ')} className="flex items-center gap-3 px-4 py-2">
              <span className="min-w-0 flex-1 text-[0.8125rem] wrap-anywhere">
                {inWords(gap, needs, candidates)}
              </span>
              {mayChange ? (
                <GapAction
                  gap={gap}
                  onChoose={onChoose}
                  onAsk={() => ask([candidates.get(gap.referenceId!)!])}
                />
              ) : null}
            </li>
          ))}
        </ul>
      )}
      {asking ? (
        <AskManyDialog
          references={asking}
          tender={{
            id: tender.id,
            name: tender.title,
            until: holdUntilOf(tender),
            partsOf: (id) => subjectsOfFacts(candidates.get(id)?.record.facts ?? {}),
          }}
          onClose={() => setAsking(undefined)}
        />
      ) : null}
    </section>
  );
}

function inWords(gap: Gap, needs: readonly Need[], candidates: Props['candidates']): string {
  const candidate = candidates.get(gap.referenceId ?? '');
  const title = candidate?.reference.name ?? '';
  const sentences: Record<Gap['kind'], () => string> = {
    'too few': () => words.gap.few(gap.missing!, needs.find(({ id }) => id === gap.needId)?.text ?? ''),
    fact: () => words.gap.fact(factLabels[gap.fact!], title),
    language: () => {
      const name = languageName(gap.language!, screenLanguage);
      return gap.fact ? words.gap.text(factLabels[gap.fact], name, title) : words.gap.language(name, title);
    },
    ends: () => words.gap.ends(dayInWords(candidate!.record.light.until!), title),
    permission: () => words.gap.permission(title),
    contact: () => words.gap.contact(title),
    unchecked: () => words.gap.unchecked(title),
  };
  return sentences[gap.kind]();
}

const AskButton = ({ onAsk, children }: { onAsk: () => void; children: string }) => (
  <Button size="sm" onPointerEnter={AskManyDialog.prefetch} onClick={onAsk}>
    {children}
  </Button>
);

interface ActionProps {
  gap: Gap;
  onChoose: (needId: string) => void;
  onAsk: () => void;
}

function GapAction({ gap: { kind, needId, referenceId, fact }, onChoose, onAsk }: ActionProps) {
  const label = words.gapAction[kind];
  const page = `/app/references/${referenceId}`;
  if (kind === 'too few')
    return (
      <Button size="sm" onClick={() => onChoose(needId!)}>
        {label}
      </Button>
    );
  if (kind === 'permission' || kind === 'ends') return <AskButton onAsk={onAsk}>{label}</AskButton>;
  return (
    <ButtonLink size="sm" to={kind === 'language' && !fact ? page : `${page}/facts`}>
      {label}
    </ButtonLink>
  );
}
