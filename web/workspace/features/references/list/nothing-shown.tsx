import { FileText, Inbox, Plus } from 'lucide-react';
import { ButtonLink } from '../../../ui/elements/button.tsx';
import { EmptyState, NoMatch } from '../../../ui/feedback/states.tsx';
import { countSet, type ReferenceFilters } from '../reference-filters.ts';
import { listTexts } from './texts.ts';

const texts = {
  emptyTitle: 'No references yet',
  empty: 'A reference is one customer’s story on a card. Write it here, publish it, and it is on your page.',
  noneMatchTitle: 'Nothing matches',
  noneMatch: 'No reference fits this search and these filters.',
  noneOfStatus: {
    Published: 'Nothing is published yet. Publish a draft, and it appears here.',
    Draft: 'No draft is waiting: everything is published or archived.',
    Archived: 'Nothing is archived. What you archive leaves your page and is kept here.',
    All: 'Everything is archived. Restore a reference to work with it again.',
  },
  noneOfStatusTitle: {
    Published: 'No published references',
    Draft: 'No drafts',
    Archived: 'No archived references',
    All: 'No active references',
  },
} as const;

export function NothingYet() {
  return (
    <EmptyState icon={<FileText />} title={texts.emptyTitle} action={<CreateButton />}>
      {texts.empty}
    </EmptyState>
  );
}

export function NoneMatch({ filters, onClear }: { filters: ReferenceFilters; onClear: () => void }) {
  if (filters.search.trim() === '' && countSet(filters) === 0)
    return (
      <EmptyState icon={<Inbox />} title={texts.noneOfStatusTitle[filters.status]}>
        {texts.noneOfStatus[filters.status]}
      </EmptyState>
    );
  return (
    <NoMatch title={texts.noneMatchTitle} clear={listTexts.clear} onClear={onClear}>
      {texts.noneMatch}
    </NoMatch>
  );
}

export function CreateButton() {
  return (
    <ButtonLink to="/app/references/new" variant="primary" icon={<Plus aria-hidden />}>
      {listTexts.create}
    </ButtonLink>
  );
}
