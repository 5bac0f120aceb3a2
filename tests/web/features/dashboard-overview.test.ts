import { expect, it } from 'vitest';
import type { Customer } from '#contract/customer';
import { overviewOf } from '#web/workspace/features/dashboard/overview.ts';
import { sampleReference } from './sample-reference.ts';

const customers = [{ id: 'customer', referenceCount: 1 } as Customer];
const draft = sampleReference({ id: 'draft' });

it('the first steps end with the first published reference, and do not come back for who unpublished all', () => {
  const started = (...references: Parameters<typeof overviewOf>[0]) =>
    overviewOf(references, customers).started;
  expect(started()).toBe(false);
  expect(started(draft)).toBe(false);
  expect(started({ ...draft, status: 'Published' })).toBe(true);
  expect(started(draft, { ...draft, id: 'other' })).toBe(true);
  expect(started({ ...draft, status: 'Archived' })).toBe(true);
  // A step that was not taken is not ticked for that.
  expect(overviewOf([draft, draft], customers).steps.published).toBe(false);
});

it('a card whose picture the organization’s template style leaves out does not lack one', () => {
  const bare = { ...draft, custom: { templateConfig: '{}' } };
  const templateStyles = { templateConfigs: { architectural: '{"showImage":false}' } };
  expect(overviewOf([bare], customers).withoutPicture).toEqual([bare]);
  expect(overviewOf([bare], customers, templateStyles).withoutPicture).toEqual([]);
});
