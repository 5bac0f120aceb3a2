import type { Overview } from './overview.ts';
import { Link } from '../../ui/link.tsx';

/** Three numbers, each with what of it asks for something, and the way to what it counts. */
export function Numbers({ overview }: { overview: Overview }) {
  const { published, onPage, drafts, ready, customers, customersWithout } = overview;
  return (
    <ul className="grid grid-cols-3 gap-2 sm:gap-4">
      <Tile label="Published" count={published.length} to="/app/references?status=Published">
        {published.length > 0 ? `${shareOf(onPage, published.length)} on your page` : null}
      </Tile>
      <Tile label="Drafts" count={drafts.length} to="/app/references?status=Draft">
        {drafts.length > 0 ? `${shareOf(ready, drafts.length)} ready to publish` : null}
      </Tile>
      <Tile label="Customers" count={customers} to="/app/customers">
        {customersWithout > 0
          ? `${number.format(customersWithout)} without a reference`
          : customers > 0
            ? 'All with a reference'
            : null}
      </Tile>
    </ul>
  );
}

const number = new Intl.NumberFormat('en');

const shareOf = (part: number, whole: number) =>
  part === 0 ? 'None' : part === whole ? 'All' : number.format(part);

interface TileProps {
  label: string;
  count: number;
  to: string;
  children: string | null;
}

function Tile({ label, count, to, children }: TileProps) {
  return (
    <li>
      <Link
        to={to}
        className="block h-full rounded-xl border border-line bg-surface p-3.5 transition-colors duration-100 hover:border-line-strong sm:p-5"
      >
        <span className="block truncate text-ink-2 max-sm:text-[0.8125rem]">{label}</span>
        <span className="mt-1 block text-2xl leading-9 font-semibold tracking-tight sm:text-[1.75rem]">
          {number.format(count)}
        </span>
        <span className="block min-h-5 truncate text-[0.8125rem] text-ink-2 max-sm:whitespace-normal">
          {children}
        </span>
      </Link>
    </li>
  );
}
