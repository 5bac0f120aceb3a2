import { describe, expect, it } from 'vitest';
import { visitorLanguages } from '#contract/words/languages';
import { permissionState } from '#contract/permission/state';
import { permissionWords } from '#contract/permission/words';
import { cardSubjects, channels, subjects, type Channel, type Subject } from '#contract/rules/choices';
import { entryKinds, recordPermissionBody, type PermissionEntry } from '#contract/resources/permission';
import { suggestedWording } from '#contract/permission/words';
import { sentenceOf, type Names } from '#web/workspace/permissions/ledger/sentences.ts';
import { closedOf, whoClosed } from '#web/workspace/permissions/ledger/closed.ts';
import { exposedSubjects } from '#web/workspace/permissions/state/exposed.ts';
import { matrixOf } from '#web/workspace/permissions/state/matrix.ts';
import { sampleReference } from './sample-reference.ts';

const names: Names = {
  customer: 'Sample Ferries',
  reference: (id) => (id === 'quay' ? 'The quay' : undefined),
  member: (id) => (id === 'ada' ? 'Ada Owner' : undefined),
};

const entry = (changes: Partial<PermissionEntry> = {}): PermissionEntry => ({
  id: 'one',
  sequence: 1,
  kind: 'granted',
  customerId: 'ferries',
  subjects: ['name', 'logo', 'text'],
  channels: ['reference-page', 'website'],
  expiresOn: '2028-11-30',
  method: 'contract',
  person: { name: 'Maija Meri', jobTitle: 'Head of sales' },
  enteredBy: 'ada',
  at: '2026-11-02T12:00:00.000Z',
  previous: '',
  hash: '',
  ...changes,
});

describe('a ledger entry', () => {
  it('reads as a sentence with person, subject, channel, end, method and author', () => {
    expect(sentenceOf(entry(), names)).toBe(
      'Maija Meri (Head of sales) allowed name, logo and text on the reference page and on websites until 30 Nov 2028, by contract. Recorded by Ada Owner on 2 Nov 2026.',
    );
  });

  it('names its reference, also a deleted one, or the customer', () => {
    const one = { person: undefined, expiresOn: undefined, subjects: ['quote' as const] };
    expect(sentenceOf(entry({ ...one, referenceId: 'quay' }), names)).toContain(
      'Sample Ferries allowed quote on the reference page and on websites for “The quay”, by contract.',
    );
    expect(sentenceOf(entry({ ...one, referenceId: 'gone' }), names)).toContain(
      'for a reference that was deleted',
    );
  });

  it('is complete when its author has left or the contact used the link', () => {
    expect(sentenceOf(entry({ enteredBy: 'gone' }), names)).toContain(
      'Recorded by somebody who has left the team on 2 Nov 2026.',
    );
    const byLink = sentenceOf(entry({ method: 'link', enteredBy: undefined }), names);
    expect(byLink).toMatch(/until 30 Nov 2028, by the approval link on 2 Nov 2026\.$/);
  });

  it.each(entryKinds)('of each kind is a sentence about its subject: %s', (kind) => {
    const sentence = sentenceOf(entry({ kind }), names);
    expect(sentence).toMatch(/^[A-Z].*name, logo and text on the reference page and on websites.*\.$/);
    expect(sentence).not.toContain('undefined');
  });
});

describe('the matrix', () => {
  const entries = [
    entry({ subjects: ['name', 'logo'], channels: ['reference-page'] }),
    entry({ id: 'two', subjects: ['text'], channels: ['reference-page'], expiresOn: '2027-01-31' }),
    entry({ id: 'three', kind: 'declined', subjects: ['person'], channels: ['press'] }),
    entry({ id: 'four', subjects: ['images'], channels: ['press'], expiresOn: '2026-10-31' }),
    entry({ id: 'five', subjects: ['quote'], channels: ['tender'], validFrom: '2026-12-01' }),
    entry({ id: 'six', subjects: ['quote'], channels: ['document'], expiresOn: undefined }),
  ];
  const state = permissionState(entries, { today: '2026-11-02' });
  const rowOf = (channel: Channel, records: object = {}) =>
    matrixOf({ state, entries, ...records }).find((row) => row.channel === channel)!;
  const statesOf = (...row: Parameters<typeof rowOf>) =>
    Object.fromEntries(
      rowOf(...row).cells.flatMap((cell) => (cell.state === 'not asked' ? [] : [[cell.subject, cell.state]])),
    );

  it('has a row for each channel and a cell for each part of a card', () => {
    const rows = matrixOf({ state, entries });
    expect(rows.map(({ channel }) => channel).toSorted()).toEqual([...channels].toSorted());
    for (const { cells } of rows)
      expect(cells.map(({ subject }) => subject).toSorted()).toEqual([...cardSubjects].toSorted());
    expect(statesOf('reference-page')).toEqual({ name: 'allowed', logo: 'allowed', text: 'allowed' });
    expect(statesOf('press')).toEqual({ person: 'declined', images: 'expired' });
  });

  it('ends a row with the first of its last days', () => {
    expect(rowOf('reference-page').until).toBe('2027-01-31');
    expect(rowOf('document').until).toBe('never');
    expect(rowOf('press').until).toBeUndefined();
  });

  it('says from when something holds that does not hold yet', () => {
    expect(rowOf('tender').cells.find(({ subject }) => subject === 'quote')).toMatchObject({
      state: 'waiting',
      from: '2026-12-01',
    });
  });

  it('shows an open request unless the part is allowed or refused', () => {
    const request = (status: 'waiting' | 'declined') => ({
      approvals: [
        { status, subjects: [...subjects], channels: ['press' as const, 'reference-page' as const] },
      ],
    });
    expect(statesOf('press', request('waiting'))).toEqual({
      name: 'requested',
      logo: 'requested',
      text: 'requested',
      quote: 'requested',
      person: 'declined',
      images: 'requested',
    });
    expect(statesOf('reference-page', request('waiting'))).toMatchObject({
      name: 'allowed',
      quote: 'requested',
    });
    expect(statesOf('press', request('declined'))).toEqual(statesOf('press'));
  });

  it('marks what the reference page shows under a warning and nobody refused', () => {
    const reference = sampleReference({
      status: 'Published',
      attributes: { customerId: 'ferries', templateId: 'standard', description: 'What became of it.' },
      custom: { templateConfig: '' },
    });
    const exposedBy = (
      policy: 'off' | 'warn' | 'require',
      changes: object = {},
      own: PermissionEntry[] = [],
    ) =>
      exposedSubjects({
        reference: { ...reference, ...changes },
        customer: 'Sample Ferries',
        state: permissionState(own, { today: '2026-11-02' }),
        policy,
      });
    expect(exposedBy('warn')).toEqual(['name', 'text']);
    expect(exposedBy('warn', {}, [entry({ subjects: ['name'] })])).toEqual(['text']);
    expect(exposedBy('warn', {}, [entry({ kind: 'declined', subjects: ['text'] })])).toEqual(['name']);
    for (const policy of ['off', 'require'] as const) expect(exposedBy(policy)).toEqual([]);
    expect(exposedBy('warn', { status: 'Draft' })).toEqual([]);
    expect(exposedBy('warn', { visibility: 'private' })).toEqual([]);
    const cells = rowOf('reference-page', { exposed: ['text'] }).cells;
    expect(cells.filter(({ exposed }) => exposed).map(({ subject }) => subject)).toEqual(['text']);
  });
});

describe('what the customer refused', () => {
  const entries = [
    entry(),
    entry({ id: 'no', kind: 'declined', subjects: ['logo'], at: '2026-11-20T08:00:00.000Z' }),
    entry({ id: 'ours', kind: 'revoked', subjects: ['text'], at: '2026-11-21T08:00:00.000Z' }),
  ];
  const closedBy = (...chosen: Subject[]) =>
    closedOf({
      state: permissionState(entries, { today: '2026-11-22' }),
      entries,
      subjects: chosen,
      channels: ['reference-page', 'website', 'press'],
    });

  it('is named with channels, person and day', () => {
    const closed = closedBy('name', 'logo')!;
    expect(closed.parts).toEqual(['Logo on the reference page and on websites']);
    expect(whoClosed(closed.by, 'Sample Ferries')).toBe('Maija Meri refused this on 20 Nov 2026');
    expect(whoClosed({ ...closed.by, kind: 'withdrawn', person: undefined }, 'Sample Ferries')).toBe(
      'Sample Ferries withdrew this on 20 Nov 2026',
    );
  });

  it('is neither what is allowed nor what the organization revoked', () => {
    expect(closedBy('name', 'text')).toBeUndefined();
  });
});

describe('a suggested wording', () => {
  const agreed = {
    organization: 'Birchline',
    customer: 'Sample Ferries',
    subjects: [...subjects],
    channels: [...channels],
    reference: 'The quay',
    validFrom: '2026-11-02',
    expiresOn: '2028-11-30',
  };

  it.each(visitorLanguages)('names all choices and can be recorded, in %s', (language) => {
    const wording = suggestedWording(agreed, language);
    const words = permissionWords[language];
    for (const { phrase } of [...Object.values(words.subjects), ...Object.values(words.channels)]) {
      expect(wording).toContain(phrase);
    }
    for (const name of ['Birchline', 'Sample Ferries', 'The quay', '2028']) expect(wording).toContain(name);
    const input = { customerId: '01HZX0000000000000000000ZZ', method: 'email', wording };
    expect(recordPermissionBody.safeParse({ ...input, subjects, channels }).success).toBe(true);
  });

  it('is short for few choices and empty for none', () => {
    const little = {
      ...agreed,
      subjects: ['name' as const],
      channels: ['tender' as const],
      reference: undefined,
      validFrom: '',
      expiresOn: '',
    };
    expect(suggestedWording(little, 'en')).toBe(
      'Birchline may show the name of Sample Ferries in tenders. Sample Ferries can take this back at any time.',
    );
    expect(suggestedWording(little, 'fi')).toBe(
      'Birchline saa näyttää seuraavat tiedot asiakkaasta Sample Ferries: nimi. Ne saa näyttää tarjouksissa. Sample Ferries voi perua luvan milloin tahansa.',
    );
    expect(suggestedWording({ ...little, channels: [] }, 'en')).toBe('');
  });
});
