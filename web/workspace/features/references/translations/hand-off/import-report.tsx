import { CircleAlert } from 'lucide-react';
import type { ImportedReference } from '#contract/resources/translation';
import { ownName } from '#contract/words/language-name';
import * as words from '#words/hand-off';
import { Badge } from '../../../../ui/elements/badge.tsx';
import { Link } from '../../../../ui/elements/link.tsx';
import { DataTable } from '../../../../ui/lists/data-table.tsx';
import { labelOf, type FileReport } from './import.ts';

const columns = [{ label: words.field, className: 'w-[38%] sm:w-56' }, { label: words.translation }];

export function ImportReport({ report: { file, imported, failure } }: { report: FileReport }) {
  const told = imported?.references.filter(({ saved, refused }) => saved.length + refused.length > 0) ?? [];
  return (
    <section aria-label={file.name} className="flex min-w-0 flex-col gap-2">
      <h3 className="font-semibold wrap-anywhere">
        {file.name}
        {imported ? (
          <>
            {' · '}
            <bdi lang={imported.language}>{ownName(imported.language)}</bdi>
          </>
        ) : null}
      </h3>
      {failure ? (
        <p role="alert" className="flex items-start gap-2 text-bad">
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          {failure}
        </p>
      ) : null}
      {imported && told.length === 0 ? <p className="text-ink-2">{words.nothingNew}</p> : null}
      {imported && told.length > 0 ? (
        <div className="rounded-xl border border-line bg-surface">
          <DataTable
            columns={columns}
            className="table-fixed text-start"
            padding="*:px-3 sm:*:px-4 *:py-2 *:text-start"
          >
            {told.map((reference) => (
              <Rows key={reference.id} reference={reference} language={imported.language} />
            ))}
          </DataTable>
        </div>
      ) : null}
      {imported && imported.ignored.length > 0 ? (
        <p className="text-[0.8125rem] wrap-anywhere text-ink-2">
          {words.ignored(imported.ignored.join(', '))}
        </p>
      ) : null}
    </section>
  );
}

const cell = 'px-3 py-2 text-start sm:px-4';

function Rows({ reference, language }: { reference: ImportedReference; language: string }) {
  const { id, name, saved, refused, changed } = reference;
  return (
    <>
      <tr className="bg-sunken">
        <th scope="rowgroup" colSpan={2} className={cell}>
          <Link
            to={`/app/references/${id}?language=${language}`}
            className="font-medium wrap-anywhere hover:underline hover:underline-offset-4"
          >
            {name}
          </Link>
        </th>
      </tr>
      {refused.map(({ field = '', code, why }) => (
        <tr key={field} className="align-top">
          <th scope="row" className={cell}>
            <Field label={field ? labelOf(field) : words.wholeTranslation} result="refused" />
          </th>
          <td className={`${cell} text-pretty`}>
            {code === 'invalid' ? words.invalid(why) : words.refusals[code]}
          </td>
        </tr>
      ))}
      {saved.map(({ field, before, text }) => (
        <tr key={field} className="align-top">
          <th scope="row" className={cell}>
            <Field
              label={labelOf(field)}
              result={before ? 'changed' : 'new'}
              isLate={changed.some((one) => one === field.split('.')[0])}
            />
          </th>
          <td className={`${cell} min-w-0`}>
            <p lang={language} dir="auto" className="line-clamp-4 whitespace-pre-line wrap-anywhere">
              {text}
            </p>
            {before ? (
              <p className="mt-1 line-clamp-2 text-[0.8125rem] wrap-anywhere text-ink-2">
                {words.before} <span lang={language}>{before}</span>
              </p>
            ) : null}
          </td>
        </tr>
      ))}
    </>
  );
}

const tones = { new: 'good', changed: 'neutral', refused: 'bad' } as const;

function Field({ label, result, isLate }: { label: string; result: keyof typeof tones; isLate?: boolean }) {
  return (
    <span className="flex flex-col items-start gap-1 font-normal">
      <span className="wrap-anywhere">{label}</span>
      <Badge tone={tones[result]}>{words.results[result]}</Badge>
      {isLate ? <Badge tone="warn">{words.originalChanged}</Badge> : null}
    </span>
  );
}
