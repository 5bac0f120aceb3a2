import { isElsewhere, picturesElsewhere, withCopies } from '#contract/reference/elsewhere';
import { fieldsOf, namesWhere, textsOf } from '#contract/reference/field-values';
import type { Reference } from '#contract/resources/reference';
import { pictureFetcher } from '../../files/fetch-picture.ts';
import { uploadOne } from '../../files/uploads.ts';
import type { useActionContext } from '../../lib/organization/active-organization.tsx';
import { changeReference } from '../hide-parts.ts';

const pictureFields = namesWhere(({ kind }) => kind === 'image');

/** Returns the pictures of a reference that other websites hold: those of its fields, and those in its story. */
export function heldElsewhere(reference: Reference) {
  const values = fieldsOf(reference);
  return {
    fields: pictureFields.flatMap((name) =>
      textsOf(values[name])
        .filter(isElsewhere)
        .map((address) => ({ name, address })),
    ),
    story: picturesElsewhere(values.longDescription ?? ''),
  };
}

type Uploader = Parameters<typeof uploadOne>[0] & Pick<ReturnType<typeof useActionContext>, 'call'>;

/**
 * Copies these pictures into the library and lets the reference show the copies. Returns the addresses that gave none,
 * whose pictures stay as they are.
 */
export async function copyPictures(uploader: Uploader, reference: Reference): Promise<string[]> {
  const { call } = uploader;
  const { fields, story } = heldElsewhere(reference);
  const fetch = pictureFetcher(call);
  const copies = new Map<string, string>();
  const addresses = [...new Set([...fields.map(({ address }) => address), ...story])];
  for (const address of addresses) {
    const picture = await fetch(address);
    if ('refusal' in picture) continue;
    const { state } = await uploadOne(uploader, new File([picture.bytes], picture.name));
    if (state.phase === 'ready' && state.asset.url) copies.set(address, state.asset.url);
  }
  const copied = fields.flatMap(({ name, address }) => {
    const copy = copies.get(address);
    return copy ? [[name, copy] as const] : [];
  });
  const { longDescription = '' } = reference.attributes;
  if (copies.size > 0)
    await changeReference(call, reference, {
      custom: Object.fromEntries(copied),
      attributes: story.length > 0 ? { longDescription: withCopies(longDescription, copies) } : {},
    });
  return addresses.filter((address) => !copies.has(address));
}
