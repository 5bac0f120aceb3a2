import { clsx } from 'clsx';
import { useState } from 'react';
import * as words from '#words/collections';
import { CardThumbnail } from '../../../cards/card-thumbnail.tsx';
import { StatusBadge } from '../../../ui/elements/badge.tsx';
import { Button } from '../../../ui/elements/button.tsx';
import type { ShownReference } from '../use-cards.ts';

const pageSize = 50;

interface Props {
  references: readonly ShownReference[];
  chosen: ReadonlySet<string>;
  taken: ReadonlySet<string>;
  onToggle: (id: string) => void;
}

export function PickerList({ references, chosen, taken, onToggle }: Props) {
  const [room, setRoom] = useState(pageSize);
  if (references.length === 0)
    return <output className="block py-16 text-center text-ink-2">{words.pickerNoneMatch}</output>;
  return (
    <div className="h-[min(48vh,26rem)] overflow-y-auto rounded-lg border border-line">
      <ul className="divide-y divide-line">
        {references.slice(0, room).map((shown) => (
          <Choice
            key={shown.reference.id}
            shown={shown}
            taken={taken.has(shown.reference.id)}
            chosen={chosen.has(shown.reference.id)}
            onToggle={() => onToggle(shown.reference.id)}
          />
        ))}
      </ul>
      {references.length > room ? (
        <div className="flex justify-center p-3">
          <Button onClick={() => setRoom(room + pageSize)}>{words.pickerShowMore}</Button>
        </div>
      ) : null}
    </div>
  );
}

interface ChoiceProps {
  shown: ShownReference;
  taken: boolean;
  chosen: boolean;
  onToggle: () => void;
}

function Choice({ shown: { card, reference, branding }, taken, chosen, onToggle }: ChoiceProps) {
  return (
    <li>
      <label className="flex cursor-pointer items-center gap-3 px-3 py-2 hover:bg-hover has-checked:bg-hover has-disabled:cursor-default has-disabled:hover:bg-transparent">
        <input
          type="checkbox"
          className="size-4 shrink-0 accent-accent"
          checked={taken || chosen}
          disabled={taken}
          onChange={onToggle}
        />
        <span className="block w-9 shrink-0">
          <CardThumbnail card={card} branding={branding} />
        </span>
        <span className="min-w-0 flex-1">
          <span className="block truncate font-medium">{card.title}</span>
          <span className="block truncate text-[0.8125rem] text-ink-3">
            {taken ? words.pickerAlready : card.company}
          </span>
        </span>
        <span className={clsx(reference.status === 'Published' && 'max-sm:hidden')}>
          <StatusBadge status={reference.status} />
        </span>
      </label>
    </li>
  );
}
