import { Download, FileText, Settings, Upload } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import type { OrganizationSettings } from '#contract/resources/organization';
import type { Reference } from '#contract/resources/reference';
import { ownName } from '#contract/words/language-name';
import * as words from '#words/translations';
import { useTitle } from '../../../../lib/hooks/use-title.ts';
import { pageOf } from '../../../../lib/lists/paging.ts';
import { useAddressFilters } from '../../../../lib/lists/use-address-filters.ts';
import { useSelection } from '../../../../lib/lists/use-selection.ts';
import { useReferences } from '../../../../lib/organization/records.ts';
import { useSettings } from '../../../../lib/organization/settings.ts';
import { Button, ButtonLink } from '../../../../ui/elements/button.tsx';
import { Loading, Skeleton, Skeletons } from '../../../../ui/feedback/skeleton.tsx';
import { EmptyState, NoMatch, QueryError } from '../../../../ui/feedback/states.tsx';
import { SearchField } from '../../../../ui/forms/search-field.tsx';
import { SelectField } from '../../../../ui/forms/text-field.tsx';
import { ListHead } from '../../../../ui/lists/list-head.tsx';
import { Pager } from '../../../../ui/lists/pager.tsx';
import { onDemand } from '../../../../ui/overlays/on-demand.tsx';
import { PageHeader } from '../../../../ui/page/page-header.tsx';
import { codec, matching, noFilters, shownLanguages, states, type State } from './states.ts';
import { TranslationTable } from './translation-table.tsx';

const HandOffDialog = onDemand(() => import('../hand-off/hand-off-dialog.tsx'));
const ImportSheet = onDemand(() => import('../hand-off/import-sheet.tsx'));

export default function TranslationsPage() {
  useTitle(words.title);
  const [importing, setImporting] = useState(false);
  const [pasted, setPasted] = useState('');
  const references = useReferences();
  const settings = useSettings();
  const failed = [references, settings].find(({ data, error }) => data === undefined && error);
  return (
    <>
      <PageHeader
        title={words.title}
        description={words.description}
        actions={
          settings.data && settings.data.languages.length > 0 ? (
            <>
              <ButtonLink to="/app/references/translations/terms">{words.terms}</ButtonLink>
              <Button icon={<Upload aria-hidden />} onClick={() => setImporting(true)}>
                {words.importAction}
              </Button>
            </>
          ) : undefined
        }
      />
      {failed ? (
        <QueryError title={words.listFailed} query={failed} />
      ) : !references.data || !settings.data ? (
        <ListSkeleton />
      ) : settings.data.languages.length === 0 ? (
        <EmptyState
          icon={<Settings />}
          title={words.offTitle}
          action={<ButtonLink to="/app/organization/settings#languages">{words.openSettings}</ButtonLink>}
        >
          {words.off}
        </EmptyState>
      ) : references.data.length === 0 ? (
        <EmptyState icon={<FileText />} title={words.noneTitle}>
          {words.none}
        </EmptyState>
      ) : (
        <Translations references={references.data} settings={settings.data} />
      )}
      {importing ? (
        <ImportSheet pasted={pasted} onPaste={setPasted} onClose={() => setImporting(false)} />
      ) : null}
    </>
  );
}

const pageSize = 50;

interface Props {
  references: readonly Reference[];
  settings: OrganizationSettings;
}

function Translations({ references, settings }: Props) {
  const { filters, setSearch, set } = useAddressFilters(codec);
  const search = useDeferredValue(filters.search);
  const shown = matching(references, { ...filters, search }, settings);
  const { page, pages, items } = pageOf(shown, filters.page, pageSize);
  const ids = items.map(({ id }) => id);
  const selection = useSelection(ids, references);
  const [handingOff, setHandingOff] = useState(false);
  const addressOf = (to: number) => `?${codec.write({ ...filters, page: to }, filters).toString()}`;
  return (
    <>
      <div className="mb-4 flex flex-wrap gap-2">
        <SearchField
          label={words.search}
          value={filters.search}
          onChange={setSearch}
          className="min-w-44 flex-1 sm:max-w-xs"
        />
        <SelectField
          className="w-44 shrink-0 max-sm:flex-1"
          label={words.filterState}
          hideLabel
          placeholder={words.anyState}
          value={filters.state}
          onChange={({ target }) => set({ state: target.value as State | '', page: 1 })}
          options={states
            .filter((state) => state !== 'original')
            .map((state) => ({ value: state, label: words.states[state] }))}
        />
        <SelectField
          className="w-44 shrink-0 max-sm:flex-1"
          label={words.filterLanguage}
          hideLabel
          placeholder={words.anyLanguage}
          value={filters.language}
          onChange={({ target }) => set({ language: target.value, page: 1 })}
          options={shownLanguages(settings, '').map((code) => ({ value: code, label: ownName(code) }))}
        />
      </div>
      <output className="sr-only">{words.count(shown.length, references.length)}</output>
      {shown.length > 0 || selection.ids.size > 0 ? (
        <ListHead
          label={words.count(shown.length, references.length)}
          ids={ids}
          matching={shown.map(({ id }) => id)}
          selection={selection}
        >
          <Button size="sm" icon={<Download aria-hidden />} onClick={() => setHandingOff(true)}>
            {words.handOff}
          </Button>
        </ListHead>
      ) : null}
      {shown.length > 0 ? (
        <TranslationTable
          references={items}
          settings={settings}
          selection={selection}
          languages={shownLanguages(settings, filters.language)}
        />
      ) : (
        <NoMatch title={words.noMatch} clear={words.clear} onClear={() => set(noFilters)}>
          {words.nothing}
        </NoMatch>
      )}
      <Pager page={page} pages={pages} addressOf={addressOf} onGo={() => window.scrollTo(0, 0)} />
      {handingOff ? (
        <HandOffDialog
          references={references.filter(({ id }) => selection.ids.has(id))}
          settings={settings}
          language={filters.language}
          onClose={() => setHandingOff(false)}
        />
      ) : null}
    </>
  );
}

function ListSkeleton() {
  return (
    <Loading>
      <Skeleton className="mb-4 h-9 max-w-xs" />
      <div className="divide-y divide-line rounded-xl border border-line bg-surface">
        <Skeletons count={6} className="flex h-13 items-center gap-3 px-4">
          <Skeleton className="h-4 w-44" />
          <Skeleton className="ms-auto h-4 w-24" />
        </Skeletons>
      </div>
    </Loading>
  );
}
