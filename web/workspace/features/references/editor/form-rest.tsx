import { AppearanceSection } from './appearance-section.tsx';
import type { FormState } from './field-input.tsx';
import { FieldSection } from './field-section.tsx';
import { VisibilityField } from './visibility-field.tsx';

/** The form below the story. */
export function FormRest(state: FormState) {
  return (
    <>
      <FieldSection section="details" {...state} />
      <FieldSection section="pictures" {...state} />
      <FieldSection section="button" {...state} />
      <VisibilityField />
      <AppearanceSection />
    </>
  );
}
