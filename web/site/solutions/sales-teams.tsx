import type { CSSProperties, ReactNode } from 'react';
import { publicPagesPath } from '#contract/site/public-page';
import { siteOrigin } from '#contract/site/pages';
import styles from './sales-teams.module.css';

/** The same moments before a meeting, without and with a reference page. */
export const Moments = ({ children }: { children: ReactNode }) => (
  <ol className={styles.moments}>{children}</ol>
);

export function Moment({
  minutes,
  name,
  before,
  after,
}: {
  /** What is left of the hour. */
  minutes: number;
  name: string;
  before: string;
  after: string;
}) {
  return (
    <li>
      <p className={styles.momentTime} style={{ '--left': minutes / 60 } as CSSProperties}>
        <strong>{minutes}</strong> {name}
      </p>
      <dl>
        <div className={styles.momentBefore}>
          <dt>Without</dt>
          <dd>{before}</dd>
        </div>
        <div className={styles.momentAfter}>
          <dt>With a reference page</dt>
          <dd>{after}</dd>
        </div>
      </dl>
    </li>
  );
}

/** The address of a filtered page, in the parts that it is made of. */
export function Address({ tag, q }: { tag: string; q: string }) {
  return (
    <p className={styles.address}>
      <span>
        {siteOrigin}
        {publicPagesPath}/<i>your-page</i>
      </span>
      <span className={styles.addressFilter}>?tag={tag}</span>
      <span className={styles.addressFilter}>&amp;q={q}</span>
    </p>
  );
}

/** One of the ways to hand a story over, under the situation that it is for. */
export function Way({ to, children }: { to: string; children: ReactNode }) {
  return (
    <div className={styles.way}>
      <h3>{to}</h3>
      <div>{children}</div>
    </div>
  );
}

export const salesParts = { Moments, Moment, Address, Way };
