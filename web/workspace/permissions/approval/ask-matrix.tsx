import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { useId } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { isRefused } from '#contract/permission/state';
import type { PermissionTable } from '#contract/resources/permission';
import type { Channel, Subject } from '#contract/rules/choices';
import * as words from '#words/ask-approval';
import * as partWords from '#words/permission-parts';
import { FieldNote } from '../../ui/forms/field.tsx';
import { matrixGroups, shownSubjects } from '../state/matrix.ts';
import type { AskForm } from './ask-form.ts';

interface Props {
  /** Undefined while it loads. */
  state: PermissionTable | undefined;
  form: Pick<AskForm, 'subjects' | 'channels'>;
  register: (name: 'subjects' | 'channels') => UseFormRegisterReturn;
  messageAt: (name: 'subjects' | 'channels') => string | undefined;
}

/** A contact is asked the same in each place, so that one sentence says it. Rows and columns are chosen, never single cells. */
export function AskMatrix({ state, form, register, messageAt }: Props) {
  const id = useId();
  const error = messageAt('subjects') ?? messageAt('channels');
  const cellOf = (subject: Subject, channel: Channel) => ({
    asked: form.subjects.includes(subject) && form.channels.includes(channel),
    before: state?.[subject][channel].state ?? 'not asked',
  });
  const box = 'size-4 shrink-0 accent-accent';
  return (
    <fieldset className="@container min-w-0" aria-describedby={`${id}-hint ${error ? `${id}-error` : ''}`}>
      <legend className="font-medium">{words.dialogSubjects}</legend>
      <p id={`${id}-hint`} className="mb-2 text-[0.8125rem] text-ink-2">
        {words.dialogMatrixHint}
      </p>
      <table className="w-full table-fixed border-separate border-spacing-0.5">
        <thead>
          <tr>
            <th scope="col" className="w-27 @md:w-36">
              <span className="sr-only">{words.dialogChannels}</span>
            </th>
            {shownSubjects.map((subject) => (
              <th key={subject} scope="col" className="p-0 align-bottom font-medium">
                <label
                  title={partWords.subjects[subject].note}
                  className="flex min-h-11 flex-col items-center justify-end gap-1 text-[0.59375rem] leading-tight tracking-tight @sm:text-[0.6875rem] @md:text-xs @md:tracking-normal"
                >
                  {partWords.subjects[subject].label}
                  <input type="checkbox" value={subject} className={box} {...register('subjects')} />
                </label>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {matrixGroups.flat().map((channel) => (
            <tr key={channel}>
              <th scope="row" className="p-0 text-start font-medium">
                <label
                  title={partWords.channels[channel].note}
                  className="flex min-h-9 items-center gap-2 text-[0.8125rem] leading-tight"
                >
                  <input type="checkbox" value={channel} className={box} {...register('channels')} />
                  {partWords.channels[channel].label}
                </label>
              </th>
              {shownSubjects.map((subject) => (
                <td key={subject} className="p-0">
                  <AskedCell {...cellOf(subject, channel)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <ul aria-hidden className="mt-2 flex flex-wrap gap-x-4 gap-y-2 text-xs text-ink-2">
        {legend.map(({ label, ...cell }) => (
          <li key={label} className="flex items-center gap-1.5">
            <span className="w-6.5">
              <AskedCell {...cell} small />
            </span>
            {label}
          </li>
        ))}
      </ul>
      <div className="mt-1.5 empty:hidden">
        <FieldNote id={`${id}-error`} error={error} />
      </div>
    </fieldset>
  );
}

interface CellProps {
  asked: boolean;
  before: PermissionTable[Subject][Channel]['state'];
  small?: boolean;
}

const legend: readonly (CellProps & { label: string })[] = [
  { label: words.dialogAskedNow, asked: true, before: 'not asked' },
  { label: words.dialogAllowed, asked: false, before: 'allowed' },
  { label: words.dialogRefusedCell, asked: false, before: 'declined' },
];

function AskedCell({ asked, before, small = false }: CellProps) {
  const isAllowed = before === 'allowed';
  const told = [
    asked && !isAllowed && words.dialogAskedNow,
    isAllowed && words.dialogAllowed,
    isRefused(before) && words.dialogRefusedCell,
  ];
  return (
    <span
      className={clsx(
        'grid place-items-center rounded-[7px] border',
        small ? 'h-5.5' : 'h-9',
        isAllowed
          ? 'border-transparent bg-good-soft text-good'
          : asked
            ? 'border-transparent bg-accent text-on-accent'
            : isRefused(before)
              ? 'border-2 border-bad'
              : 'border-line-strong',
        asked && isRefused(before) && 'shadow-[0_0_0_2px_var(--surface),0_0_0_4px_var(--bad-fill)]',
      )}
    >
      {asked || isAllowed ? <Check aria-hidden className="size-3.5" strokeWidth={3} /> : null}
      <span className="sr-only">{told.filter(Boolean).join(', ')}</span>
    </span>
  );
}
