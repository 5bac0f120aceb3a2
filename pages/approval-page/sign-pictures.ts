import { limits } from '#contract/rules/limits';
import { imageOfAddress } from '#functions/shared/files/objects';
import { signedAddress } from '#functions/shared/files/signed-address';

interface Reader {
  /** Only files of this organization are signed, whatever a card names. */
  organizationId: string;
  origin: string;
  now: Date;
}

/** The HTML is signed last, so that cards use stored addresses. User texts have `&quot;`, so only attributes match. */
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
