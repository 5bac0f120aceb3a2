import { Circle, CircleCheck, FileText, History, Pencil } from 'lucide-react';
import type { OrganizationSettings } from '#contract/resources/organization';
import type { Reference } from '#contract/resources/reference';
import { ownName } from '#contract/words/language-name';
import * as referenceListWords from '#words/reference-list';
import * as words from '#words/translations';
import { useMedia } from '../../../../lib/hooks/use-media.ts';
import type { Selection } from '../../../../lib/lists/use-selection.ts';
import { Link } from '../../../../ui/elements/link.tsx';
import { DataTable } from '../../../../ui/lists/data-table.tsx';
import { SelectBox } from '../../../../ui/lists/select-box.tsx';
import { stateOf, type State } from './states.ts';

interface Props {
  references: readonly Reference[];
  settings: OrganizationSettings;
  languages: readonly string[];
  selection: Selection;
}

const narrowScreen = '(max-width: 47.99rem)';

export function TranslationTable(props: Props) {
  const narrow = useMedia(narrowScreen);
  return narrow ? <Lines {...props} /> : <Table {...props} />;
}

function Table({ references, settings, languages, selection }: Props) {
  const columns = [
    { label: words.reference, className: 'w-[40%] min-w-56' },
    ...languages.map((code) => ({
      label: ownName(code),
      head: <bdi lang={code}>{ownName(code)}</bdi>,
    })),
  ];
  return (
    <section
      aria-label={words.title}
      // Ten languages are wider than the window, and keyboard users have to reach them.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="overflow-x-auto rounded-xl border border-line bg-surface"
    >
      <DataTable
        columns={columns}
        className="text-start"
        padding="*:px-4 *:py-2.5 *:text-start *:whitespace-nowrap"
      >
        {references.map((reference) => (
          <tr key={reference.id} className="hover:bg-hover">
            <th scope="row" className="py-2 ps-1.5 pe-4 font-medium">
              <span className="flex items-center gap-1">
                <Select reference={reference} selection={selection} />
                <span lang={reference.language ?? settings.language} className="line-clamp-2 text-pretty">
                  {reference.name}
                </span>
              </span>
            </th>
            {languages.map((code) => (
              <td key={code} className="px-4 py-2">
                <StateLink reference={reference} code={code} settings={settings} />
              </td>
            ))}
          </tr>
        ))}
      </DataTable>
    </section>
  );
}

function Lines({ references, settings, languages, selection }: Props) {
  return (
    <ul className="divide-y divide-line rounded-xl border border-line bg-surface">
      {references.map((reference) => (
        <li key={reference.id} className="px-1.5 py-2">
          <div className="flex items-start gap-1">
            <Select reference={reference} selection={selection} />
            <h2
              lang={reference.language ?? settings.language}
              className="min-w-0 flex-1 pt-2.5 font-medium text-pretty sm:pt-1.5"
            >
              {reference.name}
            </h2>
          </div>
          <ul className="ps-12 pe-2.5 sm:ps-9">
            {languages.map((code) => (
              <li key={code} className="flex items-center justify-between gap-3">
                <bdi lang={code} className="text-ink-2">
                  {ownName(code)}
                </bdi>
                <StateLink reference={reference} code={code} settings={settings} />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

function Select({ reference: { id, name }, selection }: Pick<Props, 'selection'> & { reference: Reference }) {
  return (
    <SelectBox
      label={referenceListWords.select(name)}
      one
      checked={selection.ids.has(id)}
      onToggle={(range) => selection.toggle(id, range)}
    />
  );
}

const looks: Record<State, { Icon: typeof Circle; className: string }> = {
  missing: { Icon: Circle, className: 'text-ink-3' },
  draft: { Icon: Pencil, className: 'text-warn' },
  ready: { Icon: CircleCheck, className: 'text-good' },
  changed: { Icon: History, className: 'text-bad' },
  original: { Icon: FileText, className: 'text-ink-3' },
};

interface StateLinkProps extends Pick<Props, 'settings'> {
  reference: Reference;
  code: string;
}

function StateLink({ reference, code, settings }: StateLinkProps) {
  const state = stateOf(reference, code, settings);
  const { Icon, className } = looks[state];
  return (
    <Link
      to={`/app/references/${reference.id}${state === 'original' ? '' : `?language=${code}`}`}
      aria-label={words.cell(reference.name, ownName(code), words.states[state])}
      className="inline-flex min-h-8 items-center gap-1.5 rounded whitespace-nowrap text-ink-2 hover:text-ink hover:underline hover:underline-offset-4"
    >
      <Icon aria-hidden className={`size-4 shrink-0 ${className}`} />
      {words.states[state]}
    </Link>
  );
}
