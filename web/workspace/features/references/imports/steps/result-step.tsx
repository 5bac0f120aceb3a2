import { CircleCheck, Download } from 'lucide-react';
import type { ImportJob } from '#contract/resources/import';
import type { Reference } from '#contract/resources/reference';
import * as archiveWords from '#words/import-archive';
import * as words from '#words/imports';
import { language } from '#words/language';
import { downloadCsv } from '../../../../lib/device/download.ts';
import { Button, ButtonLink } from '../../../../ui/elements/button.tsx';
import SeePlans from '../../../../ui/feedback/see-plans.tsx';
import type { ImportResult, Missing } from '../job/read-result.ts';
import { joinTables } from '../join-tables.ts';
import PermissionsFound from '../permissions/permissions-found.tsx';

interface Props {
  file: string;
  kind: ImportJob['kind'];
  /** False where the job could not go on. */
  isWhole: boolean;
  result: ImportResult;
  /** Rows that were refused before anything was written. */
  notPossible: readonly Missing[];
  /** Rows that somebody, or the check of the file, left out. */
  leftOut: number;
  /** The tab has brought them in, not the job. */
  forms: number;
  references: readonly Reference[];
  onAgain: () => void;
}

export function ResultStep({ file, kind, isWhole, result, notPossible, ...props }: Props) {
  const { leftOut, forms, references, onAgain } = props;
  const { made, changed, failed, refusedPictures, left } = result;
  const refused = [...result.refused, ...notPossible];
  const missing = [...refused, ...left.map((one) => ({ ...one, reason: words.noRoom }))];
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
        {leftOut > 0 ? <p className="mt-1 text-ink-2">{words.rowsLeftOut(leftOut)}</p> : null}
        {kind === 'archive' ? (
          <p className="mt-1 text-pretty text-ink-2 empty:hidden">{alsoMade(result, forms)}</p>
        ) : null}
        {result.sent > 0 ? (
          <p className="mt-1 text-pretty text-ink-2">{archiveWords.sentStays(result.sent)}</p>
        ) : null}
      </output>
      {isWhole ? null : (
        <p role="alert" className="rounded-xl border border-bad/30 bg-bad-soft px-4 py-3">
          {words.stopped}
        </p>
      )}
      {failed.length > 0 ? (
        <section role="alert" className="rounded-xl border border-bad/30 bg-bad-soft px-4 py-3">
          <h3 className="font-semibold text-bad">{words.othersNotMade(failed.length)}</h3>
          {kind === 'archive' ? <p className="mt-1">{archiveWords.again}</p> : null}
          <ul className="mt-1 max-h-64 overflow-y-auto">
            {failed.map(({ key, name, reason }) => (
              <li key={key} className="py-1 wrap-anywhere">
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
            {refused.map(({ key, name, reason }) => (
              <li key={key} className="py-1.5">
                <span className="font-medium wrap-anywhere">{name}</span>
                <span className="block text-[0.8125rem] wrap-anywhere">{reason}</span>
              </li>
            ))}
          </ul>
          <Button
            className="mt-2"
            size="sm"
            icon={<Download aria-hidden />}
            onClick={() => downloadCsv(words.missingFile(file), asTheyCame(missing))}
          >
            {words.downloadMissing}
          </Button>
        </section>
      ) : null}
      {refusedPictures.length > 0 ? (
        <section role="alert" className="rounded-xl border border-line bg-warn-soft px-4 py-3">
          <h3 className="font-semibold">
            {(kind === 'archive' ? archiveWords.filesNotMade : words.picturesNotMade)(refusedPictures.length)}
          </h3>
          <ul className="mt-1 max-h-64 overflow-y-auto">
            {refusedPictures.map(({ name, reason }) => (
              <li key={name} className="py-1 wrap-anywhere">
                {name} <span className="block text-[0.8125rem]">{reason}</span>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <PermissionsFound references={references} />
      <div className="flex flex-wrap gap-2 max-sm:*:flex-1">
        <ButtonLink to="/app/references?status=Draft&view=table" variant="primary">
          {words.seeDrafts}
        </ButtonLink>
        <Button onClick={onAgain}>{words.another}</Button>
      </div>
    </div>
  );
}

const kinds = {
  customers: 'createCustomer',
  contacts: 'createContact',
  translations: 'saveTranslation',
  collections: 'createCollection',
  tenders: 'createTender',
  terms: 'saveTerms',
  settings: 'saveSettings',
  look: 'saveBranding',
} as const;
const lists = new Intl.ListFormat(language);

function alsoMade({ counts }: ImportResult, forms: number): string {
  const made = (Object.keys(kinds) as (keyof typeof kinds)[]).flatMap((kind) => {
    const count = counts[kinds[kind]];
    return count ? [archiveWords.counts[kind](count)] : [];
  });
  if (forms > 0) made.push(archiveWords.counts.forms(forms));
  return made.length > 0 ? archiveWords.alsoMade(lists.format(made)) : '';
}

/** The rows in the columns that they came in, with the reason at the end. */
function asTheyCame(missing: readonly Missing[]): string[][] {
  const [headings = [], ...rows] = joinTables(missing.map((one) => one.rows));
  const reasons = missing.flatMap(({ rows: [, ...cells], reason }) => cells.map(() => reason));
  return [[...headings, words.whyNot], ...rows.map((row, index) => [...row, reasons[index]!])];
}
