import type { ReferenceField } from './fields.ts';
import { namesWhere, type DrawnField, type StoredFields } from './field-values.ts';

const drawnAs = (how: ReferenceField['drawn']) => namesWhere(({ drawn }) => drawn === how) as DrawnField[];
export const detailNames = drawnAs('detail');
export const passageNames = drawnAs('passage');

export function captioned(
  captions: Readonly<Record<DrawnField, string>>,
  values: StoredFields,
  names: readonly DrawnField[],
) {
  return names.flatMap((name) => {
    const value = values[name];
    return value ? [{ name, caption: captions[name], value }] : [];
  });
}
