import { draftName, mayStoreDrafts } from '../lib/device/sign-out-data.ts';
import { sameValues } from './merge.ts';

/** Unsaved edits in this browser. An older version of the workspace may have written them. */
export interface StoredDraft {
  form: Readonly<Record<string, unknown>>;
  /** The values and version that the edits are based on, to notice a newer version and to save only the edited fields over it. */
  base?: Readonly<Record<string, unknown>>;
  version?: number;
  /** Milliseconds since 1970. */
  storedAt?: number;
}

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export const draftsKey = (userId: string, organizationId: string, record: string): string =>
  draftName(`${userId}.${organizationId}.${record}`);

/** Each editor session has its own draft, so two tabs never overwrite each other. */
export const draftKey = (drafts: string, session: string): string => `${drafts}.${session}`;

export function draftSessions(drafts: string, store: Storage): string[] {
  const start = `${drafts}.`;
  return keysOf(store)
    .filter((key) => key.startsWith(start))
    .map((key) => ({ session: key.slice(start.length), storedAt: readDraft(key, store)?.storedAt ?? 0 }))
    .toSorted((one, other) => other.storedAt - one.storedAt)
    .map(({ session }) => session);
}

function keysOf(store: Storage): string[] {
  try {
    return Array.from({ length: store.length }, (_, index) => store.key(index) ?? '');
  } catch {
    return [];
  }
}

export function readDraft(key: string, store: Store): StoredDraft | undefined {
  try {
    const { form, base, version, storedAt } = (JSON.parse(store.getItem(key) ?? 'null') ?? {}) as StoredDraft;
    if (!isObject(form)) return undefined;
    return {
      form,
      base: isObject(base) ? base : undefined,
      version: typeof version === 'number' ? version : undefined,
      storedAt: typeof storedAt === 'number' ? storedAt : undefined,
    };
  } catch {
    return undefined;
  }
}

const isObject = (value: unknown) => typeof value === 'object' && value !== null;

/** After a sign-out nothing is stored, and no page waits for it. */
export function writeDraft(key: string, draft: StoredDraft, store: Store): boolean {
  if (!mayStoreDrafts()) return true;
  try {
    store.setItem(key, JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

export function clearDraft(key: string, store: Store): void {
  try {
    store.removeItem(key);
  } catch {
    // Without storage there is no draft to remove.
  }
}

/** Readers for fields that are neither texts nor lists of texts. They return undefined for invalid values. */
export type FieldReaders<Values> = {
  readonly [Field in keyof Values]?: (stored: unknown) => Values[Field] | undefined;
};

export interface RestoredDraft<Values> {
  values: Values;
  base: Values;
  version: number | undefined;
  restored: boolean;
}

export function restoreDraft<Values extends object>(
  draft: StoredDraft | undefined,
  clean: Values,
  version: number | undefined,
  readers: FieldReaders<Values> = {},
): RestoredDraft<Values> {
  const values = draft && fitted(draft.form, clean, readers);
  if (!values || sameValues(values, clean)) return { values: clean, base: clean, version, restored: false };
  const base = draft.base && version !== undefined ? fitted(draft.base, clean, readers) : clean;
  return { values, base, version: draft.version ?? version, restored: true };
}

function fitted<Values extends object>(
  stored: StoredDraft['form'],
  clean: Values,
  readers: FieldReaders<Values>,
): Values {
  const fit = (field: keyof Values & string): unknown => {
    const value = stored[field];
    const reader = readers[field];
    if (reader) return reader(value);
    if (Array.isArray(clean[field]))
      return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : undefined;
    return typeof value === 'string' ? value : undefined;
  };
  const fields = Object.keys(clean) as (keyof Values & string)[];
  return Object.fromEntries(fields.map((field) => [field, fit(field) ?? clean[field]])) as Values;
}
