import { heldTexts } from '../../../files/use-pictures-under-way.ts';
import { useDeferredValue } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { sameForm, type ReferenceForm } from '../reference-form.ts';
import { texts } from './texts.ts';

interface Props {
  clean: ReferenceForm;
  saving: boolean;
  waiting: boolean;
  /** There is a saved record at all. */
  exists: boolean;
}

/** "Saved" or "Unsaved changes"; only what a save did is read aloud. */
export function SaveState({ clean, saving, waiting, exists }: Props) {
  const { control } = useFormContext<ReferenceForm>();
  const values = useDeferredValue(useWatch({ control }) as ReferenceForm);
  const dirty = !sameForm(values, clean);
  const said = waiting
    ? heldTexts.waiting
    : saving
      ? texts.editor.saving
      : !dirty && exists
        ? texts.editor.saved
        : '';
  return (
    <span className="min-w-0 truncate text-[0.8125rem] text-ink-3">
      <output>{said}</output>
      {said === '' && dirty ? <span title={texts.editor.unsavedHint}>{texts.editor.unsaved}</span> : null}
    </span>
  );
}
