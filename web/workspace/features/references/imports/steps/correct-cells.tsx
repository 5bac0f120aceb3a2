import { useState } from 'react';
import * as words from '#words/imports';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import type { Candidate } from '../reading/read-candidates.ts';
import type { ReadCell } from './sheet-choice.ts';

interface Props {
  cells: readonly ReadCell[];
  marks: Candidate['marks'];
  onCorrect: (column: number, text: string) => void;
}

/** The row is read anew as soon as a cell is left. */
export function CorrectCells({ cells, marks, onCorrect }: Props) {
  return (
    <div className="grid gap-3 rounded-lg bg-sunken p-3 sm:grid-cols-2">
      {cells.map((cell) => {
        const wrong = marks.filter(({ field }) => field === cell.field);
        return (
          <CellField
            // A corrected cell shows what was read of it.
            key={`${cell.column} ${cell.text}`}
            cell={cell}
            error={wrong.map(({ mark }) => words.marks[mark]).join(', ')}
            onCorrect={(text) => onCorrect(cell.column, text)}
          />
        );
      })}
    </div>
  );
}

interface CellFieldProps {
  cell: ReadCell;
  error: string;
  onCorrect: (text: string) => void;
}

function CellField({ cell: { field, heading, text }, error, onCorrect }: CellFieldProps) {
  const [typed, setTyped] = useState(text);
  const isNeeded = field === 'title' || field === 'customer';
  const leave = () => {
    // A row with neither would be no reference any more.
    if (isNeeded && !typed.trim()) setTyped(text);
    else if (typed !== text) onCorrect(typed);
  };
  return (
    <TextField
      label={words.fields[field]}
      hint={heading === words.fields[field] ? undefined : heading}
      error={error || undefined}
      value={typed}
      dir="auto"
      onChange={({ target }) => setTyped(target.value)}
      onBlur={leave}
      onKeyDown={({ key }) => key === 'Enter' && leave()}
    />
  );
}
