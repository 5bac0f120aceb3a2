import type * as z from 'zod/mini';
import type { FactName, FactValues } from '../reference/facts.ts';
import type { pick, sentPick } from './pick-schemas.ts';

export type TenderPick = z.output<typeof pick>;
export type Answering = Pick<TenderPick, 'referenceId' | 'needIds'>;
export type SentPick = z.input<typeof sentPick>;

/** The pick after it was added, or added again. Empty words and marks are left out. */
export function pickOf(sent: SentPick, before?: TenderPick): TenderPick {
  const { referenceId, needIds = [], own = before?.own, anonymous = before?.anonymous } = sent;
  const { language = '', ...texts } = own ?? {};
  const written = Object.entries(texts).filter(([, value]) => value);
  const untold = sent.untold ?? before?.untold ?? [];
  return {
    referenceId,
    needIds,
    ...(written.length > 0 && { own: { language, ...Object.fromEntries(written) } }),
    ...(anonymous && { anonymous }),
    ...(untold.length > 0 && { untold }),
  };
}

/** Returns the facts that a tender tells of a reference. */
export const toldOf = (facts: FactValues, { untold = [] }: Pick<TenderPick, 'untold'> = {}): FactValues =>
  Object.fromEntries(Object.entries(facts).filter(([name]) => !untold.includes(name as FactName)));
