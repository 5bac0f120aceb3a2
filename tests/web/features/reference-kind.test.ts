import { describe, expect, it } from 'vitest';
import type { ErrorCode } from '#contract/primitives/error';
import { ApiError, errorFromResponse } from '#web/workspace/lib/api/api-error.ts';
import { sampleStory } from '#contract/reference/sample-story';
import {
  checkReference,
  referenceKind,
  initialValues,
  readInitialValues,
  withRequestedCustomer,
} from '#web/workspace/features/references/editor/reference-kind.ts';
import { emptyForm, formOf, type ReferenceForm } from '#web/workspace/features/references/reference-form.ts';
import { restoreDraft } from '#web/workspace/record-editor/draft-storage.ts';
import { saveFailure } from '#web/workspace/record-editor/save-failure.ts';
import { sampleReference } from './sample-reference.ts';

const requestedOf = (address: string) => readInitialValues(new URLSearchParams(address));

describe('a new reference', () => {
  it('starts with the requested template, otherwise with the organization’s', () => {
    const template = (id: string) => ({ template: { id, config: '{}' } });
    const startedWith = (templateId: string | undefined, branding?: ReturnType<typeof template>) =>
      initialValues({ templateId }, branding).templateId;
    expect(startedWith(undefined, template('design'))).toBe('design');
    expect(startedWith('consulting', template('design'))).toBe('consulting');
    expect(startedWith(undefined, template('default'))).toBe('standard');
    for (const branding of [template('base'), undefined])
      expect(initialValues({}, branding)).toEqual(emptyForm);
  });

  it('takes customer and template from the address', () => {
    expect(initialValues(requestedOf('customerId=c1&template=design'), undefined)).toEqual({
      ...emptyForm,
      customerId: 'c1',
      templateId: 'design',
    });
  });

  it('starts with the sample story if it is the organization’s first', () => {
    const { company, ...words } = sampleStory;
    const first = initialValues(requestedOf('template=design'), undefined, true);
    expect(first).toEqual({ ...emptyForm, ...words, newCustomer: company, templateId: 'design' });
  });

  it('ignores a hidden or unknown template', () => {
    expect(requestedOf('template=base').templateId).toBeUndefined();
    expect(requestedOf('template=nope').templateId).toBeUndefined();
  });

  it('takes a newly requested customer into the draft, but keeps a later choice', () => {
    const draft = { form: { title: 'Typed', customerId: 'c1' }, base: { customerId: 'c2' } };
    const customerOf = (requested: string) =>
      withRequestedCustomer(draft, { customerId: requested })?.form.customerId;
    expect(customerOf('c3')).toBe('c3');
    expect(customerOf('c2')).toBe('c1');
    expect(withRequestedCustomer(draft, {})).toBe(draft);
  });
});

describe('the sample story', () => {
  const sample = initialValues({}, undefined, true);
  const own: ReferenceForm = {
    ...sample,
    newCustomer: 'Acme',
    title: 'A title',
    shortDescription: 'A story',
    quote: '',
    quotePerson: '',
    quoteRole: '',
    figures: [],
  };
  const refused = (form: ReferenceForm, status = 'Published') => referenceKind.missing!(form, status);

  it('may be saved as a draft', () => {
    expect(referenceKind.check(sample)).toEqual({});
    expect(refused(sample, 'Draft')).toBeUndefined();
  });

  it('cannot be published, and marks each field that still has its text', () => {
    expect(refused(sample)).toMatchObject({
      message: expect.stringContaining('customer, title, short description, key figures, quote'),
      next: 'removeSample',
    });
    const fields = [
      'customerId',
      'title',
      'shortDescription',
      'figures',
      'quote',
      'quotePerson',
      'quoteRole',
    ];
    expect(Object.keys(refused(sample)!.fields)).toEqual(fields);
  });

  it('can be published once none of its text is left', () => {
    expect(refused(own)).toBeUndefined();
    for (const field of [
      'newCustomer',
      'title',
      'shortDescription',
      'quote',
      'quotePerson',
      'quoteRole',
    ] as const)
      expect(refused({ ...own, [field]: `${sample[field]} and ours` })?.next, field).toBe('removeSample');
    const [, second] = sample.figures;
    const figures = [{ value: '7', unit: '', label: 'of our own' }, second!];
    expect(Object.keys(refused({ ...own, figures })!.fields)).toEqual(['figures']);
  });
});

describe('a new customer’s name', () => {
  it('is enough to save, unless it is invalid', () => {
    const named = (newCustomer: string) =>
      checkReference({ ...emptyForm, title: 'x', newCustomer }).customerId;
    expect(named('Acme')).toBeUndefined();
    expect(named('  ')).toBe('A valid customer ID is required');
    expect(named('x'.repeat(201))).toMatch(/200/);
  });
});

describe('a draft of a reference', () => {
  it('is restored as far as its values are valid', () => {
    const clean = formOf(sampleReference());
    const form = { ...clean, title: 'Typed', visibility: 'x', config: { layout: 'nonsense' }, gone: 1 };
    const { values, restored } = restoreDraft({ form }, clean, 4, referenceKind.readers);
    expect(restored).toBe(true);
    expect(values).toEqual({ ...clean, title: 'Typed', config: {} });
  });
});

describe('a failed save', () => {
  const fail = (error: unknown, creating: boolean, sent = emptyForm) =>
    saveFailure(error, referenceKind, creating, sent);

  it('shows the server’s text at its fields', () => {
    const error = new ApiError(400, {
      Error: 'A valid customer ID is required',
      code: 'VALIDATION_FAILED',
      fields: { 'attributes.customerId': 'A valid customer ID is required', unknown: 'x' },
    });
    expect(fail(error, true)).toEqual({
      message: 'A valid customer ID is required',
      fields: { customerId: 'A valid customer ID is required' },
    });
  });

  it('reports a missing response', () => {
    const { message } = fail(new ApiError(0, {}), true);
    expect(message).toBe('No response from server. Please check your network connection.');
  });

  it('shows the specified text when the server sent none', () => {
    expect(fail(errorFromResponse(502, '<html>'), true).message).toBe('Server error creating reference card');
    expect(fail(new TypeError('x'), true).message).toBe('Server error creating reference card');
  });

  it('offers the next step', () => {
    const next = (status: number, code?: ErrorCode) =>
      fail(new ApiError(status, { Error: 'x', code }), false).next;
    expect(next(0)).toBe('retry');
    expect(next(503, 'BUSY')).toBe('retry');
    expect(next(404, 'NOT_FOUND')).toBe('recreate');
    expect(next(409, 'PLAN_LIMIT')).toBe('makeRoom');
    expect(next(400, 'VALIDATION_FAILED')).toBeUndefined();
  });

  it('reports a deleted customer, and keeps the server’s text above', () => {
    const error = new ApiError(400, {
      Error: 'A valid customer ID is required',
      code: 'VALIDATION_FAILED',
      fields: { 'attributes.customerId': 'A valid customer ID is required' },
    });
    const { message, fields } = fail(error, true, { ...emptyForm, customerId: 'c1' });
    expect(message).toBe('A valid customer ID is required');
    expect(fields.customerId).toMatch(/was deleted/);
  });

  it('names the sample’s customer as such, not as deleted', () => {
    const message = 'Still the sample’s. Write your own.';
    const error = new ApiError(400, {
      code: 'VALIDATION_FAILED',
      fields: { 'attributes.customerId': message },
    });
    expect(fail(error, false, { ...emptyForm, customerId: 'c1' }).fields.customerId).toBe(message);
  });
});
