import * as z from 'zod/mini';
import { formCell, typedCell } from '../form/cell.ts';
import { formFormats } from '../form/format.ts';
import { formLimits } from '../form/limits.ts';
import { formMistake } from '../form/mistake.ts';
import type { Routes } from '../primitives/route.ts';
import { id, line, requiredName, timestamp } from '../primitives/schema.ts';
import { limits } from '../rules/limits.ts';
import { empty, nameMissing, tooLarge } from '#words/form-refusals';

/** What was taken out of the file when it was brought in. */
export const takenOut = ['links', 'template'] as const;

export const form = z.object({
  id: z.string(),
  name: z.string(),
  /** Whose form it is, if not the organization's own. */
  buyer: z.optional(z.string()),
  /** Older rows and archives have Word files alone. */
  format: z._default(z.enum(formFormats), 'docx'),
  size: z.number(),
  /** The number of places with a placeholder. */
  placeholders: z.number(),
  /** The form is filled once there are none. */
  mistakes: z.number(),
  /** Empty cells with a label that we know, as long as the form has no placeholder. */
  proposed: z.number(),
  /** Fixed places for so many references. */
  slots: z.number(),
  /** It repeats a part for each reference. */
  repeats: z.boolean(),
  takenOut: z.array(z.enum(takenOut)),
  /** An archive has brought it in. */
  importId: z.optional(z.string()),
  version: z.number(),
  createdAt: timestamp,
  createdBy: z.string(),
  updatedAt: timestamp,
  updatedBy: z.string(),
  usedAt: z.optional(timestamp),
});
export type Form = z.output<typeof form>;

export const formDetails = z.extend(form, {
  /** At most a hundred of them. */
  mistakeList: z.array(formMistake),
  /** Words in braces that are no placeholders and stay as they are. */
  leave: z.array(z.string()),
  /** What the proposed cells most likely want. */
  cells: z.array(formCell),
});
export type FormDetails = z.output<typeof formDetails>;

const formId = id('A valid form ID is required');
const params = z.strictObject({ id: formId });
const leave = z.optional(z.array(line(formLimits.cellLength)).check(z.maxLength(formLimits.mistakes)));
const version = z.int().check(z.gte(1));

export const formRoutes = {
  uploadForm: {
    method: 'PUT',
    path: '/api/document/form',
    access: 'document:form',
    summary: 'Get the address to PUT a form to, once, within five minutes. `createForm` then reads it',
    body: z.strictObject({
      size: z.int().check(z.gte(1, empty), z.lte(formLimits.bytes, tooLarge)),
      sha256: z
        .string()
        .check(z.regex(/^[A-Za-z0-9+/]{42}[AEIMQUYcgkosw048]=$/, 'Must be 32 bytes in base64')),
    }),
    response: z.object({
      uploadId: z.string(),
      presignedUrl: z.string(),
      headers: z.record(z.string(), z.string()),
    }),
    errors: ['RATE_LIMITED'],
  },
  createForm: {
    method: 'POST',
    path: '/api/document/form',
    access: 'document:form',
    summary:
      'Check an uploaded DOCX, XLSX or PPTX and keep it as a form with placeholders. It is kept with its mistakes, which are told with their places',
    creates: true,
    body: z.strictObject({
      uploadId: id(),
      name: requiredName(nameMissing),
      buyer: z.optional(line(limits.nameLength)),
      leave,
      importId: z.optional(id()),
    }),
    response: formDetails,
    errors: ['FORM_UNREADABLE', 'FORM_LIMIT'],
  },
  listForms: {
    method: 'GET',
    path: '/api/document/form',
    access: 'document:read',
    summary: 'List forms, newest first',
    response: z.object({ forms: z.array(form) }),
  },
  getForm: {
    method: 'GET',
    path: '/api/document/form/{id}',
    access: 'document:read',
    summary: 'One form with its mistakes',
    params,
    response: formDetails,
    errors: ['NOT_FOUND'],
  },
  updateForm: {
    method: 'POST',
    path: '/api/document/form/{id}',
    access: 'document:form',
    summary:
      'Rename a form, read a newer file of it in the same format, type placeholders into empty cells of a DOCX or XLSX, or leave words in braces as they are',
    params,
    body: z.strictObject({
      version,
      name: z.optional(requiredName(nameMissing)),
      buyer: z.optional(line(limits.nameLength)),
      /** The form's new file. */
      uploadId: z.optional(id()),
      leave,
      cells: z.optional(z.array(typedCell).check(z.minLength(1), z.maxLength(formLimits.cells))),
    }),
    response: formDetails,
    errors: ['NOT_FOUND', 'VERSION_CONFLICT', 'FORM_UNREADABLE'],
  },
  deleteForm: {
    method: 'DELETE',
    path: '/api/document/form/{id}',
    access: 'document:form',
    summary: 'Delete a form. Documents that were made with it stay',
    params,
    response: z.object({ id: z.string() }),
    errors: ['NOT_FOUND'],
  },
} as const satisfies Routes;
