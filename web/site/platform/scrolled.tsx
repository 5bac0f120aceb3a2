/* oxlint-disable react/no-array-index-key -- the page becomes a file: nothing in it moves */
import type { ReactNode } from 'react';
import styles from './platform.module.css';

interface ScrolledTableProps {
  label: string;
  caption?: string;
  className?: string;
  columns: readonly ReactNode[];
  rows: readonly (readonly [head: ReactNode, ...cells: ReactNode[]])[];
}

export function ScrolledTable({ label, caption, className, columns, rows }: ScrolledTableProps) {
  return (
    <Scrolled label={label}>
      <table className={className}>
        {caption ? <caption>{caption}</caption> : null}
        <thead>
          <tr>
            {columns.map((column, index) => (
              <th key={index} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([head, ...cells], row) => (
            <tr key={row}>
              <th scope="row">{head}</th>
              {cells.map((cell, index) => (
                <td key={index}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scrolled>
  );
}

export function Scrolled({ label, children }: { label: string; children: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <section className={styles.scrolled} aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}
