import { useEffect, useRef, useState, type ComponentType, type RefObject, type SyntheticEvent } from 'react';
import { rowsClass, type RowsProps, type SortableRowsProps } from './rows.ts';

export function DraggableRows({
  rows,
  render,
  onMove,
}: RowsProps & Partial<Pick<SortableRowsProps, 'onMove'>>) {
  const list = useRef<HTMLDivElement>(null);
  const focused = useRef<string>(undefined);
  const [Sortable, prepare] = useSortableRows(list, onMove !== undefined);
  const near = ({ target, type }: SyntheticEvent) => {
    const handle = (target as Element).closest('[data-handle]')?.getAttribute('data-handle');
    if (type === 'focus') focused.current = handle ?? undefined;
    prepare(handle ? 'use' : 'load');
  };
  return (
    <div ref={list} onPointerOver={near} onFocus={near}>
      {Sortable && onMove ? (
        <Sortable rows={rows} render={render} onMove={onMove} focused={focused} />
      ) : (
        <ol className={rowsClass}>
          {rows.map(({ id }, index) => (
            <li key={id}>{render(index)}</li>
          ))}
        </ol>
      )}
    </div>
  );
}

const load = () => import('./sortable-rows.tsx');

/** Drag and drop is as heavy as the rest of the page, so it loads on demand; until then the menus move rows. */
function useSortableRows(list: RefObject<HTMLElement | null>, wanted: boolean) {
  const [Sortable, setSortable] = useState<ComponentType<SortableRowsProps>>();
  const prepare = (how: 'load' | 'use') => {
    if (!wanted || Sortable) return;
    const put = (Loaded: ComponentType<SortableRowsProps>) => {
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
