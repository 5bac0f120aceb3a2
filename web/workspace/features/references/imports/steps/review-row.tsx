import { useState } from 'react';
import * as words from '#words/imports';
import { Badge } from '../../../../ui/elements/badge.tsx';
import { Button } from '../../../../ui/elements/button.tsx';
import { Link } from '../../../../ui/elements/link.tsx';
import { SelectField } from '../../../../ui/forms/text-field.tsx';
import { periodOf } from '../body-of.ts';
import type { Change } from '../changes.ts';
import type { Choice, PlannedRow } from '../plan.ts';
import type { Candidate } from '../reading/read-candidates.ts';
import { CorrectCells } from './correct-cells.tsx';
import type { ReadCell } from './sheet-choice.ts';

const tones = {
  new: 'good',
  changed: 'accent',
  same: 'neutral',
  twin: 'warn',
  unlikely: 'neutral',
  refused: 'bad',
} as const;

interface Props {
  row: PlannedRow;
  choice: Choice;
  onChoose: (choice: Choice) => void;
  cells: () => readonly ReadCell[];
  onCorrect: (column: number, text: string) => void;
}

export function ReviewRow({ row: planned, choice, onChoose, cells, onCorrect }: Props) {
  const [open, setOpen] = useState(false);
  const { candidate, state, known, first, changes, choices, remarks, refusal } = planned;
  const { texts, about } = candidate;
  const { drawing } = about;
  const title = texts.title ?? words.untitled;
  const { customer, type, location } = texts;
  const pictures = (about.pictures?.length ?? 0) + (candidate.pictures?.length ?? 0);
  const facts = [
    customer,
    type,
    location,
    periodOf(candidate),
    pictures > 0 && words.pictures(pictures),
    placeOf(candidate),
  ];
  const isTwin = known !== undefined || first !== undefined;
  return (
    <li className="px-4 py-3">
      <div className="flex items-start gap-3">
        {isTwin ? (
          <span aria-hidden className="w-4 shrink-0" />
        ) : (
          <input
            type="checkbox"
            aria-label={words.bringRow(title)}
            checked={choice === 'make'}
            disabled={choices.length === 1}
            onChange={() => onChoose(choice === 'make' ? 'leave' : 'make')}
            className="mt-1 size-4 shrink-0 accent-accent"
          />
        )}
        <div className="min-w-0 flex-1">
          <p className="font-medium wrap-anywhere">{title}</p>
          <p className="text-[0.8125rem] wrap-anywhere text-ink-2">{facts.filter(Boolean).join(' · ')}</p>
          {known ? (
            <p className="text-[0.8125rem] wrap-anywhere">
              {words.seemsToBe}{' '}
              <Link
                to={`/app/references/${known.id}`}
                target="_blank"
                className="underline underline-offset-2"
              >
                {known.name}
              </Link>
            </p>
          ) : null}
          {first ? (
            <p className="text-[0.8125rem] wrap-anywhere">
              {words.seemsToBe} {first.texts.title} ({placeOf(first)})
            </p>
          ) : null}
          {[...remarks, ...(refusal ? [refusal] : [])].map((remark) => (
            <p
              key={remark}
              className={`text-[0.8125rem] wrap-anywhere ${state === 'refused' ? 'text-bad' : 'text-ink-2'}`}
            >
              {remark}
            </p>
          ))}
          {changes.length > 0 ? <Changes changes={changes} isChosen={choice === 'update'} /> : null}
          {isTwin && choices.length > 1 ? (
            <SelectField
              className="mt-2 max-w-64"
              label={words.whatWith(title)}
              hideLabel
              value={choice}
              onChange={({ target }) => onChoose(target.value as Choice)}
              options={choices.map((one) => ({ value: one, label: words.choices[one] }))}
            />
          ) : null}
        </div>
        <div className="flex shrink-0 flex-col items-end gap-1.5">
          <Badge tone={tones[state]}>{words.states[state]}</Badge>
          {about.record ? null : (
            <Button
              size="sm"
              variant="ghost"
              aria-expanded={open}
              aria-label={words.correctRow(title)}
              onClick={() => setOpen(!open)}
            >
              {words.correct}
            </Button>
          )}
        </div>
      </div>
      {open ? (
        <CorrectCells cells={cells()} marks={candidate.marks} drawing={drawing} onCorrect={onCorrect} />
      ) : null}
    </li>
  );
}

const placeOf = ({ unit, about, worksheet }: Candidate): string =>
  words.unitsOfRows[unit].at(about.number, worksheet);

function Changes({ changes, isChosen }: { changes: readonly Change[]; isChosen: boolean }) {
  return (
    <dl className={`mt-2 flex flex-col gap-1.5 text-[0.8125rem] ${isChosen ? '' : 'text-ink-2'}`}>
      {changes.map(({ label, old, now }) => (
        <div key={label} className="grid gap-x-4 sm:grid-cols-[11rem_1fr]">
          <dt className="text-ink-2">{label}</dt>
          <dd className="line-clamp-4 wrap-anywhere">
            {old ? (
              <del className="text-ink-2">{old}</del>
            ) : (
              <span className="text-ink-2">{words.empty}</span>
            )}
            <span aria-hidden> → </span>
            <ins className="no-underline">{now || words.empty}</ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}
