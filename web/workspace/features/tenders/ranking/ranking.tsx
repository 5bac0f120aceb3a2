import { useState } from 'react';
import type { Rankings } from '#contract/tender/selection';
import type { TenderPick } from '#contract/tender/pick';
import * as words from '#words/tenders';
import { Button } from '../../../ui/elements/button.tsx';
import type { TypedNeed } from '../requirements/typed-need.ts';
import { RankedReference } from './ranked-reference.tsx';
import type { Candidate } from './use-candidates.ts';

interface Props {
  need: TypedNeed;
  ranked: Rankings['ranked'];
  candidates: ReadonlyMap<string, Candidate>;
  picks: readonly TenderPick[];
  /** Missing while the requirement is being typed, or the tender has been sent. */
  onToggle: ((referenceId: string) => void) | undefined;
}

const shownAtFirst = 10;

/** The references for one requirement, the best first. */
export function Ranking({ need, ranked, candidates, picks, onToggle }: Props) {
  const [all, setAll] = useState(false);
  const shown = all ? ranked : ranked.slice(0, shownAtFirst);
  const isPicked = (referenceId: string) =>
    picks.some((pick) => pick.referenceId === referenceId && pick.needIds.includes(need.id));
  return (
    <>
      <p className="mb-2 line-clamp-1 text-[0.8125rem] text-ink-2">{words.candidatesFor(need.text)}</p>
      {ranked.length === 0 ? <p className="text-ink-2">{words.candidatesNone}</p> : null}
      <ol className="divide-y divide-line overflow-hidden rounded-xl border border-line bg-surface">
        {shown.map((one) => (
          <RankedReference
            key={one.referenceId}
            candidate={candidates.get(one.referenceId)!}
            ranked={one}
            conditions={need.conditions}
            isPicked={isPicked(one.referenceId)}
            onToggle={onToggle && (() => onToggle(one.referenceId))}
          />
        ))}
      </ol>
      {shown.length < ranked.length ? (
        <Button variant="ghost" className="mt-2" onClick={() => setAll(true)}>
          {words.candidatesAll(ranked.length)}
        </Button>
      ) : null}
    </>
  );
}
