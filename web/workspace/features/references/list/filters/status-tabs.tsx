import { clsx } from 'clsx';
import type { Reference } from '#contract/resources/reference';
import * as words from '#words/reference-list';
import { statuses as statusNames } from '#words/choices';
import { tabClass } from '../../../../ui/page/tabs.tsx';
import { withStatus, type ReferenceFilters } from '../../reference-filters.ts';
import { Link } from '../../../../ui/elements/link.tsx';

const tabs = ['All', 'Published', 'Draft', 'Archived'] as const;

interface StatusTabsProps {
  references: readonly Reference[];
  status: ReferenceFilters['status'];
  addressOf: (change: Partial<ReferenceFilters>) => string;
}

export function StatusTabs({ references, status, addressOf }: StatusTabsProps) {
  return (
    <nav aria-label={words.status} className="mb-4 overflow-x-auto border-b border-line">
      <ul className="flex gap-1">
        {tabs.map((tab) => (
          <li key={tab}>
            <Link
              to={addressOf({ status: tab })}
              aria-current={tab === status ? 'true' : undefined}
              className={clsx(tabClass(tab === status), 'max-sm:h-11')}
            >
              {tab === 'All' ? words.all : statusNames[tab]}
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
