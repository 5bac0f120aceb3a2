import { describe, expect, it } from 'vitest';
import type { ErrorCode } from '#contract/error';
import { ApiError, errorFromResponse } from '#web/workspace/lib/api-error.ts';
import {
  referenceKind,
  initialValues,
  readInitialValues,
  withRequestedCustomer,
} from '#web/workspace/features/references/editor/reference-kind.ts';
import { emptyForm, formOf } from '#web/workspace/features/references/reference-form.ts';
import { restoreDraft } from '#web/workspace/record-editor/draft-storage.ts';
import { saveFailure } from '#web/workspace/record-editor/save-failure.ts';
import { sampleReference } from './sample-reference.ts';

const requestedOf = (address: string) => readInitialValues(new URLSearchParams(address));

describe('a new reference', () => {
  it('starts with the template that was asked for, else with the organisation’s', () => {
    const template = (id: string) => ({ template: { id, config: '{}' } });
    const startedWith = (templateId: string | undefined, branding?: ReturnType<typeof template>) =>
      initialValues({ templateId }, branding).templateId;
    expect(startedWith(undefined, template('design'))).toBe('design');
    expect(startedWith('consulting', template('design'))).toBe('consulting');
    expect(startedWith(undefined, template('default'))).toBe('standard');
    for (const branding of [template('base'), undefined])
      expect(initialValues({}, branding)).toEqual(emptyForm);
  });

  it('gets the customer and the template that were asked for', () => {
    expect(initialValues(requestedOf('customerId=c1&template=design'), undefined)).toEqual({
      ...emptyForm,
      customerId: 'c1',
      templateId: 'design',
    });
  });

  it('is not offered a hidden or unknown template', () => {
    expect(requestedOf('template=base').templateId).toBeUndefined();
    expect(requestedOf('template=nope').templateId).toBeUndefined();
  });

  it('puts a customer newly asked for into the draft, and leaves a later choice alone', () => {
    const draft = { form: { title: 'Typed', customerId: 'c1' }, base: { customerId: 'c2' } };
    const customerOf = (requested: string) =>
      withRequestedCustomer(draft, { customerId: requested })?.form.customerId;
    expect(customerOf('c3')).toBe('c3');
    expect(customerOf('c2')).toBe('c1');
    expect(withRequestedCustomer(draft, {})).toBe(draft);
  });
});

describe('a draft of a reference', () => {
  it('is taken as far as it fits, its settings too', () => {
    const clean = formOf(sampleReference());
    const form = { ...clean, title: 'Typed', visibility: 'x', config: { layout: 'nonsense' }, gone: 1 };
    const { values, restored } = restoreDraft({ form }, clean, 4, referenceKind.readers);
    expect(restored).toBe(true);
    expect(values).toEqual({ ...clean, title: 'Typed', config: {} });
  });
});

describe('a save that failed', () => {
  const fail = (error: unknown, creating: boolean, sent = emptyForm) =>
    saveFailure(error, referenceKind, creating, sent);

  it('says the server’s text and ties it to the fields', () => {
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

  it('says that there was no response', () => {
    const { message } = fail(new ApiError(0, {}), true);
    expect(message).toBe('No response from server. Please check your network connection.');
  });

  it('has the specified text when the server said nothing of its own', () => {
    expect(fail(errorFromResponse(502, '<html>'), true).message).toBe('Server error creating reference card');
    expect(fail(new TypeError('x'), true).message).toBe('Server error creating reference card');
  });

  it('offers what can be done about it', () => {
    const next = (status: number, code?: ErrorCode) =>
      fail(new ApiError(status, { Error: 'x', code }), false).next;
    expect(next(0)).toBe('retry');
    expect(next(503, 'BUSY')).toBe('retry');
    expect(next(404, 'NOT_FOUND')).toBe('recreate');
    expect(next(409, 'PLAN_LIMIT')).toBe('makeRoom');
    expect(next(400, 'VALIDATION_FAILED')).toBeUndefined();
  });

  it('names a customer who was on offer as deleted, and leaves the server’s text above', () => {
    const error = new ApiError(400, {
      Error: 'A valid customer ID is required',
      code: 'VALIDATION_FAILED',
      fields: { 'attributes.customerId': 'A valid customer ID is required' },
    });
    const { message, fields } = fail(error, true, { ...emptyForm, customerId: 'c1' });
    expect(message).toBe('A valid customer ID is required');
    expect(fields.customerId).toMatch(/was deleted/);
  });
});
