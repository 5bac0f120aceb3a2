import { describe, expect, it } from 'vitest';
import type { Approval } from '#contract/resources/approval';
import type { PermissionSummary } from '#contract/resources/permission';
import { channels, cardSubjects as subjects } from '#contract/rules/choices';
import { toCsv } from '#web/shared/analytics/csv.ts';
import {
  byCustomer,
  noFilters,
  readFilters,
  withoutState,
  withState,
  writeFilters,
  type Tab,
} from '#web/workspace/features/permissions/filters.ts';
import { sheetOf } from '#web/workspace/features/permissions/sheet.ts';
import { mailingsOf } from '#web/workspace/permissions/ask-many/ask-many.ts';
import { permissionTasks } from '#web/workspace/features/dashboard/permission-tasks.ts';
import { asksOf, countedFrom } from '#web/workspace/permissions/approval/asks.ts';
import { contactLoads } from '#web/workspace/features/permissions/loads.ts';
import {
  customerNamed,
  ferries,
  grant,
  quay,
  referenceOf,
  request,
  rowsOf,
  today,
} from './sample-permissions.ts';

const now = new Date(`${today}T12:00:00.000Z`);

const coverageOf = (entries: PermissionSummary[], requests: Approval[] = []) => {
  const [{ state, missing, until } = {}] = rowsOf(entries, requests) as Partial<
    ReturnType<typeof rowsOf>[number]
  >[];
  return { state, missing, until };
};
const withdrawal = grant({ id: 'no', kind: 'withdrawn', at: '2026-11-02T00:00:00.000Z' });

describe('the state of a reference', () => {
  it.each([
    ['missing', [], []],
    ['missing', [grant({ channels: ['press', 'website'] })], []],
    ['missing', [grant({ referenceId: 'another' })], []],
    ['missing', [grant({ subjects: ['name'] })], []],
    ['waiting', [], [request()]],
    ['waiting', [withdrawal], [request()]],
    ['waiting', [grant({ validFrom: '2026-12-01' })], []],
    ['missing', [], [request({ status: 'lapsed' })]],
    ['missing', [], [request({ referenceId: 'another' })]],
    ['ending', [grant({ expiresOn: '2027-01-22' })], []],
    ['allowed', [grant({ expiresOn: '2027-01-23' })], []],
    ['allowed', [grant({ referenceId: quay.id })], []],
    ['ending', [grant({ expiresOn: today })], [request()]],
    ['ended', [grant({ expiresOn: '2026-11-22' })], []],
    ['withdrawn', [grant(), withdrawal], []],
    ['declined', [grant({ kind: 'declined' })], []],
  ] as const)('is %s', (state, entries, requests) => {
    expect(coverageOf([...entries], [...requests]).state).toBe(state);
  });

  it('names what the card shows without permission', () => {
    expect(coverageOf([grant({ subjects: ['text', 'quote'] })]).missing).toEqual(['name']);
    expect(coverageOf([]).missing).toEqual(['name', 'text']);
  });

  it('ends when something is no longer allowed, not with the shorter of two permissions', () => {
    const long = grant({ id: 'long', at: '2026-10-01T00:00:00.000Z' });
    const short = grant({ id: 'short', expiresOn: '2026-12-01' });
    expect(coverageOf([long, short])).toEqual({ state: 'allowed', missing: [], until: undefined });
    const longer = { ...long, expiresOn: '2028-01-31' };
    expect(coverageOf([longer, short]).until).toBe('2028-01-31');
    const textOnly = grant({ id: 'text', subjects: ['text'], expiresOn: '2027-06-30' });
    const nameOnly = grant({ id: 'name', subjects: ['name'], expiresOn: '2027-03-31' });
    expect(coverageOf([textOnly, nameOnly]).until).toBe('2027-03-31');
  });

  it('is refused if the name or the text is, without which nothing can be published', () => {
    const refusedBy = (...refused: PermissionSummary['subjects']) =>
      rowsOf([grant({ kind: 'declined', subjects: refused })])[0]!.refused;
    expect(refusedBy('text')).toBe(true);
    expect(refusedBy('name', 'logo')).toBe(true);
    expect(refusedBy('logo', 'quote')).toBe(false);
    expect(rowsOf([])[0]!.refused).toBe(false);
  });

  it('excludes archived references and those without a customer', () => {
    const archived = referenceOf('ferries', 'Old', { status: 'Archived' });
    expect(rowsOf([], [], [archived, referenceOf('nobody', 'Lost'), quay])).toHaveLength(1);
  });
});

describe('the permission list', () => {
  const crane = referenceOf('ferries', 'Crane', { status: 'Draft' });
  const vault = referenceOf('bank', '=HYPERLINK("https://evil.example")');
  const rows = rowsOf(
    [grant({ referenceId: quay.id })],
    [request({ status: 'approved' })],
    [quay, crane, vault],
  );
  const names = (filters: object) =>
    withState(withoutState(rows, { ...noFilters, ...filters }), readFilters(new URLSearchParams()).state).map(
      (row) => row.reference.name,
    );

  it('groups references by customer, both sorted by name', () => {
    expect(byCustomer(rows).map(({ customer, rows: own }) => [customer.name, own.length])).toEqual([
      ['Bank', 1],
      ['Ferries', 2],
    ]);
    expect(rows.map(({ reference }) => reference.name).slice(1)).toEqual(['Crane', 'Quay']);
  });

  it('is filtered by text, status and state', () => {
    expect(names({ search: 'ferr qua' })).toEqual(['Quay']);
    expect(names({ search: 'maija' })).toEqual(['Quay']);
    expect(names({ status: 'Draft' })).toEqual(['Crane']);
    expect(withState(rows, 'allowed').map(({ reference }) => reference.name)).toEqual(['Quay']);
    expect(withState(rows, 'missing')).toHaveLength(2);
  });

  it('keeps its filters in the address and ignores invalid ones', () => {
    const filters = { search: 'quay', state: 'ending', status: 'Draft', page: 3 } as const;
    expect(readFilters(writeFilters(filters))).toEqual(filters);
    expect(writeFilters(noFilters).toString()).toBe('');
    expect(readFilters(new URLSearchParams('state=Archived&status=Archived&page=-1'))).toEqual(noFilters);
  });

  it('finds a reference by what is public without permission and by any refusal', () => {
    const refusal = grant({ id: 'no', kind: 'declined', subjects: ['logo'], channels: ['social'] });
    const found = rowsOf([grant({ subjects: ['text'] }), refusal], [], [quay, crane, vault]);
    const namesIn = (tab: Tab) => withState(found, tab).map(({ reference }) => reference.name);
    expect(namesIn('exposed')).toEqual([vault.name, 'Quay']);
    expect(namesIn('declined')).toEqual(['Crane', 'Quay']);
  });

  it('is exported with the languages that were approved, if there are several', () => {
    const languages = ['fi', 'sv'];
    const entries = [grant({ referenceId: quay.id, method: 'link', languages })];
    const [head, ...lines] = sheetOf(rowsOf(entries, [], [quay, crane]), 'warn');
    expect(head?.at(-1)).toBe('Languages');
    expect(lines.find((line) => line.includes('Allowed'))?.at(-1)).toBe('Finnish and Swedish');
  });

  it('is exported as one line for each part and channel, without formulas', () => {
    const entries = [
      grant({
        referenceId: quay.id,
        expiresOn: '2027-11-30',
        method: 'link',
        person: { name: 'Maija Meri' },
      }),
      grant({ id: 'no', kind: 'declined', subjects: ['logo'], channels: ['press'], method: 'link' }),
      grant({
        id: 'end',
        subjects: ['text'],
        channels: ['tender'],
        expiresOn: '2026-01-31',
        method: 'email',
      }),
    ];
    const asked = request({ referenceId: crane.id });
    const lines = toCsv(sheetOf(rowsOf(entries, [asked], [quay, crane, vault]), 'warn')).split('\r\n');
    expect(lines[0]).toContain('Customer,Reference,Status,Part,Channel,State,Until,Who,How,Public');
    expect(lines.slice(1, -1)).toHaveLength(3 * subjects.length * channels.length);
    expect(lines).toEqual(
      expect.arrayContaining([
        `Bank,"'=HYPERLINK(""https://evil.example"")",Published,Name,Reference page,Not asked,,,,Yes`,
        'Ferries,Quay,Published,Name,Reference page,Allowed,2027-11-30,Maija Meri,Approval link,Yes',
        'Ferries,Quay,Published,Logo,Press,Refused,,,Approval link,No',
        'Ferries,Quay,Published,Text,Tenders,Ended,2026-01-31,,Email,No',
        'Ferries,Quay,Published,Quote,Press,Not asked,,,,No',
        'Ferries,Crane,Draft,Name,Reference page,Waiting,,Maija Meri,,No',
      ]),
    );
    expect(toCsv(sheetOf(rowsOf([], [], [vault]), 'require'))).not.toContain('Yes');
  });
});

describe('the number of requests to a contact', () => {
  it('counts every request of the last 90 days, also canceled ones', () => {
    const since = countedFrom(now);
    const old = request({ askedAt: '2026-08-25T11:59:59.000Z' });
    const other = request({ contact: { id: 'otto', name: 'Otto' } });
    const sent = [request(), request({ status: 'canceled' }), old, other];
    expect(contactLoads(sent, since)).toEqual([
      { name: 'Maija Meri', count: 2 },
      { name: 'Otto', count: 1 },
    ]);
  });

  it('is known before asking many, and customers without a contact come first', () => {
    const maija = {
      id: 'maija',
      name: 'Maija Meri',
      email: 'maija@ferries.example',
      language: 'fi' as const,
      asks: ['2026-08-01T00:00:00.000Z', '2026-11-01T00:00:00.000Z'],
      createdAt: today,
      updatedAt: today,
    };
    expect(asksOf(maija, now).recent).toBe(1);
    const otto = { ...maija, id: 'otto' };
    const vault = referenceOf('bank', 'Vault');
    const contacts = new Map([['ferries', [maija, otto]]]);
    const customers = [ferries, customerNamed('Zoo'), customerNamed('Bank')];
    const found = mailingsOf([quay, vault], customers, contacts, { ferries: 'otto' });
    expect(found.map(({ customer, contact }) => [customer.id, contact?.id])).toEqual([
      ['bank', undefined],
      ['ferries', 'otto'],
    ]);
    expect(mailingsOf([quay], customers, contacts, {})[0]?.contact?.id).toBe('maija');
  });
});

describe('the dashboard', () => {
  const draft = referenceOf('ferries', 'Draft', { status: 'Draft' });
  const ending = referenceOf('ferries', 'Ending');
  const entries = [grant({ referenceId: ending.id, expiresOn: '2026-12-31' })];
  const rows = rowsOf(entries, [request()], [quay, draft, ending, referenceOf('bank', 'Vault')]);
  const tasks = (policy: 'off' | 'warn') =>
    permissionTasks(rows, policy).map(({ state, title, to }) => [state, title, to]);

  it('links to waiting, ending and missing permissions', () => {
    expect(tasks('warn')).toEqual([
      ['waiting', '1 reference waits for an answer', '/app/permissions?state=waiting'],
      ['ending', 'The permission for 1 reference ends within 60 days', '/app/permissions?state=ending'],
      [
        'missing',
        '1 published reference shows what the customer has not allowed',
        '/app/permissions?state=missing&status=Published',
      ],
    ]);
  });

  it('shows nothing without tasks, and only waiting ones when the policy is off', () => {
    expect(tasks('off').map(([state]) => state)).toEqual(['waiting']);
    expect(permissionTasks([], 'warn')).toEqual([]);
  });
});
