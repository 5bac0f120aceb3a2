import { clsx } from 'clsx';
import { ClipboardPlus, Send } from 'lucide-react';
import { useDeferredValue, useMemo, useState, type ReactNode } from 'react';
import type { Approval } from '#contract/resources/approval';
import * as listWords from '#words/lists';
import * as words from '#words/permission-overview';
import * as stateWords from '#words/permission-states';
import { statuses as statusNames } from '#words/choices';
import { useOrganization } from '../../lib/organization/active-organization.tsx';
import { pageOf } from '../../lib/lists/paging.ts';
import { useAddressFilters } from '../../lib/lists/use-address-filters.ts';
import { useSelection } from '../../lib/lists/use-selection.ts';
import { countedFrom } from '../../permissions/approval/asks.ts';
import type { PlaceRow, Policy } from './places.ts';
import { CellLegend } from '../../permissions/state/cell.tsx';
import { Button } from '../../ui/elements/button.tsx';
import { DownloadMenu } from '../../ui/lists/download-menu.tsx';
import { ListHead } from '../../ui/lists/list-head.tsx';
import { Link } from '../../ui/elements/link.tsx';
import { onDemand } from '../../ui/overlays/on-demand.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { Pager } from '../../ui/lists/pager.tsx';
import { SearchField } from '../../ui/forms/search-field.tsx';
import { NoMatch } from '../../ui/feedback/states.tsx';
import { tabClass } from '../../ui/page/tabs.tsx';
import { SelectField } from '../../ui/forms/text-field.tsx';
import {
  byCustomer,
  noFilters,
  readFilters,
  statuses,
  tabs,
  withoutState,
  withState,
  writeFilters,
  type PermissionFilters,
} from './filters.ts';
import { ExposedNotice } from './exposed-notice.tsx';
import { PermissionTable } from './permission-table.tsx';

const RecordManyDialog = onDemand(() => import('../../permissions/record-many/record-many-dialog.tsx'));
const AskManyDialog = onDemand(() => import('../../permissions/ask-many/ask-many-dialog.tsx'));

const pageSize = 25;

interface Props {
  rows: readonly PlaceRow[];
  /** All requests, including those about deleted references, which count toward a contact's total. */
  sent: readonly Approval[];
  policy: Policy;
  today: string;
  children: ReactNode;
}

export function PermissionList({ rows, sent, policy, today, children }: Props) {
  const organization = useOrganization();
  const { filters, setSearch, set, addressOf } = usePermissionFilters();
  const search = useDeferredValue(filters.search);
  const { state, status } = filters;
  const matching = useMemo(() => withoutState(rows, { search, status }), [rows, search, status]);
  const shown = useMemo(() => withState(matching, state), [matching, state]);
  const { page, pages, items } = pageOf(byCustomer(shown), filters.page, pageSize);
  const [since] = useState(() => countedFrom(new Date()));
  const ids = items.flatMap((group) => group.rows.map(({ reference }) => reference.id));
  const existing = useMemo(() => rows.map(({ reference }) => reference), [rows]);
  const selection = useSelection(ids, existing);
  const [opened, setOpened] = useState<readonly PlaceRow[]>();
  const [recording, setRecording] = useState<readonly PlaceRow[]>();
  const selected = rows.filter(({ reference }) => selection.ids.has(reference.id));
  return (
    <>
      <PageHeader
        title={words.title}
        description={words.description}
        actions={
          <DownloadMenu
            download={async (format) => {
              const { downloadSheet } = await import('./sheet.ts');
              await downloadSheet(format, { organization: organization.name, rows: shown, policy });
            }}
          />
        }
      />
      {children}
      <ExposedNotice rows={withState(rows, 'exposed')} to={addressOf({ ...noFilters, state: 'exposed' })} />
      <StateTabs rows={matching} chosen={state} addressOf={addressOf} />
      <div className="mb-4 flex flex-wrap gap-2">
        <SearchField
          label={words.search}
          value={filters.search}
          onChange={setSearch}
          className="min-w-44 flex-1 sm:max-w-sm"
        />
        <SelectField
          className="w-36 shrink-0"
          label={words.status}
          hideLabel
          placeholder={words.anyStatus}
          value={status}
          onChange={(event) => set({ status: event.target.value as PermissionFilters['status'] })}
          options={statuses.map((value) => ({ value, label: statusNames[value] }))}
        />
      </div>
      <output className="sr-only">
        {selected.length > 0 ? listWords.selected(selected.length) : words.count(shown.length, rows.length)}
      </output>
      {shown.length > 0 || selected.length > 0 ? (
        <ListHead
          label={words.count(shown.length, rows.length)}
          ids={ids}
          matching={shown.map(({ reference }) => reference.id)}
          selection={selection}
        >
          <div className="flex min-w-0 flex-wrap justify-end gap-2 max-sm:py-1">
            <Button
              className="max-sm:h-11 max-sm:[&_svg]:hidden"
              icon={<ClipboardPlus aria-hidden />}
              onPointerEnter={RecordManyDialog.prefetch}
              onFocus={RecordManyDialog.prefetch}
              onClick={() => setRecording(selected)}
            >
              {words.record}
            </Button>
            <Button
              variant="primary"
              className="max-sm:h-11 max-sm:[&_svg]:hidden"
              icon={<Send aria-hidden />}
              onPointerEnter={AskManyDialog.prefetch}
              onFocus={AskManyDialog.prefetch}
              onClick={() => setOpened(selected)}
            >
              {words.ask}
            </Button>
          </div>
        </ListHead>
      ) : null}
      {shown.length > 0 ? (
        <>
          <PermissionTable groups={items} sent={sent} since={since} today={today} selection={selection} />
          <CellLegend
            exposed={shown.some(({ exposed }) => exposed.length > 0)}
            className="mt-4 rounded-xl border border-line bg-surface px-4 py-3"
          />
        </>
      ) : (
        <NoMatch title={words.noneMatchTitle} clear={words.clear} onClear={() => set(noFilters)}>
          {words.noneMatch}
        </NoMatch>
      )}
      <Pager
        page={page}
        pages={pages}
        addressOf={(number) => addressOf({ page: number })}
        onGo={() => window.scrollTo(0, 0)}
      />
      {opened ? (
        <AskManyDialog
          references={opened.map(({ reference }) => reference)}
          onSent={(done) => selection.set(done, false)}
          onClose={() => setOpened(undefined)}
        />
      ) : null}
      {recording ? (
        <RecordManyDialog
          references={recording.map(({ reference }) => reference)}
          onDone={(done) => selection.set(done, false)}
          onClose={() => setRecording(undefined)}
        />
      ) : null}
    </>
  );
}

const codec = { read: readFilters, write: writeFilters };

function usePermissionFilters() {
  const { filters, setSearch, set } = useAddressFilters<PermissionFilters>(codec);
  return {
    filters,
    /** Another search or filter is another list, so it starts at the first page. */
    setSearch: (search: string) => {
      if (filters.page > 1) set({ page: 1 });
      setSearch(search);
    },
    set: (change: Partial<PermissionFilters>) => set({ page: 1, ...change }),
    addressOf: (change: Partial<PermissionFilters>) =>
      `?${writeFilters({ ...filters, page: 1, ...change }).toString()}`,
  };
}

interface TabsProps {
  rows: readonly PlaceRow[];
  chosen: PermissionFilters['state'];
  addressOf: (change: Partial<PermissionFilters>) => string;
}

const labelOf = (state: PermissionFilters['state']) =>
  state === '' ? words.all : state === 'exposed' ? words.exposedTab : stateWords.states[state];

function StateTabs({ rows, chosen, addressOf }: TabsProps) {
  const counted = (['', ...tabs] as const).map((state) => ({
    state,
    count: withState(rows, state).length,
  }));
  return (
    <nav aria-label={words.states} className="mb-4 overflow-x-auto border-b border-line">
      <ul className="flex gap-1">
        {counted
          .filter(({ state, count }) => state === '' || count > 0 || state === chosen)
          .map(({ state, count }) => (
            <li key={state}>
              <Link
                to={addressOf({ state })}
                aria-current={state === chosen ? 'true' : undefined}
                className={clsx(tabClass(state === chosen), 'whitespace-nowrap max-sm:h-11')}
              >
                {labelOf(state)}
                <span
                  className={clsx(
                    'rounded-full px-1.5 text-xs leading-5',
                    state === 'exposed' ? 'bg-bad-soft font-semibold text-bad' : 'bg-neutral-soft text-ink-2',
                  )}
                >
                  {count}
                </span>
              </Link>
            </li>
          ))}
      </ul>
    </nav>
  );
}
