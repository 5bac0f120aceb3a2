import type { Asset, assetRoutes } from '#contract/asset';
import { ids, times, type Examples } from './example.ts';

const address = (width: number) => `/assets/${ids.organization}/${ids.asset}/${width}.webp`;

const asset: Asset = {
  id: ids.asset,
  name: 'shore-power.jpg',
  contentType: 'image/jpeg',
  size: 482_113,
  status: 'ready',
  width: 1280,
  height: 853,
  url: address(1280),
  variants: [
    { width: 320, height: 213, url: address(320) },
    { width: 640, height: 426, url: address(640) },
    { width: 1280, height: 853, url: address(1280) },
  ],
  createdAt: times.created,
  createdBy: ids.owner,
};

const { width: _width, height: _height, url: _url, ...announced } = asset;

export const assetExamples: Examples<typeof assetRoutes> = {
  createUpload: {
    sent: {
      name: asset.name,
      contentType: 'image/jpeg',
      size: asset.size,
      sha256: 'n4bQgYhMfWWaL+qgxVrQFaO/TxsrC4Is0V1sFbDwCgg=',
    },
    response: {
      presignedUrl: `https://assets.example/uploads/${ids.organization}/${ids.asset}?X-Amz-Expires=300`,
      headers: {
        'content-type': 'image/jpeg',
        'if-none-match': '*',
        'x-amz-checksum-sha256': 'n4bQgYhMfWWaL+qgxVrQFaO/TxsrC4Is0V1sFbDwCgg=',
      },
      asset: { ...announced, status: 'pending', variants: [] },
    },
  },
  listAssets: { sent: { limit: 50 }, response: { assets: [asset] } },
  getAsset: {
    sent: { id: ids.asset },
    response: {
      ...asset,
      usedBy: [{ type: 'reference', id: ids.reference, name: 'Shore power in nine months' }],
    },
  },
  deleteAsset: { sent: { id: ids.asset }, response: { id: ids.asset } },
};
