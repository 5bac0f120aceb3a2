import { useDeferredValue, useState, type FormEvent } from 'react';
import type { Collection } from '#contract/resources/collection';
import { limits } from '#contract/rules/limits';
import * as collectionsWords from '#words/collections';
import { searchText } from '../../../lib/lists/search-text.ts';
import { messageOf } from '../../../lib/api/api-client.ts';
import { Button, ButtonLink } from '../../../ui/elements/button.tsx';
import { Dialog, DialogActions } from '../../../ui/overlays/dialog.tsx';
import { FormError } from '../../../ui/forms/form-error.tsx';
import { SearchField } from '../../../ui/forms/search-field.tsx';
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { EmptyState, QueryError } from '../../../ui/feedback/states.tsx';
import { notify } from '../../../ui/feedback/toast.tsx';
import { PickerList } from './picker-list.tsx';
import { useCards } from '../use-cards.ts';

interface Props {
  collection: Collection;
  onAdd: (itemIds: readonly string[]) => Promise<void>;
  onClose: () => void;
}

export default function ReferencePicker({ collection, onAdd, onClose }: Props) {
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const { busy, failure, submit } = useAdding(chosen, onAdd, onClose);
  const { cards } = useCards();
  const room = limits.collectionItems - collection.itemIds.length;
  const toggle = (id: string) =>
    setChosen((ids) => (ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]));
  return (
    <Dialog open onClose={onClose} title={collectionsWords.pickerTitle} busy={busy} size="lg">
      <form onSubmit={(event) => void submit(event)} className="flex min-h-0 flex-col gap-4">
        {cards.size > 0 ? (
          <SearchField label={collectionsWords.pickerSearch} value={search} onChange={setSearch} />
        ) : null}
        <Choices
          search={useDeferredValue(search)}
          chosen={chosen}
          taken={collection.itemIds}
          onToggle={toggle}
        />
        <FormError title={failure ? collectionsWords.pickerFailed : undefined}>
          {failure ?? (chosen.length > room ? collectionsWords.pickerTooMany(room) : undefined)}
        </FormError>
        <DialogActions>
          <output className="me-auto self-center text-ink-2 max-sm:basis-full">
            {chosen.length > 0 ? collectionsWords.pickerChosen(chosen.length) : ''}
          </output>
          <Button onClick={onClose} disabled={busy}>
            {collectionsWords.pickerCancel}
          </Button>
          <Button
            type="submit"
            variant="primary"
            busy={busy}
            disabled={chosen.length === 0 || chosen.length > room}
          >
            {collectionsWords.pickerAdd(chosen.length)}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

function useAdding(chosen: readonly string[], onAdd: Props['onAdd'], onClose: () => void) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy || chosen.length === 0) return;
    setBusy(true);
    setFailure(undefined);
    try {
      await onAdd(chosen);
      onClose();
      notify.success(collectionsWords.pickerDone(chosen.length));
    } catch (error) {
      setFailure(messageOf(error));
    } finally {
      setBusy(false);
    }
  };
  return { busy, failure, submit };
}

interface ChoicesProps {
  search: string;
  chosen: readonly string[];
  taken: readonly string[];
  onToggle: (id: string) => void;
}

function Choices({ search, chosen, taken, onToggle }: ChoicesProps) {
  const { cards, loaded, error, isFetching, refetch } = useCards();
  if (!loaded && error)
    return <QueryError title={collectionsWords.itemsFailed} query={{ error, isFetching, refetch }} />;
  if (!loaded)
    return (
      <Loading label={collectionsWords.pickerLoading}>
        <Skeleton className="h-64" />
      </Loading>
    );
  if (cards.size === 0)
    return (
      <EmptyState
        title={collectionsWords.pickerNoneTitle}
        action={<ButtonLink to="/app/references/new">{collectionsWords.pickerCreate}</ButtonLink>}
      >
        {collectionsWords.pickerNone}
      </EmptyState>
    );
  return (
    <PickerList
      // The key scrolls the results of a new search to the top.
      key={search}
      references={matching([...cards.values()], search)}
      chosen={new Set(chosen)}
      taken={new Set(taken)}
      onToggle={onToggle}
    />
  );
}

function matching(all: Parameters<typeof PickerList>[0]['references'], search: string) {
  const words = search.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return all.filter(({ reference, card }) => {
    const text = searchText(reference, card.company);
    return words.every((word) => text.includes(word));
  });
}
