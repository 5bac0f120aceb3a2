import type { CSSProperties, ReactNode } from 'react';
import { publicPagesPath } from '#contract/site/public-page';
import { siteOrigin } from '#contract/site/pages';
import styles from './sales-teams.module.css';

export const Moments = ({ children }: { children: ReactNode }) => (
  <ol className={styles.moments}>{children}</ol>
);

export function Moment({
  minutes,
  name,
  before,
  after,
}: {
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

export function Way({ to, children }: { to: string; children: ReactNode }) {
  return (
    <div className={styles.way}>
      <h3>{to}</h3>
      <div>{children}</div>
    </div>
  );
}

export const salesParts = { Moments, Moment, Address, Way };
