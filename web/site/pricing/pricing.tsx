import { clsx } from 'clsx';
import type { MDXContent } from 'mdx/types';
import type { ReactNode } from 'react';
import { plans } from '#contract/rules/plans';
import * as fixed from '#words/fixed';
import * as plansWords from '#words/plans';
import { hasBothPeriods, type Period } from '../../shared/plans/plans.ts';
import { questionParts } from '../questions.tsx';
import { Comparison } from './comparison.tsx';
import { PlanOnOffer } from './plan.tsx';
import { RoomPatterns } from './room.tsx';
import styles from './pricing.module.css';
import segments from '../segments.module.css';
import questions from '../questions.module.css';
import common from '../common.module.css';

const texts = import.meta.glob<MDXContent>('../../content/pricing/*.mdx', {
  import: 'default',
  eager: true,
});
const Terms = texts['../../content/pricing/terms.mdx']!;
const Answers = texts['../../content/pricing/questions.mdx']!;

export function PricingPage() {
  return (
    <>
      <section className={styles.pricing} aria-labelledby="pricing-title">
        <h1 id="pricing-title">Pay for room, not for seats</h1>
        <p className={clsx(common.lead, styles.lead)}>
          Every plan is the whole product for the whole team, Free too. Plans differ in how many cards and
          files fit. Prices are in euros.
        </p>
        <div className={styles.pricingBar}>
          {hasBothPeriods(plans) ? <Periods /> : null}
          <div className={styles.pricingProblem}>
            <p role="alert" data-pricing-problem={fixed.pricingFailed} />
            <button
              type="button"
              className={clsx(common.button, common.buttonSmall, common.buttonOutline)}
              data-pricing-retry=""
              hidden
            >
              Retry
            </button>
          </div>
        </div>
        <RoomPatterns />
        <ul className={styles.plans}>
          {plans.map((plan) => (
            <PlanOnOffer key={plan.id} plan={plan} />
          ))}
        </ul>
      </section>
      <Comparison />
      <section aria-labelledby="lanes-title">
        <h2 id="lanes-title">What happens when</h2>
        <div>
          <Terms components={{ Lane, ...questionParts }} />
        </div>
      </section>
      <section className={questions.questions} aria-labelledby="questions-title">
        <div>
          <h2 id="questions-title">About paying</h2>
          <p className={styles.questionsMore}>
            More in the help center: <a href="/resources/help-center/billing">plans, payments and invoices</a>{' '}
            and <a href="/resources/help-center/plan-limits">what each plan holds</a>.
          </p>
        </div>
        <div>
          <Answers components={questionParts} />
        </div>
      </section>
      <section className={styles.pricingEnd} aria-labelledby="end-title">
        <h2 id="end-title">Not sure how much room you need?</h2>
        <p className={clsx(common.lead, styles.lead)}>
          Begin on Free and choose a plan when the cards no longer fit. For more than the largest plan,{' '}
          <a href="/sales">write to us</a>.
        </p>
        <a className={common.button} href="/signup">
          Create your reference page
        </a>
      </section>
    </>
  );
}

const periods: readonly [Period, string][] = [
  ['monthly', plansWords.monthly],
  ['annual', plansWords.annual],
];

/** The style sheet switches the prices, so that it works without script. */
function Periods() {
  return (
    <fieldset className={clsx(segments.segments, styles.periods)}>
      <legend className={common.unseen}>{plansWords.period}</legend>
      {periods.map(([period, name]) => (
        <label key={period}>
          <input type="radio" name="period" value={period} defaultChecked={period === 'monthly'} />
          {name}
        </label>
      ))}
    </fieldset>
  );
}

function Lane({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.lane}>
      <h3>{title}</h3>
      {children}
    </div>
  );
}
