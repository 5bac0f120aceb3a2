import type { Asset, assetRoutes } from '#contract/resources/asset';
import { ids, nothing, times, type Fixtures } from './fixture.ts';

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
const sha256 = 'n4bQgYhMfWWaL+qgxVrQFaO/TxsrC4Is0V1sFbDwCgg=';

export const assetFixtures: Fixtures<typeof assetRoutes> = {
  createUpload: {
    lowest: 'member',
    example: {
      sent: { name: asset.name, contentType: 'image/jpeg', size: asset.size, sha256 },
      response: {
        presignedUrl: `https://assets.example/uploads/${ids.organization}/${ids.asset}?X-Amz-Expires=300`,
        headers: {
          'content-type': 'image/jpeg',
          'if-none-match': '*',
          'x-amz-checksum-sha256': sha256,
        },
        asset: { ...announced, status: 'pending', variants: [] },
      },
    },
    input: () => ({ name: 'A file', contentType: 'application/pdf', size: 100, sha256 }),
  },
  listAssets: {
    lowest: 'member',
    example: { sent: { limit: 50 }, response: { assets: [asset] } },
    input: nothing,
  },
  openFiles: {
    lowest: 'member',
    example: {
      sent: { origin: 'https://refdeck.example' },
      response: { until: '2026-03-02T11:00:00.000Z' },
    },
    input: () => ({ origin: 'https://refdeck.example' }),
  },
  getAsset: {
    lowest: 'member',
    example: {
      sent: { id: ids.asset },
      response: {
        ...asset,
        usedBy: [{ type: 'reference', id: ids.reference, name: 'Shore power in nine months' }],
      },
    },
    input: async (place) => ({ id: await place.anyAsset() }),
  },
  deleteAsset: {
    lowest: 'member',
    example: { sent: { id: ids.asset }, response: { id: ids.asset } },
    input: async (place) => ({ id: await place.newAsset() }),
  },
};
