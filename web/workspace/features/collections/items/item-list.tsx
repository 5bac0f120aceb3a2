import { useEffect, useRef, useState, type ComponentType, type RefObject, type SyntheticEvent } from 'react';
import type { Collection } from '#contract/resources/collection';
import { ItemRow } from './item-row.tsx';
import { moved } from './item-order.ts';
import type { SortableItemsProps } from './sortable-items.tsx';
import type { ShownReference } from '../use-cards.ts';

interface Props {
  collection: Collection;
  cards: ReadonlyMap<string, ShownReference> | undefined;
  onOrder?: (itemIds: string[], movedId: string) => void;
  onRemove?: (id: string) => void;
}

export function ItemList({ collection: { itemIds, visibility }, cards, onOrder, onRemove }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const focused = useRef<string>(undefined);
  const [Sortable, prepare] = useSortableItems(list, onOrder !== undefined);
  const near = ({ target, type }: SyntheticEvent) => {
    const handle = (target as Element).closest('[data-handle]')?.getAttribute('data-handle');
    if (type === 'focus') focused.current = handle ?? undefined;
    prepare(handle ? 'use' : 'load');
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
    visibility,
    onMove: onOrder ? (to: number) => move(index, to) : undefined,
    onRemove: onRemove ? () => onRemove(id) : undefined,
  }));
  return (
    <div ref={list} onPointerOver={near} onFocus={near}>
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

const load = () => import('./sortable-items.tsx');

/** Drag and drop is as heavy as the rest of the page, so it loads on demand; until then the menus move items. */
function useSortableItems(list: RefObject<HTMLElement | null>, wanted: boolean) {
  const [Sortable, setSortable] = useState<ComponentType<SortableItemsProps>>();
  const prepare = (how: 'load' | 'use') => {
    if (!wanted || Sortable) return;
    const put = (Loaded: ComponentType<SortableItemsProps>) => {
      // Replacing the rows would close an open menu.
      const busy = list.current?.querySelector('[aria-expanded="true"]');
      if (how === 'use' && !busy) setSortable(() => Loaded);
    };
    void load().then(
      (loaded) => put(loaded.default),
      () => undefined,
    );
  };
  const latest = useRef(prepare);
  useEffect(() => {
    latest.current = prepare;
  });
  useEffect(() => {
    if (window.matchMedia('(hover: hover)').matches) return undefined;
    // The delay lets a touch become a click first.
    const touched = () => setTimeout(() => latest.current('use'), 400);
    window.addEventListener('touchend', touched, { passive: true });
    return () => window.removeEventListener('touchend', touched);
  }, []);
  return [Sortable, prepare] as const;
}
