import { useDeferredValue } from 'react';
import { useWatch } from 'react-hook-form';
import { hiddenFields, namesOf, type ReferenceForm } from '../reference-form.ts';
import { texts } from './texts.ts';

/** Which filled fields the chosen template leaves out; said aloud when the template changes. */
export function HiddenFields() {
  const form = useDeferredValue(useWatch<ReferenceForm>() as ReferenceForm);
  const hidden = hiddenFields(form);
  return (
    <output className="-mt-2 text-[0.8125rem] text-ink-2 empty:hidden">
      {hidden.length > 0 ? texts.template.kept(namesOf(hidden)) : null}
    </output>
  );
}
