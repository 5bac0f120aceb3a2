import { customerStatuses, oneOf } from '#contract/choices';
import { emptyForm, type CustomerForm } from './customer-form.ts';

/** Edits that were not saved yet, as they lie in this browser. */
export interface CustomerDraft {
  form: CustomerForm;
  /** What the form began from, and that record's version: saving over a newer one is noticed. */
  base?: CustomerForm;
  version?: number;
}

/** One draft per person, organisation and customer ('new' for one that has no id yet). */
export const draftKey = (userId: string, organizationId: string, customerId: string | undefined): string =>
  `refdeck.customer.${userId}.${organizationId}.${customerId ?? 'new'}`;

/** What an older release or another program left there is taken field by field, as far as it fits. */
export function readDraft(kept: string | null): CustomerDraft | undefined {
  try {
    const { form, base, version } = (JSON.parse(kept ?? 'null') ?? {}) as Record<string, unknown>;
    if (!isObject(form)) return undefined;
    return {
      form: toForm(form),
      base: isObject(base) ? toForm(base) : undefined,
      version: typeof version === 'number' ? version : undefined,
    };
  } catch {
    return undefined;
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

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
