import { cardOf } from '#contract/cards/card';
import { fieldNames } from '#contract/reference/field-values';
import { unwrittenFields } from '#contract/reference/sample-story';
import type { Customer } from '#contract/resources/customer';
import type { Reference } from '#contract/resources/reference';
import type { Invitation } from '#contract/resources/team';
import * as words from '#words/dashboard';
import type { TemplateStyles } from '../../../shared/cards/card-style.ts';
import { needsPicture } from '../../cards/needs-picture.ts';

export function overviewOf(
  references: readonly Reference[],
  customers: readonly Customer[],
  templateStyles?: TemplateStyles,
  refused?: ReadonlySet<string>,
) {
  const withStatus = (status: Reference['status']) =>
    references
      .filter((reference) => reference.status === status)
      .sort((a, b) => b.updatedAt.localeCompare(a.updatedAt));
  const published = withStatus('Published');
  const drafts = withStatus('Draft');
  return {
    published,
    onPage: published.filter(({ visibility }) => visibility === 'public').length,
    drafts,
    /** Undefined until it is known what customers refused. */
    ready:
      refused && drafts.filter((draft) => missingOf(draft).length === 0 && !refused.has(draft.id)).length,
    /** Published ones come first because visitors see the gap. */
    withoutPicture: [...published, ...drafts].filter((reference) => needsPicture(reference, templateStyles)),
    customers: customers.length,
    customersWithout: customers.filter(({ referenceCount }) => referenceCount === 0).length,
    begun: references.length > 0,
    untouched: references.length === 0 && customers.length === 0,
  };
}

export type Overview = ReturnType<typeof overviewOf>;

export function missingOf(reference: Reference): string[] {
  return unwrittenFields(cardOf(reference)).map((field) => fieldNames[field]);
}

export function inOrder(invitations: readonly Invitation[], now: Date): Invitation[] {
  const gone = (invitation: Invitation) => Number(isExpired(invitation, now));
  return invitations.toSorted(
    (one, other) => gone(one) - gone(other) || one.expiresAt.localeCompare(other.expiresAt),
  );
}

export const isExpired = ({ expiresAt }: Invitation, now: Date): boolean => new Date(expiresAt) <= now;

export function greeting(hour: number, name: string | undefined): string {
  const part =
    hour < 5 ? words.evening : hour < 12 ? words.morning : hour < 18 ? words.afternoon : words.evening;
  const firstName = name?.trim().split(/\s+/)[0];
  return firstName ? words.greetingTo(part, firstName) : part;
}
