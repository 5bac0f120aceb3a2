import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type Announcements,
  type Modifier,
  type UniqueIdentifier,
} from '@dnd-kit/core';
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { clsx } from 'clsx';
import { useLayoutEffect, useMemo, useRef, type RefObject } from 'react';
import { ItemRow, type ItemRowProps } from './item-row.tsx';
import { texts } from '../texts.ts';

export interface SortableItemsProps {
  rows: readonly ItemRowProps[];
  onMove: (from: number, to: number) => void;
  /** The grip that had the focus when these rows replaced the plain ones. */
  focused: RefObject<string | undefined>;
}

const alongTheList: Modifier = ({ transform }) => ({ ...transform, x: 0 });

export default function SortableItems({ rows, onMove, focused }: SortableItemsProps) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const list = useRef<HTMLOListElement>(null);
  useLayoutEffect(() => {
    if (focused.current && document.activeElement === document.body)
      list.current?.querySelector<HTMLElement>(`[data-handle="${focused.current}"]`)?.focus();
  }, [focused]);
  const indexOf = (id: UniqueIdentifier) => rows.findIndex((row) => row.id === id);
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={[alongTheList]}
      accessibility={{
        announcements: useMemo(() => announcements(rows), [rows]),
        screenReaderInstructions: { draggable: texts.drag.instructions },
      }}
      onDragEnd={({ active, over }) => {
        if (over) onMove(indexOf(active.id), indexOf(over.id));
      }}
    >
      <SortableContext items={rows.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
        <ol
          ref={list}
          className="divide-y divide-line overflow-hidden rounded-xl border border-line bg-surface"
        >
          {rows.map((row) => (
            <SortableRow key={row.id} row={row} />
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  );
}

function SortableRow({ row }: { row: ItemRowProps }) {
  const { setNodeRef, setActivatorNodeRef, listeners, attributes, transform, transition, isDragging } =
    useSortable({ id: row.id, attributes: { roleDescription: 'sortable' } });
  return (
    <li
      ref={setNodeRef}
      style={{ transform: transform ? `translateY(${Math.round(transform.y)}px)` : undefined, transition }}
      className={clsx('bg-surface', isDragging && 'relative z-10 rounded-lg shadow-pop')}
    >
      <ItemRow
        {...row}
        handle={{
          ref: setActivatorNodeRef,
          'aria-describedby': attributes['aria-describedby'],
          'aria-roledescription': attributes['aria-roledescription'],
          ...listeners,
        }}
      />
    </li>
  );
}

function announcements(rows: readonly ItemRowProps[]): Announcements {
  // The last announced place: hovering over the item's own place must not replace the announcement of picking it up.
  let announced: UniqueIdentifier | undefined;
  const about = (id: UniqueIdentifier) => rows.find((row) => row.id === id)?.shown?.card.title ?? '';
  const positionOf = (id: UniqueIdentifier) => rows.findIndex((row) => row.id === id) + 1;
  return {
    onDragStart: ({ active }) => {
      announced = active.id;
      return texts.drag.start(about(active.id), positionOf(active.id), rows.length);
    },
    onDragOver: ({ active, over }) => {
      if (!over || over.id === announced) return undefined;
      announced = over.id;
      return texts.drag.over(about(active.id), positionOf(over.id), rows.length);
    },
    onDragEnd: ({ active, over }) =>
      texts.drag.end(about(active.id), positionOf(over?.id ?? active.id), rows.length),
    onDragCancel: ({ active }) => texts.drag.cancel(about(active.id)),
  };
}
