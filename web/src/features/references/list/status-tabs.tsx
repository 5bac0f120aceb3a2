import { clsx } from 'clsx';
import { Link } from 'react-router-dom';
import type { Reference } from '#contract/reference';
import { withStatus, type ReferenceFilters } from '../reference-filters.ts';
import { texts } from '../texts.ts';

const tabs = ['All', 'Published', 'Draft', 'Archived'] as const;

interface Props {
  /** Everything that matches apart from its status. */
  references: readonly Reference[];
  status: ReferenceFilters['status'];
  addressOf: (status: ReferenceFilters['status']) => string;
  onSelect: (status: ReferenceFilters['status']) => void;
}

/** One status or all, each with its count. */
export function StatusTabs({ references, status, addressOf, onSelect }: Props) {
  return (
    <nav aria-label={texts.list.status} className="mb-4 overflow-x-auto border-b border-line">
      <ul className="flex gap-1">
        {tabs.map((tab) => (
          <li key={tab}>
            <Link
              to={addressOf(tab)}
              onClick={(event) => {
                // With a modifier key the browser opens the address elsewhere.
                if (event.metaKey || event.ctrlKey || event.shiftKey) return;
                event.preventDefault();
                onSelect(tab);
              }}
              aria-current={tab === status ? 'true' : undefined}
              className={clsx(
                'flex h-10 items-center gap-2 border-b-2 px-2.5 font-medium -outline-offset-2',
                tab === status
                  ? 'border-accent-mark text-ink'
                  : 'border-transparent text-ink-2 hover:text-ink',
              )}
            >
              {tab === 'All' ? texts.list.all : tab}
              <span className="rounded-full bg-neutral-soft px-1.5 text-xs leading-5 text-ink-2">
                {withStatus(references, tab).length}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
