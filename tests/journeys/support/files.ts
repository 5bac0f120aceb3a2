import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { assetRoutes, type Asset, type AssetType } from '#contract/resources/asset';
import { pdf, picture } from '../../support/pictures.ts';
import { expect } from './test.ts';
import type { Workspace } from './workspace.ts';

export interface SentFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

export async function png(name: string, width = 480, height = 320): Promise<SentFile> {
  return { name, mimeType: 'image/png', buffer: await picture(width, height).png().toBuffer() };
}

export const document = (name: string): SentFile => ({ name, mimeType: 'application/pdf', buffer: pdf });

export async function addAsset(page: Page, workspace: Workspace, file: SentFile): Promise<Asset> {
  const { presignedUrl, headers, asset } = await workspace.call(assetRoutes.createUpload, {
    name: file.name,
    contentType: file.mimeType as AssetType,
    size: file.buffer.length,
    sha256: createHash('sha256').update(file.buffer).digest('base64'),
  });
  const sent = await page.request.put(presignedUrl, { headers, data: file.buffer });
  expect(sent.status()).toBe(200);
  let settled: Asset = asset;
  await expect
    .poll(async () => {
      settled = await workspace.call(assetRoutes.getAsset, { id: asset.id });
      return settled.status;
    })
    .toBe('ready');
  return settled;
}

/** Returns a `DataTransfer` for a drop or a paste: `dispatchEvent('drop', { dataTransfer })`. */
export function transfer(page: Page, files: readonly SentFile[]) {
  const sent = files.map(({ name, mimeType, buffer }) => ({
    name,
    mimeType,
    bytes: buffer.toString('base64'),
  }));
  return page.evaluateHandle((given) => {
    const data = new DataTransfer();
    for (const { name, mimeType, bytes } of given) {
      const content = Uint8Array.from(atob(bytes), (character) => character.charCodeAt(0));
      data.items.add(new File([content], name, { type: mimeType }));
    }
    return data;
  }, sent);
}
