import { Check, TriangleAlert } from 'lucide-react';
import type { Branding } from '#contract/resources/organization';
import * as words from '#words/branding';
import { Button } from '../../ui/elements/button.tsx';
import { adviceOf, type Advice } from './contrast-advice.ts';

type Colors = Branding['brandColors'];

interface Props {
  colors: Colors;
  onFix?: (change: Partial<Colors>) => void;
}

export function ContrastHints({ colors, onFix }: Props) {
  const found = adviceOf(colors);
  return (
    <section aria-label={words.contrast} aria-live="polite" className="text-[0.8125rem]">
      {found.length === 0 ? (
        <p className="flex gap-2.5 text-pretty text-ink-2">
          <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-good" />
          {words.readsWell}
        </p>
      ) : (
        <ul className="grid gap-3">
          {found.map((advice) => (
            <Hint key={advice.about} advice={advice} onFix={onFix} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Hint({
  advice: { about, ratio, instead, change },
  onFix,
}: { advice: Advice } & Pick<Props, 'onFix'>) {
  const color = Object.values(change)[0]!.toUpperCase();
  return (
    <li className="flex gap-2.5">
      <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-warn" />
      <div className="min-w-0">
        <p className="text-pretty">{words.advice[about](ratio, instead.toUpperCase())}</p>
        {onFix ? (
          <Button size="sm" className="mt-1.5" onClick={() => onFix(change)}>
            <span
              aria-hidden
              style={{ backgroundColor: color }}
              className="size-3.5 rounded-sm border border-line-strong"
            />
            {words.suggest[about](color)}
          </Button>
        ) : null}
      </div>
    </li>
  );
}
