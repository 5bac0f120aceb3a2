import { assetRoutes, type Asset } from '#contract/resources/asset';
import * as words from '#words/import-archive';
import { messageOf } from '../../../../lib/api/api-error.ts';
import type { OrganizationCall } from '../../../../lib/organization/active-organization.tsx';
import type { RefusedPicture, UploadPicture } from '../bring-in-pictures.ts';
import type { Archive } from '../reading/archive/read-archive.ts';

export interface PictureMover {
  /** Returns the value with the addresses of uploaded copies. Where a picture is refused, its address is left out. */
  move: <Value>(value: Value) => Promise<Value>;
  /** An earlier run has made `after` of `before`, so its copies are used again. */
  reuse: (before: unknown, after: unknown) => void;
  refused: readonly RefusedPicture[];
  /** Deletes the copies for these values, which were refused, unless something else shows them. */
  discard: (call: OrganizationCall, values: unknown) => Promise<void>;
}

type Copy = Pick<Asset, 'id' | 'url' | 'variants'>;

const anyAddress = /(?<=["(])\/assets\/[0-9A-Z]{26}\/([0-9A-Z]{26})\/[\w-]+\.webp/g;
const gone = String.raw`\u0000`;

/** Each picture is uploaded once, when the first record that shows it is made. */
export function pictureMover(archive: Archive, upload: UploadPicture): PictureMover {
  const refused: RefusedPicture[] = [];
  const copies = new Map<string, Promise<Copy | undefined>>();
  const known = new Map(archive.assets.map((one) => [one.id, one]));
  // Texts hold an address in quotes or as a picture of Markdown. Elsewhere it belongs to another website.
  const address = new RegExp(
    `(?<=["(])/assets/${archive.organizationId}/([0-9A-Z]{26})/([\\w-]+\\.webp)`,
    'g',
  );

  async function copy(id: string): Promise<Copy | undefined> {
    const asset = known.get(id);
    const name = asset?.name ?? id;
    const bytes = asset && (await archive.picture(asset).catch((error: unknown) => error));
    if (!(bytes instanceof Uint8Array)) {
      refused.push({ name, reason: bytes ? messageOf(bytes) : words.notInArchive });
      return undefined;
    }
    const stem = name.replace(/\.[a-z0-9]{2,5}$/i, '');
    const result = await upload(
      new File([bytes as Uint8Array<ArrayBuffer>], `${stem}.webp`, { type: 'image/webp' }),
    );
    if (!('refusal' in result)) return result;
    refused.push({ name, reason: result.refusal });
    return undefined;
  }

  return {
    refused,
    reuse: (before, after) => {
      const [old, now] = [before, after].map((one) => [...JSON.stringify(one).matchAll(anyAddress)]);
      if (old!.length !== now!.length) return;
      for (const [index, [, was = '']] of old!.entries()) {
        const [url, id = ''] = now![index]!;
        copies.set(was, Promise.resolve({ id, url, variants: [] }));
      }
    },
    move: async (value) => {
      let text = JSON.stringify(value) ?? 'null';
      for (const [found, id = '', file = ''] of text.matchAll(address)) {
        const copied = copies.get(id) ?? copy(id);
        copies.set(id, copied);
        const asset = await copied;
        const same = asset?.variants.find(({ url }) => url.endsWith(`/${file}`));
        const now = same?.url ?? asset?.url;
        text = now
          ? text.replaceAll(found, now)
          : text
              .replaceAll(new RegExp(`!\\[[^\\]]*\\]\\(${found}[^)]*\\)`, 'g'), '')
              .replaceAll(`"${found}"`, `"${gone}"`);
      }
      return JSON.parse(text, (_, part: unknown) => (part === '\0' ? undefined : part)) as typeof value;
    },
    discard: async (call, values) => {
      const ids = new Set([...JSON.stringify(values).matchAll(address)].map(([, id]) => id!));
      const assets = await Promise.all([...ids].map(async (id) => await copies.get(id)));
      await Promise.allSettled(
        assets.flatMap((asset) => (asset ? call(assetRoutes.deleteAsset, { id: asset.id }) : [])),
      );
    },
  };
}
