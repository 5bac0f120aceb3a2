import type { Branding } from '#contract/organization';
import type { Reference } from '#contract/reference';
import { templateOf, templates } from '#contract/templates/index';
import type { Draft } from './draft-store.ts';
import { emptyForm, formOf, sameForm, type ReferenceForm } from '../reference-form.ts';

/** What an address asks a new reference to begin with. */
export interface Wish {
  customerId?: string;
  templateId?: string;
}

export function readWish(address: URLSearchParams): Wish {
  const templateId = address.get('template') ?? '';
  return {
    customerId: address.get('customerId') ?? undefined,
    templateId: templates.some(({ id, hidden }) => id === templateId && !hidden) ? templateId : undefined,
  };
}

/** What was asked for; without a template, the one that the organisation starts with. */
export function withFirstTemplate(wish: Wish, branding: Pick<Branding, 'template'> | undefined): Wish {
  const first = branding && templateOf(branding.template.id);
  return { ...wish, templateId: wish.templateId ?? (first?.hidden ? undefined : first?.id) };
}

/** The form as it is before anybody has typed. */
export function untouched(record: Reference | undefined, wish: Wish): ReferenceForm {
  if (record) return formOf(record);
  return {
    ...emptyForm,
    customerId: wish.customerId ?? emptyForm.customerId,
    templateId: wish.templateId ?? emptyForm.templateId,
  };
}

export interface Beginning {
  form: ReferenceForm;
  version?: number;
  /** The form holds edits from an earlier visit. */
  restored: boolean;
}

/** Edits kept from an earlier visit win over the record; a customer newly asked for wins over the draft's. */
export function begin(record: Reference | undefined, draft: Draft | undefined, wish: Wish): Beginning {
  const fresh = untouched(record, wish);
  if (!draft || sameForm(draft.form, fresh))
    return { form: fresh, version: record?.version, restored: false };
  const asked = !record && wish.customerId && wish.customerId !== draft.begunFor;
  const form = asked ? { ...draft.form, customerId: wish.customerId! } : draft.form;
  return { form, version: draft.version ?? record?.version, restored: true };
}

/** After a save: what was typed while it was under way stays typed. */
export function typedSince(sent: ReferenceForm, now: ReferenceForm): Partial<ReferenceForm> {
  const fields = Object.keys(emptyForm) as (keyof ReferenceForm)[];
  const changed = fields.filter((field) => JSON.stringify(sent[field]) !== JSON.stringify(now[field]));
  return Object.fromEntries(changed.map((field) => [field, now[field]]));
}
