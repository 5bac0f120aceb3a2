import { AppearanceSection } from './appearance-section.tsx';
import { DetailFields } from './detail-fields.tsx';
import { ButtonFields, PictureFields } from './picture-fields.tsx';
import { VisibilityField } from './visibility-field.tsx';

export { Tags } from './tags.tsx';

/** The form below the story. */
export function FormRest({ isNew }: { isNew: boolean }) {
  return (
    <>
      <DetailFields isNew={isNew} />
      <PictureFields />
      <ButtonFields />
      <VisibilityField />
      <AppearanceSection />
    </>
  );
}
