import * as z from 'zod/mini';
import { limits } from '../rules/limits.ts';
import { referenceFields, type ReferenceField } from '../reference/fields.ts';
import { textsOf, type WrittenField } from '../reference/field-values.ts';
import type { CardContent } from '../cards/card.ts';

/** These paths contain a token, so logs and caches must leave them out. */
export const approvalPagePath = '/approve';

export const approvalPageRoutes = {
  showRequest: { method: 'GET', path: '/approve/{token}' },
  answerRequest: { method: 'POST', path: '/approve/{token}' },
} as const;

/** A token is 256 bits in base64url. The schema rejects anything else before the table is read. */
export const linkToken = z.string().check(z.regex(/^[\w-]{43}$/));

export const approvalFormBytes = 256 * 1024;

export const approvalLengths = {
  name: limits.nameLength,
  jobTitle: limits.jobTitleLength,
  comment: limits.descriptionLength,
} as const;

export function suggestibleFields(
  card: CardContent,
): { name: WrittenField; value: string; max: number; long: boolean }[] {
  return (Object.entries(referenceFields) as [WrittenField, ReferenceField][]).flatMap(([name, field]) => {
    const [value] = textsOf(card[name]);
    return value !== undefined && (field.kind === 'line' || field.kind === 'text')
      ? [{ name, value, max: field.max, long: field.kind === 'text' }]
      : [];
  });
}
