import type { Translation } from '#contract/resources/translation';
import { changedSince, originalTexts } from '../store.ts';
import type { Import, TakenText } from './received.ts';

/** The version of the reference is claimed only when nothing of it has changed since it was translated. */
export function basedOnFile(
  { received, reference, before }: Import,
  saved: TakenText[],
): Translation['basedOn'] {
  const original = originalTexts(reference);
  const fields = { ...(before?.basedOn.fields ?? original) };
  for (const { place, source } of saved)
    Object.assign(fields, { [place.field]: source ?? original[place.field] });
  if (changedSince(fields, reference).length === 0) return { version: reference.version, fields };
  return { version: Math.min(received.version, before?.basedOn.version ?? received.version), fields };
}
