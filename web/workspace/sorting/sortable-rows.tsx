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
import { useLayoutEffect, useMemo, useRef } from 'react';
import * as words from '#words/sorting';
import { rowsClass, type Row, type RowsProps, type SortableRowsProps } from './rows.ts';

const alongTheList: Modifier = ({ transform }) => ({ ...transform, x: 0 });

export default function SortableRows({ rows, render, onMove, focused }: SortableRowsProps) {
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
        screenReaderInstructions: { draggable: words.instructions },
      }}
      onDragEnd={({ active, over }) => {
        if (over) onMove(indexOf(active.id), indexOf(over.id));
      }}
    >
      <SortableContext items={rows.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
        <ol ref={list} className={rowsClass}>
          {rows.map(({ id }, index) => (
            <SortableRow key={id} id={id} index={index} render={render} />
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  );
}

function SortableRow({ id, index, render }: { id: string; index: number; render: RowsProps['render'] }) {
  const { setNodeRef, setActivatorNodeRef, listeners, attributes, transform, transition, isDragging } =
    useSortable({ id, attributes: { roleDescription: 'sortable' } });
  return (
    <li
      ref={setNodeRef}
      style={{ transform: transform ? `translateY(${Math.round(transform.y)}px)` : undefined, transition }}
      className={clsx('bg-surface', isDragging && 'relative z-10 rounded-lg shadow-pop')}
    >
      {render(index, {
        ref: setActivatorNodeRef,
        'aria-describedby': attributes['aria-describedby'],
        'aria-roledescription': attributes['aria-roledescription'],
        ...listeners,
      })}
    </li>
  );
}

function announcements(rows: readonly Row[]): Announcements {
  // The last announced place: hovering over the item's own place must not replace the announcement of picking it up.
  let announced: UniqueIdentifier | undefined;
  const about = (id: UniqueIdentifier) => rows.find((row) => row.id === id)?.label ?? '';
  const positionOf = (id: UniqueIdentifier) => rows.findIndex((row) => row.id === id) + 1;
  return {
    onDragStart: ({ active }) => {
      announced = active.id;
      return words.start(about(active.id), positionOf(active.id), rows.length);
    },
    onDragOver: ({ active, over }) => {
      if (!over || over.id === announced) return undefined;
      announced = over.id;
      return words.over(about(active.id), positionOf(over.id), rows.length);
    },
    onDragEnd: ({ active, over }) =>
      words.end(about(active.id), positionOf(over?.id ?? active.id), rows.length),
    onDragCancel: ({ active }) => words.cancel(about(active.id)),
  };
}
