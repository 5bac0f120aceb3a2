import { useRef, useState, type ComponentType, type FocusEvent } from 'react';
import type { Collection } from '#contract/collection';
import { ItemRow } from './item-row.tsx';
import { moved } from './item-order.ts';
import type { SortableItemsProps } from './sortable-items.tsx';
import type { ShownReference } from './use-cards.ts';

interface Props {
  collection: Collection;
  /** Undefined while they are loading. */
  cards: ReadonlyMap<string, ShownReference> | undefined;
  onOrder?: (itemIds: string[], movedId: string) => void;
  onRemove?: (id: string) => void;
}

/** The rows in their order. Drag and drop comes when a pointer or the focus comes near, with rows of the same shape. */
export function ItemList({ collection: { itemIds }, cards, onOrder, onRemove }: Props) {
  const [Sortable, setSortable] = useState<ComponentType<SortableItemsProps>>();
  const focused = useRef<string>(undefined);
  const near = () => {
    if (!onOrder || Sortable) return;
    // Without it the menus of the rows still move them; the next approach tries again.
    void import('./sortable-items.tsx').then(
      (loaded) => setSortable(() => loaded.default),
      () => undefined,
    );
  };
  const follow = (event: FocusEvent) => {
    focused.current = event.target.getAttribute('data-handle') ?? undefined;
    near();
  };
  const move = (from: number, to: number) => {
    const id = itemIds[from];
    if (id && from !== to) onOrder?.(moved(itemIds, from, to), id);
  };
  const rows = itemIds.map((id, index) => ({
    id,
    index,
    total: itemIds.length,
    shown: cards?.get(id),
    loading: cards === undefined,
    onMove: onOrder ? (to: number) => move(index, to) : undefined,
    onRemove: onRemove ? () => onRemove(id) : undefined,
  }));
  return (
    <div onPointerEnter={near} onFocus={follow}>
      {Sortable ? (
        <Sortable rows={rows} onMove={move} focused={focused} />
      ) : (
        <ol className="divide-y divide-line overflow-hidden rounded-xl border border-line bg-surface">
          {rows.map((row) => (
            <li key={row.id}>
              <ItemRow {...row} />
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
