import type { Collection } from '#contract/resources/collection';
import * as words from '#words/collections';
import { DraggableRows } from '../../../sorting/draggable-rows.tsx';
import { ItemRow } from './item-row.tsx';
import { moved } from './item-order.ts';
import type { ShownReference } from '../use-cards.ts';

interface Props {
  collection: Collection;
  cards: ReadonlyMap<string, ShownReference> | undefined;
  onOrder?: (itemIds: string[], movedId: string) => void;
  onRemove?: (id: string) => void;
}

export function ItemList({ collection: { itemIds, visibility }, cards, onOrder, onRemove }: Props) {
  const move = (from: number, to: number) => {
    const id = itemIds[from];
    if (id && from !== to) onOrder?.(moved(itemIds, from, to), id);
  };
  return (
    <DraggableRows
      rows={itemIds.map((id) => ({ id, label: cards?.get(id)?.card.title ?? words.itemsUnknown }))}
      onMove={onOrder ? move : undefined}
      render={(index, handle) => {
        const id = itemIds[index]!;
        return (
          <ItemRow
            id={id}
            index={index}
            total={itemIds.length}
            shown={cards?.get(id)}
            loading={cards === undefined}
            visibility={visibility}
            onMove={onOrder ? (to: number) => move(index, to) : undefined}
            onRemove={onRemove ? () => onRemove(id) : undefined}
            handle={handle}
          />
        );
      }}
    />
  );
}
