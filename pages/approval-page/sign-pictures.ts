import { limits } from '#contract/rules/limits';
import { imageOfAddress } from '#functions/shared/files/objects';
import { signedAddress } from '#functions/shared/files/signed-address';

interface Reader {
  /** Whose request this is: nobody else's files are signed for, whatever a card says. */
  organizationId: string;
  origin: string;
  now: Date;
}

/**
 * Lets whoever reads this page see its pictures, which may not be public yet: each for itself, and for a short time. Done to the whole
 * page, so that cards and stories keep the addresses that are stored. A quote in what people wrote is `&quot;`, so only attributes match.
 */
export async function signPictures(html: string, { organizationId, origin, now }: Reader): Promise<string> {
  const until = new Date(now.getTime() + limits.fileAccessMinutes * 60_000);
  const stored = new Set(
    [...html.matchAll(/ (?:src|href)="(\/assets\/[^"]+)"/g)].map(([, address]) => address!),
  );
  const signed = await Promise.all(
    [...stored].map(async (address) => {
      const image = imageOfAddress(address);
      if (image?.organizationId !== organizationId) return [address, address] as const;
      return [address, (await signedAddress(image, origin, until)).replaceAll('&', '&amp;')] as const;
    }),
  );
  return signed.reduce((page, [from, to]) => page.replaceAll(`="${from}"`, `="${to}"`), html);
}
