import { useState } from 'react';
import * as words from '#words/imports';
import { Button } from '../../../../ui/elements/button.tsx';
import { Tabs } from '../../../../ui/page/tabs.tsx';
import { keyOf, type Choice, type PlannedRow } from '../plan.ts';
import type { ReadCell } from './sheet-choice.ts';
import { ReviewRow } from './review-row.tsx';

interface Props {
  rows: readonly PlannedRow[];
  choiceOf: (row: PlannedRow) => Choice;
  onChoose: (row: PlannedRow, choice: Choice) => void;
  cellsOf: (row: PlannedRow) => ReadCell[];
  onCorrect: (row: PlannedRow, column: number, text: string) => void;
}

const states = ['new', 'changed', 'twin', 'same', 'unlikely', 'refused'] as const;
const pageSize = 100;

export function ReviewStep({ rows, choiceOf, onChoose, cellsOf, onCorrect }: Props) {
  const [state, setState] = useState<PlannedRow['state'] | 'all'>('all');
  const [shown, setShown] = useState(pageSize);
  const counts = states.map((id) => ({
    id,
    label: words.states[id],
    count: rows.filter((row) => row.state === id).length,
  }));
  const fitting = state === 'all' ? rows : rows.filter((row) => row.state === state);
  return (
    <Tabs
      label={words.show}
      tabs={[{ id: 'all', label: words.all, count: rows.length }, ...counts.filter(({ count }) => count > 0)]}
      chosen={state}
      onChoose={(id) => {
        setState(id);
        setShown(pageSize);
      }}
    >
      <ul className="divide-y divide-line rounded-xl border border-line bg-surface">
        {fitting.slice(0, shown).map((row) => (
          <ReviewRow
            key={keyOf(row)}
            row={row}
            choice={choiceOf(row)}
            onChoose={(choice) => onChoose(row, choice)}
            cells={() => cellsOf(row)}
            onCorrect={(column, text) => onCorrect(row, column, text)}
          />
        ))}
      </ul>
      {fitting.length > shown ? (
        <Button className="mt-4" onClick={() => setShown(shown + pageSize)}>
          {words.more(Math.min(pageSize, fitting.length - shown))}
        </Button>
      ) : null}
    </Tabs>
  );
}
