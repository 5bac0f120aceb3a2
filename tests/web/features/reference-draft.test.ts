import { describe, expect, it } from 'vitest';
import type { ErrorCode } from '#contract/error';
import { ApiError } from '../../../web/workspace/lib/api-error.ts';
import {
  begin,
  readWish,
  typedSince,
  withFirstTemplate,
} from '../../../web/workspace/features/references/editor/begin.ts';
import {
  clearDraft,
  draftKey,
  draftPlace,
  readDraft,
  sessionsAt,
  writeDraft,
} from '../../../web/workspace/features/references/editor/draft-store.ts';
import { emptyForm, formOf } from '../../../web/workspace/features/references/reference-form.ts';
import { saveFailure } from '../../../web/workspace/features/references/editor/save-failure.ts';
import { sampleReference } from './sample-reference.ts';

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

const place = draftPlace('ann', 'org', 'new');
const key = draftKey(place, 'session');
const record = sampleReference();

describe('unsaved edits', () => {
  it('come back as they were left', () => {
    const store = memory();
    const draft = { form: { ...formOf(record), title: 'Typed' }, version: 4, begunFor: 'x', keptAt: 7 };
    expect(writeDraft(key, draft, store)).toBe(true);
    expect(readDraft(key, store)).toEqual(draft);
  });

  it('are gone after they are cleared', () => {
    const store = memory();
    writeDraft(key, { form: emptyForm }, store);
    clearDraft(key, store);
    expect(readDraft(key, store)).toBeUndefined();
  });

  it('of another person, organisation or reference are never found', () => {
    const keys = [
      key,
      draftKey(draftPlace('bob', 'org', 'new'), 'session'),
      draftKey(draftPlace('ann', 'other', 'new'), 'session'),
      draftKey(draftPlace('ann', 'org', 'id'), 'session'),
      draftKey(place, 'other session'),
    ];
    expect(new Set(keys).size).toBe(5);
  });

  it('of several tabs are found with the newest first, and none of another reference', () => {
    const store = memory();
    const keep = (where: string, session: string, keptAt: number) =>
      writeDraft(draftKey(where, session), { form: emptyForm, keptAt }, store);
    keep(place, 'older', 1);
    keep(place, 'newest', 3);
    keep(place, 'newer', 2);
    keep(draftPlace('ann', 'org', 'newest'), 'x', 9);
    expect(sessionsAt(place, store)).toEqual(['newest', 'newer', 'older']);
  });

  it.each(['', 'nonsense', '[]', '7', '{"form":null}'])('that cannot be read (%s) count as none', (text) => {
    const store = memory();
    store.setItem(key, text);
    expect(readDraft(key, store)).toBeUndefined();
  });

  it('of an older form are taken as far as they fit', () => {
    const store = memory();
    store.setItem(key, JSON.stringify({ form: { title: 'Kept', tags: ['a', 3], visibility: 'x', gone: 1 } }));
    expect(readDraft(key, store)?.form).toEqual({ ...emptyForm, title: 'Kept', tags: ['a'] });
  });

  it('do no harm where the browser refuses storage', () => {
    const refuse = () => {
      throw new DOMException('denied');
    };
    const store = { getItem: refuse, setItem: refuse, removeItem: refuse };
    expect(readDraft(key, store)).toBeUndefined();
    expect(writeDraft(key, { form: emptyForm }, store)).toBe(false);
    expect(() => clearDraft(key, store)).not.toThrow();
  });
});

describe('beginning to edit', () => {
  it('takes the record when nothing was left unsaved', () => {
    expect(begin(record, undefined, {})).toEqual({ form: formOf(record), version: 4, restored: false });
    expect(begin(record, { form: formOf(record), version: 2 }, {}).restored).toBe(false);
  });

  it('starts with the template that was asked for, else with the organisation’s', () => {
    const template = (id: string) => ({ template: { id, config: '{}' } });
    expect(withFirstTemplate({}, template('design'))).toEqual({ templateId: 'design' });
    expect(withFirstTemplate({ templateId: 'consulting' }, template('design')).templateId).toBe('consulting');
    expect(withFirstTemplate({}, template('default')).templateId).toBe('standard');
    for (const branding of [template('base'), undefined])
      expect(begin(undefined, undefined, withFirstTemplate({}, branding)).form).toEqual(emptyForm);
  });

  it('restores edits with the version they were made on, so that a newer one is noticed', () => {
    const form = { ...formOf(record), title: 'Typed' };
    expect(begin(record, { form, version: 2 }, {})).toEqual({ form, version: 2, restored: true });
  });

  it('gives a new reference the customer and the template that were asked for', () => {
    const wish = readWish(new URLSearchParams('customerId=c1&template=design'));
    expect(begin(undefined, undefined, wish).form).toEqual({
      ...emptyForm,
      customerId: 'c1',
      templateId: 'design',
    });
  });

  it('does not offer a hidden or unknown template', () => {
    expect(readWish(new URLSearchParams('template=base')).templateId).toBeUndefined();
    expect(readWish(new URLSearchParams('template=nope')).templateId).toBeUndefined();
  });

  it('puts a customer newly asked for into the draft, and leaves a later choice alone', () => {
    const form = { ...emptyForm, title: 'Typed', customerId: 'c1' };
    expect(begin(undefined, { form }, { customerId: 'c2' }).form.customerId).toBe('c2');
    expect(begin(undefined, { form, begunFor: 'c2' }, { customerId: 'c2' }).form.customerId).toBe('c1');
  });

  it('keeps what was typed while a save was under way', () => {
    const sent = { ...emptyForm, title: 'Sent', tags: ['a'] };
    expect(typedSince(sent, { ...sent, title: 'Sent and more', tags: ['a'] })).toEqual({
      title: 'Sent and more',
    });
    expect(typedSince(sent, { ...sent })).toEqual({});
  });
});

describe('a save that failed', () => {
  it('says the server’s text and ties it to the fields', () => {
    const error = new ApiError(400, {
      Error: 'A valid customer ID is required',
      code: 'VALIDATION_FAILED',
      fields: { 'attributes.customerId': 'A valid customer ID is required', unknown: 'x' },
    });
    expect(saveFailure(error, true)).toEqual({
      message: 'A valid customer ID is required',
      fields: { customerId: 'A valid customer ID is required' },
    });
  });

  it('says that there was no response', () => {
    const { message } = saveFailure(new ApiError(0, {}), true);
    expect(message).toBe('No response from server. Please check your network connection.');
  });

  it('has the specified text when the server said nothing of its own', () => {
    const gateway = new ApiError(502, { Error: 'The server answered with an error (502).' });
    expect(saveFailure(gateway, true).message).toBe('Server error creating reference card');
    expect(saveFailure(new TypeError('x'), true).message).toBe('Server error creating reference card');
  });

  it('offers what can be done about it', () => {
    const next = (status: number, code?: ErrorCode) =>
      saveFailure(new ApiError(status, { Error: 'x', code }), false).next;
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
    const { message, fields } = saveFailure(error, true, { ...emptyForm, customerId: 'c1' });
    expect(message).toBe('A valid customer ID is required');
    expect(fields.customerId).toMatch(/was deleted/);
  });
});
