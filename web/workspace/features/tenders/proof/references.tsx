import type { BuyerProof } from '#contract/tender/buyer-proof';
import { tenderLimits } from '#contract/tender/limits';
import type { ProvenState } from '#contract/tender/proof-page';
import * as words from '#words/tender-proof';
import { Badge } from '../../../ui/elements/badge.tsx';
import { dayInWords } from '../pieces.tsx';

interface Props {
  /** The references of the tender, in its order. */
  referenceIds: readonly string[];
  titleOf: (referenceId: string) => string | undefined;
  /** What the page says of them, if there is one. */
  onPage?: BuyerProof['references'] | undefined;
  chosen: ReadonlySet<string>;
  onChoose: ((chosen: Set<string>) => void) | undefined;
}

/** Whoever may change the page chooses among all references of the tender; others read what is on the page. */
export function ProofReferences({ referenceIds, titleOf, onPage, chosen, onChoose }: Props) {
  const shown = new Map(onPage?.map((one) => [one.referenceId, one]));
  const ids = onChoose ? [...new Set([...referenceIds, ...shown.keys()])] : [...shown.keys()];
  const ofTender = new Set(referenceIds);
  const isFull = chosen.size >= tenderLimits.provenReferences;
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{words.references}</legend>
      <div className="max-h-72 divide-y divide-line overflow-y-auto rounded-xl border border-line">
        {ids.map((id) => {
          const one = shown.get(id);
          const isChosen = chosen.has(id);
          const mayChoose = onChoose && ofTender.has(id);
          const Row = mayChoose ? 'label' : 'div';
          return (
            <Row key={id} className="flex min-h-11 items-start gap-3 px-3 py-2.5">
              {mayChoose ? (
                <input
                  type="checkbox"
                  className="mt-1 size-4 accent-(--accent)"
                  checked={isChosen}
                  disabled={isFull && !isChosen}
                  onChange={() => onChoose(toggled(chosen, id))}
                />
              ) : null}
              <span className="flex min-w-0 flex-1 flex-wrap justify-between gap-x-3 gap-y-1">
                <span className="wrap-anywhere">{one?.title ?? titleOf(id) ?? words.unnamed}</span>
                {one ? <State of={one} /> : null}
              </span>
            </Row>
          );
        })}
      </div>
      {onChoose && isFull && ids.length > chosen.size ? (
        <p className="mt-2 text-[0.8125rem] text-warn">{words.full(tenderLimits.provenReferences)}</p>
      ) : null}
    </fieldset>
  );
}

function toggled(chosen: ReadonlySet<string>, id: string): Set<string> {
  const others = new Set(chosen);
  if (!others.delete(id)) others.add(id);
  return others;
}

function State({ of: { state, at, until } }: { of: BuyerProof['references'][number] }) {
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-[0.8125rem] text-ink-2">
      {[at && dayInWords(at), until && words.until(dayInWords(until))].filter(Boolean).join(' · ')}
      <Badge tone={tones[state]}>{words.states[state]}</Badge>
    </span>
  );
}

const tones = {
  confirmed: 'good',
  changed: 'warn',
  held: 'neutral',
  expired: 'warn',
  withdrawn: 'bad',
} as const satisfies Record<ProvenState, string>;
