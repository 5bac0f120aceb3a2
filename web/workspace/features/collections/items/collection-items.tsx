import { Layers, Plus, Undo2 } from 'lucide-react';
import { useState } from 'react';
import type { Collection } from '#contract/resources/collection';
import * as words from '#words/collections';
import { Button } from '../../../ui/elements/button.tsx';
import { EmptyState, QueryError } from '../../../ui/feedback/states.tsx';
import { onDemand } from '../../../ui/overlays/on-demand.tsx';
import { ItemList } from './item-list.tsx';
import { useCards } from '../use-cards.ts';
import { useItemActions } from './use-item-actions.ts';

const ReferencePicker = onDemand(() => import('./reference-picker.tsx'));

interface Props {
  collection: Collection;
  seen: number | undefined;
  mayWrite: boolean;
}

export function CollectionItems({ collection, seen, mayWrite }: Props) {
  const { cards, loaded, error, isFetching, refetch } = useCards();
  const actions = useItemActions(collection, (id) => cards.get(id)?.card.title ?? words.itemsUnknown);
  const [picking, setPicking] = useState(false);
  const total = collection.itemIds.length;
  const add = mayWrite ? (
    <Button
      variant="primary"
      icon={<Plus aria-hidden />}
      onPointerEnter={ReferencePicker.prefetch}
      onFocus={ReferencePicker.prefetch}
      onClick={() => setPicking(true)}
    >
      {words.itemsAdd}
    </Button>
  ) : null;
  return (
    <section aria-labelledby="items">
      <header className="mb-3 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h2 id="items" className="text-[0.9375rem] font-semibold">
            {words.itemsTitle}
          </h2>
          {total > 0 && seen !== undefined && collection.visibility !== 'private' ? (
            <p className="text-ink-2">{words.itemsSeen(seen, total)}</p>
          ) : null}
        </div>
        {total > 0 ? add : null}
      </header>
      {total === 0 ? (
        <EmptyState icon={<Layers />} title={words.itemsEmptyTitle} action={add}>
          {words.itemsEmpty}
        </EmptyState>
      ) : error && !loaded ? (
        <QueryError title={words.itemsFailed} query={{ error, isFetching, refetch }} />
      ) : (
        <ItemList
          collection={collection}
          cards={loaded ? cards : undefined}
          onOrder={mayWrite ? actions.order : undefined}
          onRemove={mayWrite ? actions.remove : undefined}
        />
      )}
      <SaveState pending={actions.pending} message={actions.message} onUndo={actions.undo} />
      {picking ? (
        <ReferencePicker collection={collection} onAdd={actions.add} onClose={() => setPicking(false)} />
      ) : null}
    </section>
  );
}

interface SaveStateProps {
  pending: boolean;
  message: string;
  onUndo: (() => void) | undefined;
}

function SaveState({ pending, message, onUndo }: SaveStateProps) {
  return (
    <div className="mt-2 flex min-h-9 items-center gap-3 text-[0.8125rem] text-ink-2">
      <output>{pending ? words.itemsSaving : message}</output>
      {onUndo ? (
        <Button size="sm" variant="ghost" icon={<Undo2 aria-hidden />} onClick={onUndo}>
          {words.itemsUndoMove}
        </Button>
      ) : null}
    </div>
  );
}
