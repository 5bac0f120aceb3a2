import { FileText, Inbox, Plus, SearchX, Users } from 'lucide-react';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { countSet, type ReferenceFilters } from '../reference-filters.ts';
import { CreateButton } from './create-button.tsx';
import { emptyTexts as texts } from './empty-texts.ts';
import { listTexts } from './texts.ts';

/** A workspace without references: what belongs here, and the way to the first one. */
export function NothingYet({ hasCustomers }: { hasCustomers: boolean }) {
  if (hasCustomers)
    return (
      <EmptyState icon={<FileText />} title={texts.emptyTitle} action={<CreateButton />}>
        {texts.empty}
      </EmptyState>
    );
  const action = (
    <ButtonLink to="/app/customers/new" variant="primary" icon={<Plus aria-hidden />}>
      {texts.addCustomer}
    </ButtonLink>
  );
  return (
    <EmptyState icon={<Users />} title={texts.noCustomersTitle} action={action}>
      {texts.noCustomers}
    </EmptyState>
  );
}

/** References there are, but none that this shows. */
export function NoneMatch({ filters, onClear }: { filters: ReferenceFilters; onClear: () => void }) {
  if (filters.search.trim() === '' && countSet(filters) === 0)
    return (
      <EmptyState icon={<Inbox />} title={texts.noneOfStatusTitle[filters.status]}>
        {texts.noneOfStatus[filters.status]}
      </EmptyState>
    );
  return (
    <EmptyState
      icon={<SearchX />}
      title={texts.noneMatchTitle}
      action={<Button onClick={onClear}>{listTexts.clear}</Button>}
    >
      {texts.noneMatch}
    </EmptyState>
  );
}
