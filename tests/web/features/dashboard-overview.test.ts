import { expect, it } from 'vitest';
import type { Customer } from '#contract/resources/customer';
import { sampleStory } from '#contract/reference/sample-story';
import { missingOf, overviewOf } from '#web/workspace/features/dashboard/overview.ts';
import { sampleReference } from './sample-reference.ts';

const customers = [{ id: 'customer', referenceCount: 1 } as Customer];
const draft = sampleReference({ id: 'draft' });

it('a draft with the sample’s text is not ready to publish', () => {
  const { title: name, shortDescription: description } = sampleStory;
  const sample = { ...draft, name, templateId: 'standard', attributes: { ...draft.attributes, description } };
  expect(missingOf(sample)).toEqual(['title', 'short description']);
  expect(overviewOf([sample], customers, undefined, new Set()).ready).toBe(0);
});

it('a draft is ready only if it is known that it was not refused', () => {
  const ready = (refused?: ReadonlySet<string>) => overviewOf([draft], customers, undefined, refused).ready;
  expect(missingOf(draft)).toEqual([]);
  expect(ready()).toBeUndefined();
  expect(ready(new Set())).toBe(1);
  expect(ready(new Set(['draft']))).toBe(0);
});

it('a card whose style shows no picture does not need one', () => {
  const bare = { ...draft, custom: { templateConfig: '{}' } };
  const templateStyles = { templateConfigs: { architectural: '{"showImage":false}' } };
  expect(overviewOf([bare], customers).withoutPicture).toEqual([bare]);
  expect(overviewOf([bare], customers, templateStyles).withoutPicture).toEqual([]);
});
