import { FileText, Inbox, Plus, Upload } from 'lucide-react';
import * as words from '#words/reference-list';
import { ButtonLink } from '../../../ui/elements/button.tsx';
import { EmptyState, NoMatch } from '../../../ui/feedback/states.tsx';
import { countSet, type ReferenceFilters } from '../reference-filters.ts';

export function NothingYet() {
  return (
    <EmptyState icon={<FileText />} title={words.emptyTitle} action={<StartButtons />}>
      {words.empty}
    </EmptyState>
  );
}

export function NoneMatch({ filters, onClear }: { filters: ReferenceFilters; onClear: () => void }) {
  if (filters.search.trim() === '' && countSet(filters) === 0)
    return (
      <EmptyState icon={<Inbox />} title={words.noneOfStatusTitle[filters.status]}>
        {words.noneOfStatus[filters.status]}
      </EmptyState>
    );
  return (
    <NoMatch title={words.noneMatchTitle} clear={words.clear} onClear={onClear}>
      {words.noneMatch}
    </NoMatch>
  );
}

export function StartButtons() {
  return (
    <>
      <ButtonLink to="/app/references/import" icon={<Upload aria-hidden />}>
        {words.bringIn}
      </ButtonLink>
      <CreateButton />
    </>
  );
}

function CreateButton() {
  return (
    <ButtonLink to="/app/references/new" variant="primary" icon={<Plus aria-hidden />}>
      {words.create}
    </ButtonLink>
  );
}
