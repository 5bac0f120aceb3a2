import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lockDraft } from '#web/workspace/record-editor/draft-lock.ts';
import { draftKey, writeDraft } from '#web/workspace/record-editor/draft-storage.ts';

const drafts = 'refdeck.draft.ada.org.new';

function storage() {
  const items = new Map<string, string>();
  return {
    get length() {
      return items.size;
    },
    key: (index: number) => [...items.keys()][index] ?? null,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
}

function refuse(): never {
  throw new DOMException('Not here', 'SecurityError');
}

const requestLock = vi.fn<(...sent: unknown[]) => Promise<unknown>>();

beforeEach(() => {
  const local = storage();
  writeDraft(draftKey(drafts, 'left'), { form: { title: 'Typed' }, storedAt: 1 }, local);
  vi.stubGlobal('localStorage', local);
  vi.stubGlobal('sessionStorage', storage());
  vi.stubGlobal('navigator', { locks: { request: requestLock } });
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
  requestLock.mockImplementation((_name, _options, held) => (held as (lock: object) => Promise<unknown>)({}));
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
