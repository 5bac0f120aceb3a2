import { cardOf } from '#contract/card';
import { fieldNames, missingFields } from '#contract/templates/index';
import type { Customer } from '#contract/customer';
import type { Reference } from '#contract/reference';

export interface FirstSteps {
  customer: boolean;
  reference: boolean;
  published: boolean;
}

/** What the dashboard says, made from nothing but the organisation's own records. */
export function overviewOf(references: readonly Reference[], customers: readonly Customer[]) {
  const withStatus = (status: Reference['status']) =>
    references
      .filter((reference) => reference.status === status)
      .sort((a, b) => b.updatedAt.localeCompare(a.updatedAt));
  const published = withStatus('Published');
  const drafts = withStatus('Draft');
  const steps: FirstSteps = {
    customer: customers.length > 0,
    reference: references.length > 0,
    published: published.length > 0,
  };
  return {
    published,
    drafts,
    customers: customers.length,
    steps,
    /** Nothing to count and nothing to list yet. */
    untouched: references.length === 0 && customers.length === 0,
    started: steps.customer && steps.reference && steps.published,
  };
}

export type Overview = ReturnType<typeof overviewOf>;

/** What a draft still lacks before it can be published; empty when it is ready. */
export function missingOf(reference: Reference): string[] {
  return missingFields(cardOf(reference)).map((field) => fieldNames[field]);
}

/** By the clock of the person who looks. */
export function greeting(hour: number, name: string | undefined): string {
  const part = hour < 5 ? 'evening' : hour < 12 ? 'morning' : hour < 18 ? 'afternoon' : 'evening';
  const firstName = name?.trim().split(/\s+/)[0];
  return firstName ? `Good ${part}, ${firstName}` : `Good ${part}`;
}
