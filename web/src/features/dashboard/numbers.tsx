import { Link } from 'react-router-dom';
import type { Overview } from './overview.ts';

/** The three numbers that there are data for; each leads to what it counts. */
export function Numbers({ overview }: { overview: Overview }) {
  return (
    <ul className="grid grid-cols-3 gap-2 sm:gap-4">
      <Tile label="Published" count={overview.published.length} to="/app/references?status=Published" />
      <Tile label="Drafts" count={overview.drafts.length} to="/app/references?status=Draft" />
      <Tile label="Customers" count={overview.customers} to="/app/customers" />
    </ul>
  );
}

const number = new Intl.NumberFormat('en');

function Tile({ label, count, to }: { label: string; count: number; to: string }) {
  return (
    <li>
      <Link
        to={to}
        className="block rounded-xl border border-line bg-surface p-3.5 transition-colors duration-100 hover:border-line-strong sm:p-5"
      >
        <span className="block truncate text-ink-2 max-sm:text-[0.8125rem]">{label}</span>
        <span className="mt-1 block text-2xl leading-9 font-semibold tracking-tight sm:text-[1.75rem]">
          {number.format(count)}
        </span>
      </Link>
    </li>
  );
}
