import { clsx } from 'clsx';
import { limits } from '#contract/rules/limits';
import { maxCards, storageBytes, type Price, type Product } from '#contract/rules/plans';
import { billedMonthly } from '#contract/rules/price';
import * as plansWords from '#words/plans';
import { formatCount } from '../../shared/plans/format.ts';
import { hasBothPeriods, periodOf, unitOf } from '../../shared/plans/plans.ts';
import { fileSize } from '../../shared/format/file-size.ts';
import { amountsOf, type Part } from './amounts.ts';
import { Room } from './room.tsx';
import styles from './pricing.module.css';
import common from '../common.module.css';

export function PlanOnOffer({ plan }: { plan: Product }) {
  const choice = hasBothPeriods([plan]);
  return (
    <li className={plan.popular ? clsx(styles.plan, styles.planPopular) : styles.plan}>
      <div>
        <div className={styles.planName}>
          <h2>{plan.name}</h2>
          {plan.popular ? <span className={styles.planBadge}>{limits.trialDays} days free</span> : null}
        </div>
        <p className={styles.planAbout}>{plan.description}</p>
      </div>
      <div>
        <Room plan={plan} />
        <p className={styles.planRoom}>
          <strong>{formatCount(maxCards(plan))}</strong> cards,{' '}
          <strong>{fileSize(storageBytes(plan))}</strong> of files
        </p>
      </div>
      {plan.prices.length === 0 ? <Free plan={plan} /> : null}
      {plan.prices.map((price) => (
        <div key={price.id} className={choice ? styles[periodOf(price)] : undefined}>
          <Paid plan={plan} price={price} />
        </div>
      ))}
    </li>
  );
}

function Free({ plan }: { plan: Product }) {
  return (
    <div>
      <p className={styles.planPrice}>
        <strong>€0</strong>
      </p>
      <p className={styles.planNote}>For as long as you like. No payment card.</p>
      <a
        className={clsx(common.button, common.buttonOutline)}
        href="/signup"
        aria-label={`${plansWords.select}: ${plan.name}`}
      >
        {plansWords.select}
      </a>
    </div>
  );
}

function Paid({ plan, price }: { plan: Product; price: Price }) {
  const monthly = billedMonthly(price);
  const action = plan.popular ? plansWords.startTrial : plansWords.select;
  return (
    <>
      <p className={styles.planPrice}>
        <strong>
          <Amount plan={plan} price={price} />
        </strong>{' '}
        {unitOf(price)}
      </p>
      <p className={styles.planNote}>
        {monthly ? (
          plansWords.billedMonthly
        ) : (
          <>
            Billed annually: <Amount plan={plan} price={price} part="month" /> a month
            <span data-saved={price.id} hidden={!amountsOf(price, plan).saved}>
              , <Amount plan={plan} price={price} part="saved" /> a year less
            </span>
          </>
        )}
      </p>
      <a
        className={plan.popular ? common.button : clsx(common.button, common.buttonOutline)}
        href={wayTo(price)}
        aria-label={`${action}: ${plan.name}, ${monthly ? 'monthly' : 'annual'}`}
      >
        {action}
      </a>
      {plan.popular ? (
        <p className={styles.planTrial}>
          {limits.trialDays} days free, then <Amount plan={plan} price={price} /> {unitOf(price)}. Stripe asks
          for a card when the trial begins.
        </p>
      ) : null}
    </>
  );
}

/** `scripts/pricing.ts` updates this amount. */
export function Amount({ plan, price, part = 'amount' }: { plan: Product; price: Price; part?: Part }) {
  return (
    <span data-price={price.id} data-part={part}>
      {amountsOf(price, plan)[part]}
    </span>
  );
}

const wayTo = ({ id }: Price): string =>
  `/signup?next=${encodeURIComponent(`/app/organization/billing?price=${id}`)}`;
