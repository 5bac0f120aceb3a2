import * as z from 'zod/mini';
import { limits } from '../rules/limits.ts';
import { referenceFields, type ReferenceField } from '../reference/fields.ts';
import { textsOf, type TextFieldName } from '../reference/field-values.ts';
import type { CardContent } from '../cards/card.ts';

/**
 * What a contact opens who was asked for approval: a document, rendered by a function of its own below this path, and the form in it,
 * which works without a script. No other path has a token in it, so whatever keeps paths has to leave this one out.
 */
export const approvalPagePath = '/approve';

export const approvalPageRoutes = {
  showRequest: { method: 'GET', path: '/approve/{token}' },
  answerRequest: { method: 'POST', path: '/approve/{token}' },
} as const;

/** 256 bits as base64url. An address that cannot be one of ours is asked of no table. */
export const linkToken = z.string().check(z.regex(/^[\w-]{43}$/));

/** What the buttons of the form say. */
export const approvalActions = ['approve', 'suggest', 'decline', 'withdraw'] as const;

/** The most that the form can hold, with all that it is encoded in. */
export const approvalFormBytes = 256 * 1024;

export const approvalLengths = {
  name: limits.nameLength,
  jobTitle: limits.jobTitleLength,
  comment: limits.descriptionLength,
} as const;

/** The texts of a card that a contact can change, which are those that it has. */
export function suggestibleFields(
  card: CardContent,
): { name: TextFieldName; value: string; max: number; long: boolean }[] {
  return (Object.entries(referenceFields) as [TextFieldName, ReferenceField][]).flatMap(([name, field]) => {
    const [value] = textsOf(card[name]);
    return value !== undefined && (field.kind === 'line' || field.kind === 'text')
      ? [{ name, value, max: field.max, long: field.kind === 'text' }]
      : [];
  });
}
