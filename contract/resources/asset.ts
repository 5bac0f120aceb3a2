import * as z from 'zod/mini';
import { assetUse } from '../primitives/error.ts';
import { emptyFile, fileTypes, isTooLarge, tooLarge, wrongFileType } from '../rules/file-rules.ts';
import { limits } from '../rules/limits.ts';
import { nextCursor, pageQuery } from '../primitives/page.ts';
import type { Routes } from '../primitives/route.ts';
import { id, requiredName, timestamp } from '../primitives/schema.ts';
import * as words from '#words/validation';

export const assetType = z.enum(fileTypes, { error: wrongFileType });
export type AssetType = z.output<typeof assetType>;

/** Pending until the file has arrived and passed the checks. Only a ready one can be used. */
export const assetStatus = z.enum(['pending', 'ready', 'rejected']);

const variant = z.object({ width: z.number(), height: z.number(), url: z.string() });

export const asset = z.object({
  id: z.string(),
  name: z.string(),
  contentType: assetType,
  /** Bytes of the uploaded file, which count toward the organization's storage. */
  size: z.number(),
  status: assetStatus,
  reason: z.optional(z.string()),
  /** Pixels after rotation. */
  width: z.optional(z.number()),
  height: z.optional(z.number()),
  /** The document, or the image in a size that suits a card. */
  url: z.optional(z.string()),
  variants: z.array(variant),
  createdAt: timestamp,
  createdBy: z.string(),
});
export type Asset = z.output<typeof asset>;

/** Milliseconds. The upload's storage stays reserved until then. */
export const addressEndsAt = ({ createdAt }: Pick<Asset, 'createdAt'>): number =>
  Date.parse(createdAt) + limits.uploadUrlSeconds * 1_000;

const assetId = id('A valid asset ID is required');

export const assetRoutes = {
  createUpload: {
    method: 'POST',
    path: '/api/asset/upload',
    access: 'asset:write',
    summary:
      'Reserve room for a file and get the address to PUT it to, once, within five minutes. Of an animated image the first frame is kept',
    creates: true,
    body: z
      .strictObject({
        name: requiredName(words.fileNameMissing),
        contentType: assetType,
        size: z.int().check(z.gte(1, emptyFile)),
        sha256: z
          .string()
          .check(z.regex(/^[A-Za-z0-9+/]{42}[AEIMQUYcgkosw048]=$/, 'Must be 32 bytes in base64')),
      })
      .check(
        z.refine(({ contentType, size }) => !isTooLarge(contentType, size), {
          path: ['size'],
          error: ({ input }) => tooLarge((input as { contentType: AssetType }).contentType),
        }),
      ),
    response: z.object({
      presignedUrl: z.string(),
      headers: z.record(z.string(), z.string()),
      asset,
    }),
    errors: ['STORAGE_LIMIT', 'UPLOAD_LIMIT', 'RATE_LIMITED'],
  },
  listAssets: {
    method: 'GET',
    path: '/api/asset',
    access: 'asset:read',
    summary: 'List files, newest first',
    query: pageQuery,
    response: z.object({ assets: z.array(asset), nextCursor }),
  },
  openFiles: {
    method: 'GET',
    path: '/api/asset/access',
    access: 'asset:read',
    summary:
      'Let this browser read the files of the organization, public or not: cookies for `/private/{organizationId}/`, where each file has the name that it has under `/assets/`',
    query: z.strictObject({
      /** The cookies are valid for this origin only. */
      origin: z
        .string()
        .check(
          z.regex(
            /^https?:\/\/[a-z0-9.-]{1,253}(:\d{1,5})?$/i,
            'Must be an origin, such as https://example.com',
          ),
        ),
    }),
    response: z.object({ until: timestamp }),
  },
  getAsset: {
    method: 'GET',
    path: '/api/asset/{id}',
    access: 'asset:read',
    summary: 'One file, and where it is used',
    params: z.strictObject({ id: assetId }),
    response: z.extend(asset, { usedBy: z.array(assetUse) }),
    errors: ['NOT_FOUND'],
  },
  deleteAsset: {
    method: 'DELETE',
    path: '/api/asset/{id}',
    access: 'asset:write',
    summary: 'Delete a file that is used nowhere',
    params: z.strictObject({ id: assetId }),
    response: z.object({ id: z.string() }),
    errors: ['NOT_FOUND', 'ASSET_IN_USE'],
  },
} as const satisfies Routes;
