import { CircleCheck, Download } from 'lucide-react';
import * as archiveWords from '#words/import-archive';
import * as words from '#words/imports';
import { language } from '#words/language';
import { downloadCsv } from '../../../../lib/device/download.ts';
import { Button, ButtonLink } from '../../../../ui/elements/button.tsx';
import SeePlans from '../../../../ui/feedback/see-plans.tsx';
import type { Moved } from '../archive/bring-in-archive.ts';
import type { Brought } from '../bring-in.ts';
import { keyOf } from '../plan.ts';
import { textOf, type Worksheet } from '../reading/cell.ts';
import { readPermission } from '../reading/read-permission.ts';
import { PermissionsFound } from './permissions-found.tsx';

interface Props {
  file: string;
  brought: Brought & { moved?: Moved };
  sheets: readonly Worksheet[];
  onAgain: () => void;
}

export function ResultStep({ file, brought, sheets, onAgain }: Props) {
  const { made, changed, refused, refusedPictures, left, moved } = brought;
  const missing = [...refused, ...left.map((unit) => ({ unit, reason: words.noRoom }))];
  return (
    <div className="flex max-w-2xl flex-col gap-5">
      <output>
        <h2 className="flex items-center gap-2 text-[1.0625rem] font-semibold">
          <CircleCheck aria-hidden className="size-5 shrink-0 text-good" />
          {[
            (made.length > 0 || changed.length === 0) && words.made(made.length),
            changed.length > 0 && words.changed(changed.length),
          ]
            .filter(Boolean)
            .join(', ')}
        </h2>
        {made.length > 0 ? <p className="mt-1 text-pretty text-ink-2">{words.madeBody}</p> : null}
        {moved ? <p className="mt-1 text-pretty text-ink-2 empty:hidden">{alsoMade(moved)}</p> : null}
      </output>
      {moved && moved.failed.length > 0 ? (
        <section role="alert" className="rounded-xl border border-bad/30 bg-bad-soft px-4 py-3">
          <h3 className="font-semibold text-bad">{archiveWords.notMoved(moved.failed.length)}</h3>
          <p className="mt-1">{archiveWords.again}</p>
          <ul className="mt-1 max-h-64 overflow-y-auto">
            {moved.failed.map(({ name, reason }) => (
              <li key={name} className="py-1 wrap-anywhere">
                {name} <span className="block text-[0.8125rem]">{reason}</span>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {missing.length > 0 ? (
        <section role="alert" className="rounded-xl border border-bad/30 bg-bad-soft px-4 py-3">
          <h3 className="font-semibold text-bad">{words.notMade(missing.length)}</h3>
          {left.length > 0 ? (
            <p className="mt-1">
              {words.planFull(left.length)} <SeePlans />
            </p>
          ) : null}
          <ul className="mt-1 max-h-64 divide-y divide-bad/15 overflow-y-auto empty:hidden">
            {refused.map(({ unit: { rows }, reason }) => (
              <li key={keyOf(rows[0])} className="py-1.5">
                <span className="font-medium wrap-anywhere">{rows[0].candidate.texts.title}</span>
                <span className="block text-[0.8125rem] wrap-anywhere">{reason}</span>
              </li>
            ))}
          </ul>
          <Button
            className="mt-2"
            size="sm"
            icon={<Download aria-hidden />}
            onClick={() => downloadCsv(words.missingFile(file), asTheyCame(missing, sheets))}
          >
            {words.downloadMissing}
          </Button>
        </section>
      ) : null}
      {refusedPictures.length > 0 ? (
        <section role="alert" className="rounded-xl border border-line bg-warn-soft px-4 py-3">
          <h3 className="font-semibold">{words.picturesNotMade(refusedPictures.length)}</h3>
          <ul className="mt-1 max-h-64 overflow-y-auto">
            {refusedPictures.map(({ name, reason }) => (
              <li key={name} className="py-1 wrap-anywhere">
                {name} <span className="block text-[0.8125rem]">{reason}</span>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <PermissionsFound file={file} {...permissionsIn(brought)} />
      <div className="flex flex-wrap gap-2 max-sm:*:flex-1">
        <ButtonLink to="/app/references?status=Draft&view=table" variant="primary">
          {words.seeDrafts}
        </ButtonLink>
        <Button onClick={onAgain}>{words.another}</Button>
      </div>
    </div>
  );
}

const kinds = ['customers', 'contacts', 'translations', 'collections'] as const;
const lists = new Intl.ListFormat(language);

function alsoMade(moved: Moved): string {
  const made = kinds.filter((kind) => moved[kind] > 0).map((kind) => archiveWords.counts[kind](moved[kind]));
  return made.length > 0 ? archiveWords.alsoMade(lists.format(made)) : '';
}

/** An archive says exactly what is allowed. The words of other files are only read. */
function permissionsIn({ made, changed, moved }: Props['brought']) {
  if (!moved) return { brought: [...made, ...changed], read: readPermission, said: words.permissions };
  const lines = new Map(moved.lines.map((line) => [line.text, line]));
  return {
    brought: moved.permissions,
    read: (text: string) => lines.get(text)!,
    said: archiveWords.permissions,
  };
}

/** The rows in the columns that they came in, with the reason at the end. */
function asTheyCame(missing: Brought['refused'], sheets: readonly Worksheet[]) {
  return missing.flatMap(({ unit: { rows }, reason }) =>
    rows.map(({ candidate }) => {
      const sheet = sheets.find(({ name }) => name === candidate.worksheet)!;
      return [...sheet.rows[candidate.row - 1]!.map(textOf), reason];
    }),
  );
}
