import { withCopies } from '#contract/reference/elsewhere';
import { referenceRoutes, type Reference } from '#contract/resources/reference';
import { pictureFetcher } from '../../files/fetch-picture.ts';
import { uploadOne } from '../../files/uploads.ts';
import type { useActionContext } from '../../lib/organization/active-organization.tsx';

/** The pictures of a reference that other websites hold: those of its fields, and those in its story. */
export interface Held {
  fields: { name: string; address: string }[];
  story: string[];
}

type Uploader = Parameters<typeof uploadOne>[0] & Pick<ReturnType<typeof useActionContext>, 'call'>;

/**
 * Copies these pictures into the library and lets the reference show the copies. Returns the addresses that gave none,
 * whose pictures stay as they are.
 */
export async function copyPictures(
  uploader: Uploader,
  reference: Reference,
  { fields, story }: Held,
): Promise<string[]> {
  const { call } = uploader;
  const fetch = pictureFetcher(call);
  const copies = new Map<string, string>();
  const addresses = [...new Set([...fields.map(({ address }) => address), ...story])];
  for (const address of addresses) {
    const picture = await fetch(address);
    if ('refusal' in picture) continue;
    const { state } = await uploadOne(uploader, new File([picture.bytes], picture.name));
    if (state.phase === 'ready' && state.asset.url) copies.set(address, state.asset.url);
  }
  if (copies.size === 0) return addresses;
  const custom = Object.fromEntries(
    fields.flatMap(({ name, address }) => {
      const copy = copies.get(address);
      return copy ? [[name, copy]] : [];
    }),
  );
  const { id, version, attributes } = reference;
  const { customerId, referenceDate = null, longDescription = '' } = attributes;
  // Null keeps an empty date, because an update without it sets the current month.
  const kept = { customerId, referenceDate };
  const told = story.length > 0 ? { longDescription: withCopies(longDescription, copies) } : {};
  await call(referenceRoutes.updateReference, { id, version, custom, attributes: { ...kept, ...told } });
  return addresses.filter((address) => !copies.has(address));
}
