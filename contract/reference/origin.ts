import * as z from 'zod/mini';
import { foundPermissions } from '../permission/found.ts';
import { id, line, timestamp, webAddress } from '../primitives/schema.ts';
import { limits } from '../rules/limits.ts';
import * as words from '#words/validation';
import { shapeOf, stored } from './field-schemas.ts';

export const origin = z.strictObject({
  importId: id(words.idInvalid),
  file: line(limits.nameLength),
  worksheet: z.optional(line(limits.nameLength)),
  /** Rows count from 1, as the spreadsheet does. */
  row: z.int().check(z.gte(1), z.lte(limits.worksheetRows)),
  /** The page of a website that it was read from. */
  address: z.optional(webAddress),
  /** The ID that it had in the archive of an organization. */
  recordId: z.optional(id(words.idInvalid)),
});

/** A row also says something of permissions. */
export const byRow = z.extend(origin, { permissions: z.optional(foundPermissions) });

/** The latest import has changed these values of a reference. */
export const lastImport = z.extend(origin, {
  at: timestamp,
  /** The version that it made. */
  version: z.number(),
  /** The values that it replaced, with empty ones for missing. They are forgotten when somebody changes the reference. */
  before: z.optional(
    z.object({
      name: z.optional(z.string()),
      tags: z.optional(z.array(z.string())),
      attributes: z.object({ customerId: z.optional(z.string()), ...shapeOf('attributes', stored) }),
      custom: z.object(shapeOf('custom', stored)),
    }),
  ),
});
