import type { ReactNode } from 'react';
import { embedElement, embedScript } from '#contract/cards/embed';
import { siteOrigin } from '#contract/site/pages';
import { embedAttributes, embedStyle } from '../../shared/embed-snippet.ts';
import styles from './marketing-teams.module.css';

export const Ruler = ({ children }: { children: ReactNode }) => (
  <nav className={styles.ruler} aria-label="The day, hour by hour">
    <ol>{children}</ol>
  </nav>
);

export function Mark({
  from,
  hours,
  to,
  children,
}: {
  from: number;
  hours: number;
  to: string;
  children: ReactNode;
}) {
  const column = Math.round((from - firstHour) * 2) + 1;
  return (
    <li style={{ gridColumn: `${column} / span ${Math.round(hours * 2)}` }}>
      <a href={`#${to}`}>
        <time dateTime={clock(from)}>{clock(from)}</time> {children}
      </a>
    </li>
  );
}

const firstHour = 9;
const clock = (hour: number) =>
  `${String(Math.floor(hour)).padStart(2, '0')}:${hour % 1 === 0 ? '00' : '30'}`;

export const Day = ({ children }: { children: ReactNode }) => <ol className={styles.day}>{children}</ol>;

export function Step({
  at,
  id,
  kind = 'words',
  children,
}: {
  at: string;
  id: string;
  kind?: 'words' | 'wide' | 'beside' | 'aside';
  children: ReactNode;
}) {
  return (
    <li id={id} className={styles[kind]}>
      <p className={styles.stepTime}>{at}</p>
      <div className={styles.stepBody}>{children}</div>
    </li>
  );
}

export const SampleEmail = ({ children }: { children: ReactNode }) => (
  <blockquote className={styles.sampleEmail}>{children}</blockquote>
);

/** The snippet comes from the builder's own function, so that it cannot differ. */
export function EmbedCode() {
  const options = { organization: 'your-organization-id' };
  const style = embedStyle(options)
    .map((pair) => pair.join(':'))
    .join(';');
  const attributes = [...embedAttributes(options), ['style', style]];
  const written = attributes.map(([name, value]) => ` ${name}="${value}"`).join('');
  const script = `<script async src="${siteOrigin}${embedScript}"></script>`;
  return (
    <pre className={styles.embedCode}>
      <code>{`${script}\n<${embedElement}${written}></${embedElement}>`}</code>
    </pre>
  );
}

export const marketingParts = { Ruler, Mark, Day, Step, SampleEmail, EmbedCode };
