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
import { conflictTexts } from '#web/workspace/record-editor/texts.ts';
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
  it('come back as they were left', () => {
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

  it('of several tabs are found with the newest first, and none of another record', () => {
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
    'that cannot be read (%s) count as none',
    (text) => {
      const store = memory();
      store.setItem(key, text);
      expect(readDraft(key, store)).toBeUndefined();
    },
  );

  it('do no harm where the browser refuses storage', () => {
    const refuse = () => {
      throw new DOMException('denied');
    };
    const store = { getItem: refuse, setItem: refuse, removeItem: refuse };
    expect(readDraft(key, store)).toBeUndefined();
    expect(writeDraft(key, { form: {} }, store)).toBe(false);
    expect(() => clearDraft(key, store)).not.toThrow();
  });
});

describe('beginning to edit', () => {
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

  it('takes the record when nothing was left unsaved', () => {
    const fresh = { values: clean, base: clean, version: 4, restored: false };
    expect(restore(undefined)).toEqual(fresh);
    expect(restore({ form: { ...clean }, version: 2 })).toEqual(fresh);
  });

  it('restores edits with what they were made on, so that a newer version is noticed', () => {
    const values = { ...clean, title: 'Typed' };
    const base = { ...clean, tags: [] };
    expect(restore({ form: values, base, version: 2 })).toEqual({ values, base, version: 2, restored: true });
    expect(restore({ form: values, base })).toEqual({ values, base, version: 4, restored: true });
    expect(restore({ form: values })).toEqual({ values, base: clean, version: 4, restored: true });
  });

  it('takes edits of an older form as far as they fit, and leaves the other fields as they are', () => {
    const { values } = restore({ form: { title: 'Typed', tags: ['b', 3], status: 'gone', more: 1 } });
    expect(values).toEqual({ title: 'Typed', tags: ['b'], status: 'open' });
  });
});

describe('a draft that is locked for one tab', () => {
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

  it('takes over a draft even when the tab may not remember that it did', async () => {
    vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse });
    expect(await lock()).toMatchObject({ session: 'left', draft: { form: { title: 'Typed' } } });
  });

  it('begins without a draft where locks are refused, the next editor too', async () => {
    requestLock.mockRejectedValue(new DOMException('Not here', 'SecurityError'));
    const ending = new AbortController();
    expect(await lock(ending.signal)).toEqual({ session: expect.any(String), draft: undefined });
    ending.abort();
    expect(await lock()).toEqual({ session: expect.any(String), draft: undefined });
  });

  it('begins without a draft where storage cannot even be named', async () => {
    vi.stubGlobal('localStorage', undefined);
    expect(await lock()).toEqual({ session: expect.any(String), draft: undefined });
  });
});

describe('versions of a record', () => {
  const base = { name: 'Acme', industry: '', tags: ['Maritime'], config: { accent: '#111111', size: 2 } };

  it('two versions differ in the fields that say something else, and in no others', () => {
    expect(
      differingFields(base, { ...base, name: ' Acme ', config: { size: 2, accent: '#111111' } }),
    ).toEqual([]);
    expect(
      differingFields(base, { ...base, tags: ['Maritime', 'New'], config: { ...base.config, size: 3 } }),
    ).toEqual(['tags', 'config']);
  });

  it('what somebody else saved stays in the fields that were not touched here', () => {
    const theirs = { ...base, name: 'Acme Ltd', industry: 'Shipping', tags: ['Maritime', 'Baltic'] };
    const mine = { ...base, industry: 'Rail', name: 'Acme ', config: {} };
    expect(mergeOver(theirs, base, mine)).toEqual({ ...theirs, industry: 'Rail', config: {} });
  });

  it('what a save would only write in another way was not touched here', () => {
    const withScheme = (values: typeof base) => ({
      ...values,
      industry: values.industry && `https://${values.industry}`,
    });
    const bare = { ...base, industry: 'rail.example' };
    expect(mergeOver({ ...bare, name: 'B' }, bare, bare, withScheme)).toEqual({ ...bare, name: 'B' });
    const mine = { ...bare, industry: 'ship.example' };
    expect(mergeOver(bare, bare, mine, withScheme).industry).toBe('https://ship.example');
  });

  it('are told apart by who saved the newer one: oneself in another tab is not somebody else', () => {
    expect(conflictTexts({ isOwn: false }).title('this customer')).toBe(
      'Somebody else changed this customer',
    );
    expect(conflictTexts({ isOwn: true }).title('this customer')).toBe(
      'You changed this customer in another place',
    );
  });

  it('what was typed while a save was under way stays typed, to the letter', () => {
    expect(typedSince(base, { ...base, industry: ' ', tags: ['Maritime'] })).toEqual({ industry: ' ' });
    expect(typedSince(base, { ...base })).toEqual({});
  });
});
