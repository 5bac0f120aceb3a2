import type { Sent } from '#contract/primitives/route';
import type { Tender, tenderRoutes } from '#contract/resources/tender';
import type { LossReason, Verdict } from '#contract/tender/outcome-choices';
import { decidedStatuses } from '#contract/tender/status';
import { readNumber } from '../../../lib/read-number.ts';

type Decided = (typeof decidedStatuses)[number];
type Body = Omit<Sent<typeof tenderRoutes.saveOutcome>, 'id' | 'version'>;

/** The form holds what is typed. */
export interface OutcomeForm {
  status: Decided;
  ourPoints: string;
  bestPoints: string;
  ourPrice: string;
  winningPrice: string;
  currency: NonNullable<Body['price']>['currency'];
  winner: string;
  reasons: LossReason[];
  /** In the order of the tender. */
  references: { referenceId: string; verdict: Verdict | ''; why: string }[];
  note: string;
}

export function formOf({ status, outcome, referenceIds }: Tender): OutcomeForm {
  const typed = (value: number | undefined) => (value === undefined ? '' : String(value));
  const said = new Map(outcome?.references.map((one) => [one.referenceId, one]));
  return {
    status: decidedStatuses.find((one) => one === status) ?? 'won',
    ourPoints: typed(outcome?.points?.ours),
    bestPoints: typed(outcome?.points?.best),
    ourPrice: typed(outcome?.price?.ours),
    winningPrice: typed(outcome?.price?.winning),
    currency: (outcome?.price?.currency as OutcomeForm['currency'] | undefined) ?? 'EUR',
    winner: outcome?.winner ?? '',
    reasons: outcome?.reasons ?? [],
    references: referenceIds.map((referenceId) => {
      const { verdict = '' as const, why = '' } = said.get(referenceId) ?? {};
      return { referenceId, verdict, why };
    }),
    note: outcome?.note ?? '',
  };
}

/** NaN is refused by the schema, with its words. */
const numberOf = (typed: string): number | undefined =>
  typed.trim() === '' ? undefined : (readNumber(typed.trim())?.value ?? Number.NaN);

export function bodyOf(form: OutcomeForm): Body {
  const points = { ours: numberOf(form.ourPoints), best: numberOf(form.bestPoints) };
  const price = { ours: numberOf(form.ourPrice), winning: numberOf(form.winningPrice) };
  const isGiven = (values: object) => Object.values(values).some((value) => value !== undefined);
  return {
    status: form.status,
    ...(isGiven(points) && { points }),
    ...(isGiven(price) && { price: { ...price, currency: form.currency } }),
    ...(form.winner.trim() && { winner: form.winner }),
    reasons: form.status === 'lost' ? form.reasons : [],
    references: form.references.flatMap(({ referenceId, verdict, why }) =>
      verdict === '' ? [] : [{ referenceId, verdict, ...(verdict === 'refused' && why.trim() && { why }) }],
    ),
    ...(form.note.trim() && { note: form.note }),
  };
}
