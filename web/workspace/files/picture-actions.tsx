import { Images, Trash2, Upload } from 'lucide-react';
import { Button } from '../ui/button.tsx';
import { ChooseFiles } from './choose-files.tsx';
import { texts } from './texts.ts';

// `imageTypes` of the contract, without its schemas.
const accept = 'image/png,image/jpeg,image/webp,image/avif,image/gif';

interface PictureActionsProps {
  /** The field's, for the buttons' names. */
  label: string;
  filled: boolean;
  onFiles: (files: readonly File[]) => void;
  onLibrary: () => void;
  onRemove: () => void;
  /** A pointer or the focus has come near. */
  onNear: () => void;
}

/** The buttons of a picture field. */
export function PictureActions({ label, filled, onNear, ...on }: PictureActionsProps) {
  return (
    <div className="flex flex-wrap gap-2" onPointerEnter={onNear} onFocus={onNear}>
      <ChooseFiles
        accept={accept}
        onChoose={on.onFiles}
        size="sm"
        label={texts.field.chooseFor(label)}
        icon={<Upload aria-hidden />}
      >
        {texts.field.choose}
      </ChooseFiles>
      <Button
        size="sm"
        aria-label={texts.field.libraryFor(label)}
        icon={<Images aria-hidden />}
        onClick={on.onLibrary}
      >
        {texts.field.library}
      </Button>
      {filled ? (
        <Button
          size="sm"
          variant="ghost"
          aria-label={texts.field.removeFor(label)}
          icon={<Trash2 aria-hidden />}
          onClick={on.onRemove}
        >
          {texts.field.remove}
        </Button>
      ) : null}
    </div>
  );
}
