import type { ReactNode } from 'react';
import { limits } from '#contract/rules/limits';
import { maxCards, plans, storageBytes, type Product } from '#contract/rules/plans';
import { billedMonthly } from '#contract/rules/price';
import { templates } from '#contract/cards/templates';
import { formatCount } from '../../shared/plans/format.ts';
import { fileSize } from '../../shared/format/file-size.ts';
import { Amount } from './plan.tsx';
import styles from './comparison.module.css';
import common from '../common.module.css';

const offered = templates.filter(({ hidden }) => !hidden).length;

const different: readonly [name: string, of: (plan: Product) => ReactNode][] = [
  ['Reference cards, drafts and archived ones included', (plan) => formatCount(maxCards(plan))],
  ['Files in the library', (plan) => fileSize(storageBytes(plan))],
  ['Each month, billed monthly', (plan) => priceOf(plan, true)],
  ['Each year, billed annually', (plan) => priceOf(plan, false)],
  ['Free trial', (plan) => (plan.popular ? `${limits.trialDays} days` : 'None')],
];

const same: readonly [name: string, value: string][] = [
  ['People in the organization', `Up to ${limits.members}, as owners, admins or members`],
  [
    'Collections',
    `${limits.collections}, of up to ${limits.collectionItems} references each, with a page and an embed`,
  ],
  ['Tenders', 'Requirements, references ranked with reasons, and what their customers allow'],
  ['Documents', 'PDF, Word, slides and tables of the references that you choose'],
  ['Templates', `All ${offered}, in your own colors`],
  ['Public page', 'Search, filters, a page for each story, structured data, a sitemap'],
  ['Embeds', 'Script, iframe or React, on the websites that you allow'],
  ['Analytics', 'Views, cards seen, opens and clicks, by source, country and device, and as CSV'],
  ['Security', 'Two-factor sign-in, a record of changes, export of all your data'],
];

function priceOf(plan: Product, monthly: boolean): ReactNode {
  const price = plan.prices.find((one) => billedMonthly(one) === monthly);
  if (price) return <Amount plan={plan} price={price} />;
  return plan.prices.length === 0 ? '€0' : 'Not offered';
}

export function Comparison() {
  return (
    <section aria-labelledby="comparison-title">
      <h2 id="comparison-title">The same product, with more room</h2>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls */}
      <section className={styles.comparisonScroll} aria-label="Plans compared" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">
                <span className={common.unseen}>What a plan has</span>
              </th>
              {plans.map(({ id, name }) => (
                <th key={id} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {different.map(([name, of]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {plans.map((plan) => (
                  <td key={plan.id}>{of(plan)}</td>
                ))}
              </tr>
            ))}
          </tbody>
          <tbody className={styles.comparisonSame}>
            {same.map(([name, value]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td colSpan={plans.length}>{value}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
}
