import { languageName } from '#contract/words/language-name';
import * as words from '#words/import-archive';
import { language } from '#words/language';
import { useMay } from '../../../../lib/organization/active-organization.tsx';
import { Link } from '../../../../ui/elements/link.tsx';
import { Card } from '../../../../ui/page/card.tsx';
import type { Archive } from '../reading/archive/read-archive.ts';

const kinds = [
  'references',
  'customers',
  'contacts',
  'translations',
  'collections',
  'tenders',
  'forms',
] as const;
const lists = new Intl.ListFormat(language);
const days = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' });

interface Props {
  archive: Archive;
  missing: readonly string[];
}

export function ArchiveStep({ archive, missing }: Props) {
  const mayChangeSettings = useMay('settings:write');
  return (
    <Card className="overflow-hidden">
      <div className="border-b border-line bg-sunken px-4 py-3">
        <h3 className="font-semibold wrap-anywhere">
          {words.of(archive.organization.name, days.format(new Date(archive.day)))}
        </h3>
        <p className="text-[0.8125rem] text-ink-2">
          {kinds.map((kind) => words.counts[kind](archive[kind].length)).join(' · ')}
        </p>
      </div>
      {mayChangeSettings ? null : (
        <p className="border-b border-line bg-warn-soft px-4 py-3 text-pretty">{words.needsManager}</p>
      )}
      {missing.length > 0 ? (
        <p role="alert" className="border-b border-line bg-warn-soft px-4 py-3 text-pretty">
          {words.languagesMissing(
            lists.format(missing.map((code) => languageName(code, language))),
            missing.length,
          )}{' '}
          <Link to="/app/organization/settings" className="underline underline-offset-2">
            {words.settings}
          </Link>
        </p>
      ) : null}
      <div className="grid gap-x-8 gap-y-5 px-4 py-4 sm:grid-cols-2">
        <Parts title={words.comesTitle} parts={words.comes} />
        <Parts title={words.staysTitle} parts={words.stays} />
      </div>
    </Card>
  );
}

function Parts({ title, parts }: { title: string; parts: readonly string[] }) {
  return (
    <section>
      <h4 className="mb-1 font-medium">{title}</h4>
      <ul className="list-disc space-y-1 ps-4 text-pretty text-ink-2">
        {parts.map((part) => (
          <li key={part}>{part}</li>
        ))}
      </ul>
    </section>
  );
}
