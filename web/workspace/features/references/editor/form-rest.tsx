import { editorSections } from '#contract/reference-fields';
import { AppearanceSection } from './appearance-section.tsx';
import type { FormState } from './field-input.tsx';
import { FieldSection } from './field-section.tsx';
import { VisibilityField } from './visibility-field.tsx';

/** The form below the story. */
export function FormRest(state: FormState) {
  return (
    <>
      {editorSections.slice(1).map((section) => (
        <FieldSection key={section} section={section} {...state} />
      ))}
      <VisibilityField />
      <AppearanceSection />
    </>
  );
}
