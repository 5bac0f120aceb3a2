import { customerStatuses, oneOf } from '#contract/choices';
import { emptyForm, type CustomerForm } from './customer-form.ts';

/** Edits that were not saved yet, as they lie in this browser. */
export interface CustomerDraft {
  form: CustomerForm;
  /** The version that was being edited: saving over a newer one is noticed. */
  version?: number;
}

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** One draft per person, organisation and customer ('new' for one that has no id yet). */
export const draftKey = (userId: string, organizationId: string, customerId: string | undefined): string =>
  `refdeck.customer.${userId}.${organizationId}.${customerId ?? 'new'}`;

/** What an older release or another program left there is taken field by field, as far as it fits. */
export function readDraft(key: string, store: Store): CustomerDraft | undefined {
  try {
    const { form, version } = (JSON.parse(store.getItem(key) ?? 'null') ?? {}) as Record<string, unknown>;
    if (typeof form !== 'object' || form === null) return undefined;
    return {
      form: toForm(form as Record<string, unknown>),
      version: typeof version === 'number' ? version : undefined,
    };
  } catch {
    return undefined;
  }
}

/** False when the browser has no room or does not allow it. */
export function writeDraft(key: string, draft: CustomerDraft, store: Store): boolean {
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

function toForm(kept: Record<string, unknown>): CustomerForm {
  const texts = Object.entries(emptyForm)
    .filter(([, empty]) => typeof empty === 'string')
    .map(([field, empty]) => [field, typeof kept[field] === 'string' ? kept[field] : empty]);
  return {
    ...(Object.fromEntries(texts) as CustomerForm),
    status: oneOf(customerStatuses, kept.status) ?? emptyForm.status,
    tags: Array.isArray(kept.tags) ? kept.tags.filter((tag) => typeof tag === 'string') : [],
  };
}
