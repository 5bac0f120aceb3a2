import { assetRoutes, type Asset } from '#contract/resources/asset';
import { importLimits } from '#contract/rules/import-limits';
import { limits } from '#contract/rules/limits';
import * as words from '#words/imports';
import type { OrganizationCall } from '../../../lib/organization/active-organization.tsx';
import type { Body } from './body-of.ts';
import type { FetchPicture } from '../../../files/fetch-picture.ts';
import type { Candidate } from './reading/read-candidates.ts';

/** Uploads a picture, or says why it is refused. */
export type UploadPicture = (file: File) => Promise<Asset | { refusal: string }>;

/** The ways in which pictures come. */
export interface PictureSteps {
  fetch: FetchPicture;
  upload: UploadPicture;
  /** Pictures of an archive are at the addresses that its records name. */
  move?: <Value>(value: Value) => Promise<Value>;
}

export interface RefusedPicture {
  name: string;
  reason: string;
}

interface WithPictures {
  body: Body;
  refused: RefusedPicture[];
  /** Deletes the uploaded ones again, where the reference could not be made. */
  discard: () => Promise<void>;
}

/** The first picture leads. The others stand below the story, as far as it has room for them. */
export async function bringInPictures(
  call: OrganizationCall,
  { fetch, upload, move }: PictureSteps,
  { about, texts, unit, pictures: addresses = [] }: Candidate,
  body: Body,
): Promise<WithPictures> {
  if (move) return { body: await move(body), refused: [], discard: async () => undefined };
  const refused: RefusedPicture[] = [];
  const assets: Asset[] = [];
  const { description = '', longDescription = description } = body.attributes;
  let [lead, story] = [body.custom?.mainImage, longDescription];
  const offered = [
    ...(about.pictures ?? []).map((one) => ({ from: one.name, get: async () => one })),
    ...addresses.map((from) => ({ from, get: () => fetch(from) })),
  ];
  const most = limits.storyPictures;
  for (const { from } of offered.splice(most))
    refused.push({ name: from, reason: words.picturesTooMany(most) });
  for (const { from, get } of offered) {
    const picture = await get();
    if ('refusal' in picture) {
      refused.push({ name: from, reason: picture.refusal });
      continue;
    }
    const { name, alt, bytes } = picture;
    const file = new File([bytes], `${alt || texts.title}.${name.split('.').at(-1)}`);
    const result = await upload(file);
    if ('refusal' in result) {
      refused.push({ name: file.name, reason: result.refusal });
      continue;
    }
    const { url = '', width = 0, height = 0 } = result;
    // Pages seldom say how large their icons are.
    if (unit === 'page' && width > 0 && Math.max(width, height) <= importLimits.pictureSide) {
      await call(assetRoutes.deleteAsset, { id: result.id }).catch(() => undefined);
      continue;
    }
    assets.push(result);
    const added = `${story}\n\n![${alt.replaceAll(/[[\]\\\n]/g, ' ')}](${url})`.trim();
    if (!lead) lead = url;
    else if (added.length <= limits.longDescriptionLength) story = added;
    else refused.push({ name: file.name, reason: words.pictureWithoutRoom });
  }
  const hasMore = story !== longDescription;
  return {
    body: {
      ...body,
      attributes: { ...body.attributes, ...(hasMore && { longDescription: story }) },
      custom: { ...body.custom, ...(lead && { mainImage: lead }) },
    },
    refused,
    discard: async () => {
      await Promise.allSettled(assets.map(({ id }) => call(assetRoutes.deleteAsset, { id })));
    },
  };
}

/** The files of the organization that a text or a field names. */
export const assetIdsIn = (values: readonly unknown[], organizationId: string): string[] =>
  values.flatMap((value) =>
    [...String(value).matchAll(new RegExp(`/assets/${organizationId}/([0-9A-Z]{26})/`, 'g'))].map(
      ([, id]) => id!,
    ),
  );
