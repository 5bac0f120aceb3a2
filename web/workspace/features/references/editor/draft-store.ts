import { oneOf, visibilities } from '#contract/choices';
import { readCardConfig } from '#contract/read-card-config';
import { emptyForm, type ReferenceForm } from '../reference-form.ts';

/** Edits that were not saved yet, as they lie in this browser. */
export interface Draft {
  form: ReferenceForm;
  /** The version that was being edited: saving a draft over a newer one is noticed. */
  version?: number;
  /** The customer with which a new reference was begun. */
  begunFor?: string;
  /** Milliseconds since 1970. */
  keptAt?: number;
}

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Where the drafts of one reference lie ('new': those that have no id yet), for one person and organisation. */
export function draftPlace(userId: string, organizationId: string, referenceId: string): string {
  return `refdeck.draft.${userId}.${organizationId}.${referenceId}`;
}

/** Each session of the editor keeps a draft of its own there: two tabs never write over each other. */
export const draftKey = (place: string, session: string): string => `${place}.${session}`;

/** The sessions that left a draft at a place, the newest first. */
export function sessionsAt(place: string, store: Storage): string[] {
  const start = `${place}.`;
  return keysOf(store)
    .filter((key) => key.startsWith(start))
    .map((key) => ({ session: key.slice(start.length), keptAt: readDraft(key, store)?.keptAt ?? 0 }))
    .toSorted((one, other) => other.keptAt - one.keptAt)
    .map(({ session }) => session);
}

function keysOf(store: Storage): string[] {
  try {
    return Array.from({ length: store.length }, (_, index) => store.key(index) ?? '');
  } catch {
    return [];
  }
}

export function readDraft(key: string, store: Store): Draft | undefined {
  try {
    const kept: unknown = JSON.parse(store.getItem(key) ?? 'null');
    return toDraft(kept);
  } catch {
    return undefined;
  }
}

/** False when the browser has no room or does not allow it. */
export function writeDraft(key: string, draft: Draft, store: Store): boolean {
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
    // Then there was none either.
  }
}

// What an older release or another program left there is taken field by field, as far as it fits.
function toDraft(kept: unknown): Draft | undefined {
  const { form, version, begunFor, keptAt } = (kept ?? {}) as Record<string, unknown>;
  if (typeof form !== 'object' || form === null) return undefined;
  return {
    form: toForm(form as Record<string, unknown>),
    version: typeof version === 'number' ? version : undefined,
    begunFor: typeof begunFor === 'string' ? begunFor : undefined,
    keptAt: typeof keptAt === 'number' ? keptAt : undefined,
  };
}

function toForm(kept: Record<string, unknown>): ReferenceForm {
  const texts = Object.entries(emptyForm)
    .filter(([, empty]) => typeof empty === 'string')
    .map(([field, empty]) => [field, typeof kept[field] === 'string' ? kept[field] : empty]);
  return {
    ...(Object.fromEntries(texts) as ReferenceForm),
    visibility: oneOf(visibilities, kept.visibility) ?? emptyForm.visibility,
    tags: Array.isArray(kept.tags) ? kept.tags.filter((tag) => typeof tag === 'string') : [],
    config: readCardConfig(kept.config),
  };
}
