import { clsx } from 'clsx';
import { limits } from '#contract/rules/limits';
import styles from './enterprise-features-people.module.css';

const stacks = Array.from({ length: limits.organizationsPerUser }, (_, index) => index);

export function OrganizationsDrawing() {
  const height = stacks.length * 76 - 16;
  return (
    <svg
      className={styles.organizationsDrawing}
      viewBox={`0 0 440 ${height}`}
      role="img"
      aria-label={`One sign-in leads to up to ${stacks.length} organizations, each with cards, people and a page of its own. One of them is open.`}
    >
      <g className={styles.ways}>
        {stacks.map((index) => (
          <path
            key={index}
            className={index === 1 ? styles.isOpen : undefined}
            d={`M84 ${height / 2}C150 ${height / 2} 120 ${index * 76 + 30} 186 ${index * 76 + 30}`}
          />
        ))}
      </g>
      <g className={styles.person} transform={`translate(52 ${height / 2})`}>
        <circle r="34" />
        <circle className={styles.head} cy="-8" r="9" />
        <path d="M-17 20A17 15 0 0 1 17 20" />
      </g>
      {stacks.map((index) => (
        <g
          key={index}
          transform={`translate(186 ${index * 76})`}
          className={index === 1 ? clsx(styles.house, styles.isOpen) : styles.house}
        >
          <rect width="252" height="60" rx="12" />
          <rect className={styles.logo} x="14" y="14" width="32" height="32" rx="8" />
          <path className={styles.name} d={`M62 24H${118 + ((index * 37) % 48)}`} />
          <path className={styles.line} d={`M62 40H${96 + ((index * 23) % 40)}`} />
          {[0, 1, 2].map((card) => (
            <rect
              key={card}
              className={styles.card}
              x={180 + card * 20}
              y="16"
              width="16"
              height="28"
              rx="3"
            />
          ))}
        </g>
      ))}
    </svg>
  );
}
