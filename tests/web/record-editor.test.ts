import { describe, expect, it, afterEach, beforeEach, vi } from 'vitest';
import {
  clearDraft,
  draftKey,
  draftSessions,
  draftsKey,
  readDraft,
  restoreDraft,
  writeDraft,
  type StoredDraft,
} from '#web/workspace/record-editor/draft-storage.ts';
import { lockDraft } from '#web/workspace/record-editor/draft-lock.ts';
import { conflictWords } from '#web/workspace/record-editor/conflict-words.ts';
import { differingFields, mergeOver, typedSince } from '#web/workspace/record-editor/merge.ts';

function memory(): Storage {
  const items = new Map<string, string>();
  return {
    get length() {
      return items.size;
    },
    key: (index) => [...items.keys()][index] ?? null,
    clear: () => items.clear(),
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  };
}

const drafts = draftsKey('ann', 'org', 'new');
const key = draftKey(drafts, 'session');

describe('unsaved edits', () => {
  it('are restored unchanged', () => {
    const store = memory();
    const draft = { form: { title: 'Typed' }, base: { title: 'Saved' }, version: 4, storedAt: 7 };
    expect(writeDraft(key, draft, store)).toBe(true);
    expect(readDraft(key, store)).toEqual(draft);
  });

  it('are gone after they are cleared', () => {
    const store = memory();
    writeDraft(key, { form: {} }, store);
    clearDraft(key, store);
    expect(readDraft(key, store)).toBeUndefined();
  });

  it('of another person, organization or record are never found', () => {
    const keys = [
      key,
      draftKey(draftsKey('bob', 'org', 'new'), 'session'),
      draftKey(draftsKey('ann', 'other', 'new'), 'session'),
      draftKey(draftsKey('ann', 'org', 'id'), 'session'),
      draftKey(drafts, 'other session'),
    ];
    expect(new Set(keys).size).toBe(5);
  });

  it('of several tabs are found newest first', () => {
    const store = memory();
    const keep = (where: string, session: string, storedAt: number) =>
      writeDraft(draftKey(where, session), { form: {}, storedAt }, store);
    keep(drafts, 'older', 1);
    keep(drafts, 'newest', 3);
    keep(drafts, 'newer', 2);
    keep(draftsKey('ann', 'org', 'newest'), 'x', 9);
    expect(draftSessions(drafts, store)).toEqual(['newest', 'newer', 'older']);
  });

  it.each(['', 'nonsense', '[]', '7', 'null', '{"form":null}'])(
    'that are invalid (%s) are ignored',
    (text) => {
      const store = memory();
      store.setItem(key, text);
      expect(readDraft(key, store)).toBeUndefined();
    },
  );

  it('are skipped where the browser refuses storage', () => {
    const refuse = () => {
      throw new DOMException('denied');
    };
    const store = { getItem: refuse, setItem: refuse, removeItem: refuse };
    expect(readDraft(key, store)).toBeUndefined();
    expect(writeDraft(key, { form: {} }, store)).toBe(false);
    expect(() => clearDraft(key, store)).not.toThrow();
  });
});

describe('starting to edit', () => {
  interface Values {
    title: string;
    tags: string[];
    status: 'open' | 'closed';
  }
  const clean: Values = { title: 'Saved', tags: ['a'], status: 'open' };
  const restore = (draft: StoredDraft | undefined, version: number | undefined = 4) =>
    restoreDraft(draft, clean, version, {
      status: (stored) => (stored === 'open' || stored === 'closed' ? stored : undefined),
    });

  it('shows the record when nothing was left unsaved', () => {
    const fresh = { values: clean, base: clean, version: 4, restored: false };
    expect(restore(undefined)).toEqual(fresh);
    expect(restore({ form: { ...clean }, version: 2 })).toEqual(fresh);
  });

  it('restores edits with their base version, so that a newer version is noticed', () => {
    const values = { ...clean, title: 'Typed' };
    const base = { ...clean, tags: [] };
    expect(restore({ form: values, base, version: 2 })).toEqual({ values, base, version: 2, restored: true });
    expect(restore({ form: values, base })).toEqual({ values, base, version: 4, restored: true });
    expect(restore({ form: values })).toEqual({ values, base: clean, version: 4, restored: true });
  });

  it('restores only valid values from an older form', () => {
    const { values } = restore({ form: { title: 'Typed', tags: ['b', 3], status: 'gone', more: 1 } });
    expect(values).toEqual({ title: 'Typed', tags: ['b'], status: 'open' });
  });
});

describe('locking a draft for one tab', () => {
  function refuse(): never {
    throw new DOMException('Not here', 'SecurityError');
  }

  const requestLock = vi.fn<(...sent: unknown[]) => Promise<unknown>>();

  beforeEach(() => {
    const local = memory();
    writeDraft(draftKey(drafts, 'left'), { form: { title: 'Typed' }, storedAt: 1 }, local);
    vi.stubGlobal('localStorage', local);
    vi.stubGlobal('sessionStorage', memory());
    vi.stubGlobal('navigator', { locks: { request: requestLock } });
    vi.spyOn(console, 'warn').mockReturnValue(undefined);
    requestLock.mockImplementation((_name, _options, held) =>
      (held as (lock: object) => Promise<unknown>)({}),
    );
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  const lock = (signal = new AbortController().signal) => lockDraft(drafts, signal);

  it('takes over a draft even without session storage', async () => {
    vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse });
    expect(await lock()).toMatchObject({ session: 'left', draft: { form: { title: 'Typed' } } });
  });

  it('starts without a draft where locks are refused', async () => {
    requestLock.mockRejectedValue(new DOMException('Not here', 'SecurityError'));
    const ending = new AbortController();
    expect(await lock(ending.signal)).toEqual({ session: expect.any(String), draft: undefined });
    ending.abort();
    expect(await lock()).toEqual({ session: expect.any(String), draft: undefined });
  });

  it('starts without a draft where storage is missing', async () => {
    vi.stubGlobal('localStorage', undefined);
    expect(await lock()).toEqual({ session: expect.any(String), draft: undefined });
  });
});

describe('of a record', () => {
  const base = { name: 'Acme', industry: '', tags: ['Maritime'], config: { accent: '#111111', size: 2 } };

  it('two versions differ only in fields with another value', () => {
    expect(
      differingFields(base, { ...base, name: ' Acme ', config: { size: 2, accent: '#111111' } }),
    ).toEqual([]);
    expect(
      differingFields(base, { ...base, name: 'Other', tags: ['New'], config: { ...base.config, size: 3 } }),
    ).toEqual(['name', 'tags', 'config']);
  });

  it('a save by somebody else stays in fields that were not changed here', () => {
    const theirs = { ...base, name: 'Acme Ltd', industry: 'Shipping', tags: ['Maritime', 'Baltic'] };
    const mine = { ...base, industry: 'Rail', name: 'Acme ', config: {} };
    expect(mergeOver(theirs, base, mine)).toEqual({ ...theirs, industry: 'Rail', config: {} });
  });

  it('a field that saving would only normalize counts as unchanged', () => {
    const withScheme = (values: typeof base) => ({
      ...values,
      industry: values.industry && `https://${values.industry}`,
    });
    const bare = { ...base, industry: 'rail.example' };
    expect(mergeOver({ ...bare, name: 'B' }, bare, bare, withScheme)).toEqual({ ...bare, name: 'B' });
    const mine = { ...bare, industry: 'ship.example' };
    expect(mergeOver(bare, bare, mine, withScheme).industry).toBe('https://ship.example');
  });

  it('the conflict text distinguishes another tab from another person', () => {
    expect(conflictWords({ isOwn: false }).title('this customer')).toBe(
      'Somebody else changed this customer',
    );
    expect(conflictWords({ isOwn: true }).title('this customer')).toBe(
      'You changed this customer in another place',
    );
  });

  it('text typed during a save stays unchanged', () => {
    expect(typedSince(base, { ...base, industry: ' ', tags: ['Maritime'] })).toEqual({ industry: ' ' });
    expect(typedSince(base, { ...base })).toEqual({});
  });
});
