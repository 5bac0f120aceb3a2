import { createHash } from 'node:crypto';
import { assetRoutes, type Asset } from '#contract/asset';
import { demoCustomers, type DemoCustomer } from './customers.ts';
import { demoReferences, type DemoReference } from './references.ts';
import { logo, palettes, toPng } from './scenes.ts';
import type { Call } from './people.ts';

type Owner = DemoCustomer | DemoReference;

/** The address of each one's picture. */
export type Pictures = Map<Owner, string>;

interface Drawing {
  owner: Owner;
  name: string;
  draw: () => string;
}

/** Uploads every picture as its owner would. One is drawn while the ones before it are being processed. */
export async function uploadPictures(call: Call): Promise<Pictures> {
  const { assets } = await call(assetRoutes.listAssets, {});
  const pictures: Pictures = new Map();
  const settling: Promise<unknown>[] = [];
  for (const { owner, name, draw } of drawings()) {
    const known = assets.find((asset) => asset.name === name && asset.status === 'ready');
    if (known) {
      pictures.set(owner, known.url!);
      continue;
    }
    const id = await upload(call, name, await toPng(draw()));
    settling.push(ready(call, id).then(({ url }) => pictures.set(owner, url!)));
  }
  await Promise.all(settling);
  return pictures;
}

function drawings(): Drawing[] {
  const logos = demoCustomers.map((owner, index) => ({
    owner,
    name: `logo-${owner.key}.png`,
    draw: () => logo(owner.colors, index),
  }));
  const scenes = demoReferences.flatMap((owner, index) => {
    const { scene, palette = 'coral' } = owner;
    return scene ? [{ owner, name: `picture-${index + 1}.png`, draw: () => scene(palettes[palette]) }] : [];
  });
  return [...logos, ...scenes];
}

async function upload(call: Call, name: string, bytes: Buffer): Promise<string> {
  const { presignedUrl, headers, asset } = await call(assetRoutes.createUpload, {
    name,
    contentType: 'image/png',
    size: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('base64'),
  });
  const { ok, status } = await fetch(presignedUrl, { method: 'PUT', headers, body: new Uint8Array(bytes) });
  if (!ok) throw new Error(`Seed: the upload of ${name} answered ${status}`);
  return asset.id;
}

async function ready(call: Call, id: string): Promise<Asset> {
  for (let tries = 0; tries < 1_200; tries += 1) {
    const asset = await call(assetRoutes.getAsset, { id });
    if (asset.status === 'ready') return asset;
    if (asset.status === 'rejected') throw new Error(`Seed: ${asset.name} was rejected, ${asset.reason}`);
    await new Promise((done) => {
      setTimeout(done, 100);
    });
  }
  throw new Error('Seed: a picture was not processed within two minutes');
}
