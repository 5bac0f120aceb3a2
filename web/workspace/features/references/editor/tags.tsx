import { useController } from 'react-hook-form';
import type { Reference } from '#contract/reference';
import { TagField } from '../../../ui/tag-field.tsx';
import type { ReferenceForm } from '../reference-form.ts';
import { tagsOf } from '../words-in-use.ts';
import { texts } from './texts.ts';

/** The tags, with those of other references on offer. */
export function Tags({ references }: { references: readonly Reference[] | undefined }) {
  const { field, fieldState } = useController<ReferenceForm, 'tags'>({ name: 'tags' });
  return (
    <TagField
      label={texts.fields.tags}
      hint={texts.hints.tags}
      error={fieldState.error?.message}
      suggestions={tagsOf(references ?? [])}
      {...field}
    />
  );
}
