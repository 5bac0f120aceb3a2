import { describe, expect, it } from 'vitest';
import { referenceRoutes } from '#contract/resources/reference';
import { isShown } from '#functions/publication/surfaces';
import {
  changedReference,
  newReference,
  requireComplete,
  requireTransition,
} from '#functions/reference/rules';
import type { ReferenceItem } from '#functions/reference/store';

const now = new Date('2026-11-20T12:00:00Z');
const customerId = '01HZX0000000000000000000CC';
const created = (extra: object = {}): ReferenceItem => {
  const body = { name: 'A', attributes: { customerId, description: 'Short' }, ...extra };
  return newReference(referenceRoutes.createReference.body.parse(body), { userId: 'u', now });
};
const changed = (before: ReferenceItem, extra: object) =>
  changedReference(before, referenceRoutes.updateReference.body.parse({ id: before.id, ...extra }), now);

describe('a new reference', () => {
  it('has the defaults of the specification', () => {
    expect(created()).toMatchObject({
      status: 'Draft',
      visibility: 'public',
      templateId: 'default',
      custom: { templateConfig: '{}' },
      attributes: { templateId: 'default' },
      version: 1,
    });
  });

  it('takes its template from the outer id, else from the inner one', () => {
    expect(created({ templateId: 'design' }).attributes.templateId).toBe('design');
    expect(created({ attributes: { customerId, templateId: 'design' } }).templateId).toBe('design');
  });

  it('keeps a typed month as year and month', () => {
    expect(created({ attributes: { customerId, referenceDate: '3/2025' } }).attributes.referenceDate).toBe(
      '2025-03',
    );
  });
});

describe('a changed reference', () => {
  const before = created({
    tags: ['kept'],
    attributes: { customerId, description: 'Kept', referenceDate: '2025-03' },
  });

  it('keeps what was not sent', () => {
    const after = changed(before, { name: 'B', attributes: { customerId, referenceDate: '2025-04' } });
    expect(after).toMatchObject({
      name: 'B',
      tags: ['kept'],
      attributes: { description: 'Kept', referenceDate: '2025-04' },
    });
    expect(after.version).toBe(2);
  });

  it.each([undefined, '', 'soon', 12])('falls back to the current month for the date %j', (referenceDate) => {
    const after = changed(before, { attributes: { customerId, referenceDate } });
    expect(after.attributes.referenceDate).toBe('2026-11');
  });
});

describe('a reference without a date', () => {
  const undated = created({
    templateId: 'consulting',
    name: 'A',
    attributes: { customerId, description: 'B' },
  });

  it('stays undated when null is sent, which also removes a date', () => {
    const none = { attributes: { customerId, referenceDate: null } };
    expect(changed(undated, none).attributes.referenceDate).toBeUndefined();
    const dated = changed(undated, { attributes: { customerId, referenceDate: '2025-03' } });
    expect(changed(dated, none).attributes.referenceDate).toBeUndefined();
    expect(created(none).attributes.referenceDate).toBeUndefined();
  });

  it('cannot be published with a template that requires one', () => {
    const sent = { status: 'Published', attributes: { customerId, referenceDate: null } };
    expect(() => requireComplete(changed(undated, sent))).toThrow('fill in: reference date');
  });
});

describe('status', () => {
  it.each([
    ['Draft', 'Published'],
    ['Published', 'Draft'],
    ['Draft', 'Archived'],
    ['Published', 'Archived'],
    ['Archived', 'Draft'],
  ] as const)('%s may become %s', (from, to) => {
    expect(() => requireTransition(from, to)).not.toThrow();
  });

  it('cannot change directly from Archived to Published', () => {
    expect(() => requireTransition('Archived', 'Published')).toThrow('Restore it as a draft first');
  });

  it('shows a card to visitors only if its visibility does too', () => {
    for (const visibility of ['public', 'unlisted'] as const) {
      expect(isShown({ status: 'Published', visibility })).toBe(true);
      for (const status of ['Draft', 'Archived'] as const)
        expect(isShown({ status, visibility })).toBe(false);
    }
    expect(isShown({ status: 'Published', visibility: 'private' })).toBe(false);
  });
});

describe('publishing', () => {
  it('requires the template’s required fields', () => {
    const bare = { ...created({ templateId: 'architectural' }), status: 'Published' as const };
    expect(() => requireComplete(bare)).toThrow(
      'To publish with this template, fill in: main image, reference date',
    );
  });

  it('is not required of a draft, which may lack any field', () => {
    expect(() => requireComplete(created({ templateId: 'architectural' }))).not.toThrow();
  });
});
