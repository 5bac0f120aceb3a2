import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { Channel } from '#contract/rules/choices';
import * as words from '#words/permission-parts';
import { dayInWords } from '../parts.ts';
import * as permissionsWords from '#words/permissions';
import { Cell, CellLegend } from './cell.tsx';
import { matrixOf, shownSubjects, type MatrixCell } from './matrix.ts';

type Props = Parameters<typeof matrixOf>[0] & {
  caption: string;
  /** Tells where visitors see it, by channel. Without it, the column is missing. */
  publicNow?: Partial<Record<Channel, ReactNode>> | undefined;
};

/** Narrow containers show icons alone, with the words for those who listen, so that nothing scrolls sideways. */
export function PermissionMatrix({ caption, publicNow, ...records }: Props) {
  const rows = matrixOf(records);
  return (
    <div className="@container max-sm:-mx-2.5">
      <table className="w-full table-fixed">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="text-[0.6875rem] text-ink-2 @max-xs:text-[0.59375rem] @md:text-xs">
            <th scope="col" className="w-19 @md:w-21 @2xl:w-30 @3xl:w-34">
              <span className="sr-only">{permissionsWords.channel}</span>
            </th>
            {shownSubjects.map((subject) => (
              <th key={subject} scope="col" className="py-1.5 text-center font-medium @max-md:tracking-tight">
                {words.subjects[subject].label}
              </th>
            ))}
            <th scope="col" className="w-26 py-1.5 ps-3 text-start font-medium @max-3xl:hidden">
              {permissionsWords.lastDay}
            </th>
            {publicNow ? (
              <th scope="col" className="w-36 py-1.5 ps-3 text-start font-medium @max-4xl:hidden">
                {permissionsWords.publicNow}
              </th>
            ) : null}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ channel, startsGroup, cells, until }) => {
            const end = until === 'never' ? permissionsWords.noEnd : until ? dayInWords(until) : undefined;
            const padding = clsx(
              startsGroup && 'border-t border-line pt-2',
              '[tr:has(+tr>.pt-2)>&]:pb-2 [tr:last-child>&]:pb-2',
            );
            return (
              <tr key={channel}>
                <th
                  scope="row"
                  className={clsx('pe-1.5 text-start text-[0.8125rem] leading-tight font-medium', padding)}
                >
                  {words.channels[channel].label}
                  {end ? (
                    <span className="block text-[0.6875rem] font-normal text-ink-3 @3xl:hidden">{end}</span>
                  ) : null}
                </th>
                {cells.map((cell) => (
                  <td key={cell.subject} className={clsx('p-0.5', padding)}>
                    <MatrixCellView {...cell} />
                  </td>
                ))}
                <td className={clsx('ps-3 text-[0.8125rem] text-ink-2 @max-3xl:hidden', padding)}>
                  {end ?? '–'}
                </td>
                {publicNow ? (
                  <td className={clsx('ps-3 text-[0.8125rem] text-ink-2 @max-4xl:hidden', padding)}>
                    {publicNow[channel] ?? '–'}
                  </td>
                ) : null}
              </tr>
            );
          })}
        </tbody>
      </table>
      <CellLegend
        exposed={rows.some(({ cells }) => cells.some(({ exposed }) => exposed))}
        className="border-t border-line pt-3"
      />
    </div>
  );
}

function MatrixCellView({ state, from, exposed }: MatrixCell) {
  const word = from ? permissionsWords.from(dayInWords(from)) : permissionsWords.states[state];
  return (
    <Cell state={state} exposed={exposed}>
      <span className="@max-2xl:sr-only">{word}</span>
    </Cell>
  );
}
