import type { MDXContent } from 'mdx/types';
import type { ReactNode } from 'react';
import { plans } from '#contract/plans';
import { texts as fixed } from '#contract/text';
import { hasBothPeriods, type Period } from '../../shared/plans/plans.ts';
import { planTexts as words } from '../../shared/plans/texts.ts';
import { questionParts } from '../questions.tsx';
import { Comparison } from './comparison.tsx';
import { PlanOnOffer } from './plan.tsx';
import { RoomPatterns } from './room.tsx';

const texts = import.meta.glob<MDXContent>('../../content/pricing/*.mdx', {
  import: 'default',
  eager: true,
});
const Terms = texts['../../content/pricing/terms.mdx']!;
const Answers = texts['../../content/pricing/questions.mdx']!;

export function PricingPage() {
  return (
    <>
      <section className="pricing" aria-labelledby="pricing-title">
        <h1 id="pricing-title">Pay for room, not for seats</h1>
        <p className="lead">
          Every plan is the whole product for the whole team, Free too. Plans differ in how many cards and
          files fit. Prices are in euros.
        </p>
        <div className="pricing-bar">
          {hasBothPeriods(plans) ? <Periods /> : null}
          <div className="pricing-problem">
            <p role="alert" data-pricing-problem={fixed.pricingFailed} />
            <button type="button" className="button button-small button-outline" data-pricing-retry="" hidden>
              Retry
            </button>
          </div>
        </div>
        <RoomPatterns />
        <ul className="plans">
          {plans.map((plan) => (
            <PlanOnOffer key={plan.id} plan={plan} />
          ))}
        </ul>
      </section>
      <Comparison />
      <section className="lanes" aria-labelledby="lanes-title">
        <h2 id="lanes-title">What happens when</h2>
        <div>
          <Terms components={{ Lane, ...questionParts }} />
        </div>
      </section>
      <section className="questions" aria-labelledby="questions-title">
        <div>
          <h2 id="questions-title">About paying</h2>
          <p className="questions-more">
            More in the help center: <a href="/resources/help-center/billing">plans, payments and invoices</a>{' '}
            and <a href="/resources/help-center/plan-limits">what each plan holds</a>.
          </p>
        </div>
        <div>
          <Answers components={questionParts} />
        </div>
      </section>
      <section className="pricing-end" aria-labelledby="end-title">
        <h2 id="end-title">Not sure how much room you need?</h2>
        <p className="lead">
          Begin on Free and choose a plan when the cards no longer fit. For more than the largest plan,{' '}
          <a href="/sales">write to us</a>.
        </p>
        <a className="button" href="/signup">
          Create your reference page
        </a>
      </section>
    </>
  );
}

const periods: readonly [Period, string][] = [
  ['monthly', words.monthly],
  ['annual', words.annual],
];

/** Which prices are shown is decided by the style sheet, so that it works without a script. */
function Periods() {
  return (
    <fieldset className="segments periods">
      <legend className="unseen">{words.period}</legend>
      {periods.map(([period, name]) => (
        <label key={period}>
          <input type="radio" name="period" value={period} defaultChecked={period === 'monthly'} />
          {name}
        </label>
      ))}
    </fieldset>
  );
}

/** What happens one after the other, on a line. */
function Lane({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="lane">
      <h3>{title}</h3>
      {children}
    </div>
  );
}
