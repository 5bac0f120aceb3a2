import { useState } from 'react';
import * as words from '#words/imports';
import { Badge } from '../../../../ui/elements/badge.tsx';
import { Button } from '../../../../ui/elements/button.tsx';
import { Link } from '../../../../ui/elements/link.tsx';
import { Tabs } from '../../../../ui/page/tabs.tsx';
import { keyOf, periodOf, type PlannedRow } from '../plan.ts';

interface Props {
  rows: readonly PlannedRow[];
  isWanted: (row: PlannedRow) => boolean;
  onToggle: (row: PlannedRow) => void;
}

const states = ['new', 'twin', 'here', 'refused'] as const;
const pageSize = 100;

export function ReviewStep({ rows, isWanted, onToggle }: Props) {
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
          <Row key={keyOf(row)} row={row} isWanted={isWanted(row)} onToggle={() => onToggle(row)} />
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

const tones = { new: 'good', here: 'neutral', twin: 'warn', refused: 'bad' } as const;

interface RowProps {
  row: PlannedRow;
  isWanted: boolean;
  onToggle: () => void;
}

function Row({ row: { candidate, state, known, remarks }, isWanted, onToggle }: RowProps) {
  const { texts, row, worksheet } = candidate;
  const title = texts.title ?? words.untitled;
  const { customer, type, location } = texts;
  const facts = [customer, type, location, periodOf(candidate), words.rowOf(row, worksheet)];
  return (
    <li className="flex items-start gap-3 px-4 py-3">
      <input
        type="checkbox"
        aria-label={words.bringRow(title)}
        checked={isWanted}
        disabled={state === 'here' || state === 'refused'}
        onChange={onToggle}
        className="mt-1 size-4 shrink-0 accent-accent"
      />
      <div className="min-w-0 flex-1">
        <p className="font-medium wrap-anywhere">{title}</p>
        <p className="text-[0.8125rem] wrap-anywhere text-ink-2">{facts.filter(Boolean).join(' · ')}</p>
        {known ? (
          <p className="text-[0.8125rem] wrap-anywhere">
            <Link to={`/app/references/${known.id}`} target="_blank" className="underline underline-offset-2">
              {known.name}
            </Link>
          </p>
        ) : null}
        {remarks.map((remark) => (
          <p
            key={remark}
            className={`text-[0.8125rem] wrap-anywhere ${state === 'refused' ? 'text-bad' : 'text-ink-2'}`}
          >
            {remark}
          </p>
        ))}
      </div>
      <Badge tone={tones[state]}>{words.states[state]}</Badge>
    </li>
  );
}
