import { AppearanceSection } from './appearance-section.tsx';
import { DetailFields } from './detail-fields.tsx';
import { ButtonFields, PictureFields } from './picture-fields.tsx';
import { VisibilityField } from './visibility-field.tsx';

export { Tags } from './tags.tsx';

export interface FormRestProps {
  isNew: boolean;
  /** A picture is on its way, or not any more. */
  onPictureBusy: (busy: boolean) => void;
}

/** The form below the story. */
export function FormRest({ isNew, onPictureBusy }: FormRestProps) {
  return (
    <>
      <DetailFields isNew={isNew} />
      <PictureFields onBusy={onPictureBusy} />
      <ButtonFields />
      <VisibilityField />
      <AppearanceSection />
    </>
  );
}
