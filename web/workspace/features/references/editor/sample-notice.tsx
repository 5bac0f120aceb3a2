import { PencilLine } from 'lucide-react';
import { useDeferredValue, type SyntheticEvent } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { isSampleText, sampleParts, sampleStory, sampleTexts } from '#contract/reference/sample-story';
import { emptyFields } from '#contract/reference/field-values';
import * as words from '#words/reference-editor';
import { Notice } from '../../../record-editor/record-form.tsx';
import { Button } from '../../../ui/elements/button.tsx';
import { cardOfForm, type ReferenceForm } from '../reference-form.ts';

export function useSampleParts() {
  const form = useDeferredValue(useWatch<ReferenceForm>() as ReferenceForm);
  return sampleParts(cardOfForm(form, undefined));
}

export function SampleNotice() {
  const parts = useSampleParts();
  if (parts.length === 0) return null;
  const whole = parts.length === Object.keys(sampleStory).length;
  return (
    <Notice
      icon={<PencilLine aria-hidden />}
      text={whole ? words.sampleNotice : words.sampleRest(sampleTexts.list(parts))}
    >
      <RemoveSample />
    </Notice>
  );
}

export function RemoveSample() {
  const { getValues, setValue, clearErrors } = useFormContext<ReferenceForm>();
  const remove = () => {
    for (const part of sampleParts(cardOfForm(getValues(), undefined))) {
      const field = part === 'company' ? 'newCustomer' : part;
      setValue(field, field === 'newCustomer' ? '' : emptyFields()[field], { shouldDirty: true });
      clearErrors(part === 'company' ? 'customerId' : part);
    }
  };
  return (
    <Button size="sm" onClick={remove}>
      {words.sampleRemove}
    </Button>
  );
}

export function selectSampleText(event: SyntheticEvent): void {
  const { target, type } = event;
  const isText = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
  if (!isText || !isSampleText(target.value)) return;
  if (type === 'mousedown') {
    // The following focus event selects the text; the default action would then place a caret.
    if (target !== document.activeElement) return;
    event.preventDefault();
  }
  target.select();
}
