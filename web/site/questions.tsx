import type { ReactNode } from 'react';
import { limits } from '#contract/rules/limits';
import { retention } from '#contract/rules/retention';
import { freePlan, maxCards, popularPlan } from '#contract/rules/plans';
import { billedMonthly } from '#contract/rules/price';
import { priceInWords } from '../shared/plans/plans.ts';
import styles from './questions.module.css';

function Question({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className={styles.question}>
      <summary>{title}</summary>
      <div className={styles.answer}>{children}</div>
    </details>
  );
}

const monthly = popularPlan.prices.find(billedMonthly)!;

/** Texts about plans use these values, so that their numbers are those of the product. */
export const questionParts = {
  Question,
  FreeCards: () => maxCards(freePlan),
  PopularPlan: () => popularPlan.name,
  PopularPrice: () => priceInWords(monthly),
  TrialDays: () => limits.trialDays,
  GraceDays: () => limits.graceDays,
  PurgeDays: () => retention.purgeDays,
};
