import { assetRoutes } from '#contract/resources/asset';
import { serve } from '../shared/serve.ts';
import { createUpload } from './create-upload.ts';
import { deleteAsset } from './delete-asset.ts';
import { getAsset } from './get-asset.ts';
import { listAssets } from './list-assets.ts';
import { openFiles } from './open-files.ts';

export const operations = { createUpload, listAssets, openFiles, getAsset, deleteAsset };
export const handler = serve(assetRoutes, operations);
