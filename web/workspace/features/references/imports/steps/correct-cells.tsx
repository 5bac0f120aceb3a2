import { useState } from 'react';
import * as words from '#words/imports';
import type { Drawing } from '../../../../file-reading/drawing.ts';
import { TextArea, TextField } from '../../../../ui/forms/text-field.tsx';
import type { Candidate } from '../reading/read-candidates.ts';
import type { ReadCell } from './sheet-choice.ts';
import { SlideDrawing } from './slide-drawing.tsx';

interface Props {
  cells: readonly ReadCell[];
  marks: Candidate['marks'];
  drawing?: Drawing | undefined;
  onCorrect: (column: number, text: string) => void;
}

/** The row is read anew as soon as a cell is left. Lines of a slide go into the field that was used last. */
export function CorrectCells({ cells, marks, drawing, onCorrect }: Props) {
  const [column, setColumn] = useState(cells.find(({ text }) => !text)?.column);
  const used = cells.find((cell) => cell.column === column);
  const fields = (
    <div className="grid gap-3 rounded-lg bg-sunken p-3 sm:grid-cols-2">
      {cells.map((cell) => {
        const wrong = marks.filter(({ field }) => field === cell.field);
        return (
          <CellField
            // A corrected cell shows what was read of it.
            key={`${cell.column} ${cell.text}`}
            cell={cell}
            error={wrong.map(({ mark }) => words.marks[mark]).join(', ')}
            onUse={() => setColumn(cell.column)}
            onCorrect={(text) => onCorrect(cell.column, text)}
          />
        );
      })}
    </div>
  );
  if (!drawing) return <div className="mt-3">{fields}</div>;
  return (
    <div className="mt-3 grid items-start gap-3 lg:grid-cols-2">
      <div className="flex min-w-0 flex-col gap-3">
        <SlideDrawing drawing={drawing} />
        <Lines
          drawing={drawing}
          field={used && words.fields[used.field]}
          onPick={(line) => used && onCorrect(used.column, added(used.text, line))}
        />
      </div>
      {fields}
    </div>
  );
}

const added = (text: string, line: string): string =>
  [text, line].filter(Boolean).join(text.includes('\n') ? '\n' : ' ');

interface LinesProps {
  drawing: Drawing;
  /** The name of the field that takes a line. */
  field: string | undefined;
  onPick: (line: string) => void;
}

/** On a telephone, the lines of the drawing itself would be too small to press. */
function Lines({ drawing, field, onPick }: LinesProps) {
  const texts = drawing.boxes.flatMap(({ lines, table = [] }) => [...lines, ...table.flat()]);
  const lines = [...new Set(texts.map((text) => text.trim()).filter(Boolean))];
  return (
    <section aria-label={words.lines}>
      <p className="text-[0.8125rem] text-ink-2">{field ? words.pickLine(field) : words.chooseField}</p>
      <div className="mt-1.5 flex flex-wrap gap-1.5">
        {lines.map((line) => (
          <button
            key={line}
            type="button"
            disabled={!field}
            className="min-h-8 rounded-lg border border-line bg-surface px-2.5 py-1 text-start text-[0.8125rem] wrap-anywhere hover:bg-sunken max-sm:min-h-11"
            onClick={() => onPick(line)}
          >
            {line}
          </button>
        ))}
      </div>
    </section>
  );
}

interface CellFieldProps {
  cell: ReadCell;
  error: string;
  onUse: () => void;
  onCorrect: (text: string) => void;
}

function CellField({ cell: { field, heading, text }, error, onUse, onCorrect }: CellFieldProps) {
  const [typed, setTyped] = useState(text);
  const isNeeded = field === 'title' || field === 'customer';
  const leave = () => {
    // A row with neither would be no reference any more.
    if (isNeeded && !typed.trim()) setTyped(text);
    else if (typed !== text) onCorrect(typed);
  };
  const input = {
    label: words.fields[field],
    hint: heading === words.fields[field] ? undefined : heading,
    error: error || undefined,
    value: typed,
    dir: 'auto',
    onChange: ({ target }: { target: { value: string } }) => setTyped(target.value),
    onFocus: onUse,
    onBlur: leave,
  };
  // A field of one line would join the lines of a cell.
  if (text.includes('\n')) return <TextArea rows={3} {...input} />;
  return <TextField {...input} onKeyDown={({ key }) => key === 'Enter' && leave()} />;
}
