import { isDeepStrictEqual } from 'node:util';
import { ulid } from 'ulid';
import { cardOf } from '#contract/cards/card';
import { currentYearMonth, parseReferenceDate } from '#contract/reference/date';
import type { ReferenceStatus, referenceRoutes } from '#contract/resources/reference';
import type { Input } from '#contract/primitives/route';
import { referenceFields } from '#contract/reference/fields';
import { fieldNames } from '#contract/reference/field-values';
import { samplePath, sampleParts, sampleTexts } from '#contract/reference/sample-story';
import { foundLimits } from '#contract/permission/found';
import { missingFields } from '#contract/cards/templates';
import { AppError } from '../shared/errors/app-error.ts';
import type { ReferenceItem } from './store.ts';

type Created = Input<typeof referenceRoutes.createReference>;
type Updated = Input<typeof referenceRoutes.updateReference>;

const nextStatus: Record<ReferenceStatus, readonly ReferenceStatus[]> = {
  Draft: ['Draft', 'Published', 'Archived'],
  Published: ['Published', 'Draft', 'Archived'],
  Archived: ['Archived', 'Draft'],
};

export function newReference(
  { overrideReason: _why, facts: _apart, origin: row, ...input }: Created,
  author: { userId: string; now: Date },
): ReferenceItem {
  const at = author.now.toISOString();
  return {
    ...input,
    ...(row && { origin: placeOf(row) }),
    ...(row?.permissions && { waitingPermissions: waitingWith([], row, at) }),
    ...sameTemplate(input.templateId, input.attributes),
    id: ulid(author.now.getTime()),
    custom: { templateConfig: '{}', ...input.custom },
    version: 1,
    createdAt: at,
    updatedAt: at,
    createdBy: author.userId,
  };
}

/** A missing or invalid reference date becomes the current month; null removes it. Other missing fields stay. */
export function changedReference(before: ReferenceItem, input: Updated, now: Date): ReferenceItem {
  const {
    version: _seen,
    overrideReason: _why,
    byImport,
    attributes,
    custom,
    templateId,
    ...changes
  } = input;
  const merged = {
    ...before.attributes,
    ...attributes,
    referenceDate: dateOnUpdate(attributes.referenceDate, now),
  };
  const after = {
    ...before,
    ...changes,
    ...sameTemplate(templateId ?? input.attributes.templateId ?? before.templateId, merged),
    custom: {
      ...before.custom,
      ...custom,
      templateConfig: custom?.templateConfig ?? before.custom.templateConfig,
    },
    version: before.version + 1,
    updatedAt: now.toISOString(),
  };
  return {
    ...after,
    lastImport: lastImportOf(before, after, byImport),
    waitingPermissions: waitingAfter(before, byImport, after.updatedAt),
  };
}

type Waiting = NonNullable<ReferenceItem['waitingPermissions']>;

type Row = NonNullable<Created['origin']>;

const placeOf = ({ permissions: _apart, ...place }: Row): NonNullable<ReferenceItem['origin']> => place;

/** The latest ones of a reference stay. */
const waitingWith = (before: Waiting, { importId, permissions = [] }: Row, at: string): Waiting =>
  [...before, ...permissions.map((one) => ({ ...one, importId, at }))].slice(-foundLimits.waiting);

/** An undone import takes back the permissions that it found, too. */
function waitingAfter(
  { waitingPermissions, lastImport }: ReferenceItem,
  byImport: Updated['byImport'],
  at: string,
): Waiting | undefined {
  if (byImport?.permissions) return waitingWith(waitingPermissions ?? [], byImport, at);
  if (byImport === null)
    return waitingPermissions?.filter(({ importId }) => importId !== lastImport?.importId);
  return waitingPermissions;
}

/** The values of before are kept until the next change, which an undo must not overwrite. */
function lastImportOf(
  before: ReferenceItem,
  after: ReferenceItem,
  byImport: Updated['byImport'],
): ReferenceItem['lastImport'] {
  if (byImport === null) return undefined;
  if (byImport)
    return {
      ...placeOf(byImport),
      at: after.updatedAt,
      version: after.version,
      before: replaced(before, after),
    };
  const { before: _forgotten, ...rest } = before.lastImport ?? {};
  return before.lastImport && (rest as typeof before.lastImport);
}

type Replaced = NonNullable<NonNullable<ReferenceItem['lastImport']>['before']>;

function replaced(before: ReferenceItem, after: ReferenceItem): Replaced {
  const differing = (old: object, now: object) =>
    Object.fromEntries(
      Object.entries(now)
        .map(([key, value]): [string, unknown, unknown] => [
          key,
          value,
          (old as Record<string, unknown>)[key],
        ])
        .filter(([, value, known]) => !isDeepStrictEqual(value, known))
        .map(([key, value, known]) => [key, known ?? (Array.isArray(value) ? [] : '')]),
    );
  const { name, tags } = before;
  return {
    ...differing({ name, tags }, { name: after.name, tags: after.tags }),
    attributes: differing(before.attributes, after.attributes),
    custom: differing(before.custom, after.custom),
  };
}

function dateOnUpdate(sent: unknown, now: Date): string | undefined {
  if (sent === null) return undefined;
  return parseReferenceDate(typeof sent === 'string' ? sent : '') ?? currentYearMonth(now);
}

// Callers send the template's id twice. The outer one counts, unless only the inner one names a template.
function sameTemplate<Attributes extends { templateId?: string }>(outer: string, attributes: Attributes) {
  const templateId = outer === 'default' ? (attributes.templateId ?? outer) : outer;
  return { templateId, attributes: { ...attributes, templateId } };
}

export function requireTransition(from: ReferenceStatus, to: ReferenceStatus): void {
  if (nextStatus[from].includes(to)) return;
  throw new AppError(
    'INVALID_TRANSITION',
    `A reference that is ${from} cannot become ${to}. Restore it as a draft first.`,
  );
}

export function requireComplete(reference: ReferenceItem): void {
  if (reference.status !== 'Published') return;
  const missing = missingFields(cardOf(reference));
  if (missing.length === 0) return;
  const names = missing.map((field) => fieldNames[field]);
  throw new AppError('VALIDATION_FAILED', `To publish with this template, fill in: ${names.join(', ')}`, {
    fields: Object.fromEntries(missing.map((field) => [referenceFields[field].at, 'Required to publish'])),
  });
}

/** Texts are compared with the samples, because callers could leave out a flag. */
export function requireOwnWords(reference: ReferenceItem, company: string): void {
  if (reference.status !== 'Published') return;
  const parts = sampleParts(cardOf(reference, company));
  if (parts.length === 0) return;
  throw new AppError('VALIDATION_FAILED', sampleTexts.refused(parts), {
    fields: Object.fromEntries(parts.map((part) => [samplePath(part), sampleTexts.part])),
  });
}
