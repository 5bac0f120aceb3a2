import { Check, TriangleAlert } from 'lucide-react';
import { contrastOf } from '#contract/contrast';
import type { Branding } from '#contract/organization';
import { readableOn, reads, textOn } from '../../../shared/cards/color.ts';
import { Button } from '../../ui/button.tsx';
import { texts } from './texts.ts';

type Colors = Branding['brandColors'];
type Pair = keyof typeof texts.pairs;

/** The colour of each pair that gives way when the two cannot be read, and the one that stays. */
const pairs = {
  textOnBackground: ['text', 'background'],
  textOnPrimary: ['primary', 'text'],
  textOnSecondary: ['secondary', 'text'],
} as const satisfies Record<Pair, readonly [keyof Colors, keyof Colors]>;

interface Props {
  colors: Colors;
  /** Absent for those who may not change anything. */
  onFix?: (change: Partial<Colors>) => void;
}

/** What each pair of colours is worth to a reader, with the nearest colour that would do. */
export function ContrastHints({ colors, onFix }: Props) {
  const measured = contrastOf(colors);
  return (
    <section aria-labelledby="contrast" aria-live="polite">
      <h3 id="contrast" className="mb-2 font-medium">
        {texts.contrast}
      </h3>
      <ul className="grid gap-3 text-[0.8125rem]">
        {(Object.keys(pairs) as Pair[]).map((pair) => {
          const { ratio, level } = measured[pair];
          const [moves, stays] = pairs[pair];
          const good = reads(colors[moves], colors[stays]);
          const Icon = good ? Check : TriangleAlert;
          const nearest = readableOn(colors[moves], colors[stays]).toUpperCase();
          return (
            <li key={pair} className="flex gap-2.5">
              <Icon aria-hidden className={`mt-0.5 size-4 shrink-0 ${good ? 'text-good' : 'text-warn'}`} />
              <div className="min-w-0">
                <p className="text-pretty">
                  <span className="font-medium">{texts.pairs[pair]}</span> {ratio}:1 ({texts.grades[level]}) —{' '}
                  {texts.levels[level]}
                  {good ? '' : texts.instead[pair](insteadOf(pair, colors))}.
                </p>
                {good || !onFix ? null : (
                  <Button size="sm" className="mt-1.5" onClick={() => onFix({ [moves]: nearest })}>
                    <span
                      aria-hidden
                      style={{ backgroundColor: nearest }}
                      className="size-3.5 rounded-sm border border-line-strong"
                    />
                    {texts.suggest[pair](nearest)}
                  </Button>
                )}
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** What the public page itself does about it. */
const insteadOf = (pair: Pair, { background, primary }: Colors): string =>
  textOn(pair === 'textOnPrimary' ? primary : background).toUpperCase();
