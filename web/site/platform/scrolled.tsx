import type { ReactNode } from 'react';
import styles from './platform.module.css';

/** A table wide enough to scroll on a phone; whoever uses a keyboard can reach it to do so. */
export function Scrolled({ label, children }: { label: string; children: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <section className={styles.scrolled} aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}
