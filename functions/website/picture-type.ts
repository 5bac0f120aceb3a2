import type { OfferedPicture } from '#contract/resources/website';

const beginnings: readonly [OfferedPicture['type'], RegExp][] = [
  ['image/png', /^\x89PNG/],
  ['image/jpeg', /^\xff\xd8\xff/],
  ['image/gif', /^GIF8[79]a/],
  ['image/webp', /^RIFF[^]{4}WEBP/],
  ['image/avif', /^[^]{4}ftypavi[fs]/],
  ['image/svg+xml', /^(\xef\xbb\xbf)?\s*(<\?xml[^>]*>\s*|<!--[^]*?-->\s*|<!doctype svg[^>]*>\s*)*<svg[\s>]/i],
];

/** Recognizes a picture by its first bytes, because a server may name any type. */
export function pictureType(body: Buffer): OfferedPicture['type'] | undefined {
  const start = body.subarray(0, 2_000).toString('latin1');
  return beginnings.find(([, beginning]) => beginning.test(start))?.[0];
}
