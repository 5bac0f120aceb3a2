import { useState } from 'react';
import { createPortal } from 'react-dom';
import * as words from '#words/rich-text';
import { safeImage, safeLink } from '../../shared/cards/safe-address.ts';
import { Button } from '../ui/elements/button.tsx';
import { TextField } from '../ui/forms/text-field.tsx';
import { FormDialog } from '../ui/overlays/form-dialog.tsx';
import { onDemand } from '../ui/overlays/on-demand.tsx';
import type { PictureAttrs } from './commands.ts';

const Library = onDemand(() => import('../files/library-dialog.tsx'));

export function LibraryPicker(props: { onClose: () => void; onChoose: (address: string) => void }) {
  return createPortal(<Library {...props} />, document.body);
}
LibraryPicker.prefetch = Library.prefetch;

interface LinkDialogProps {
  href: string | undefined;
  onUse: (href: string) => void;
  onRemove: () => void;
  onClose: () => void;
}

export function LinkDialog({ href, onUse, onRemove, onClose }: LinkDialogProps) {
  const [address, setAddress] = useState(href ?? 'https://');
  const [wrong, setWrong] = useState(false);
  const use = () => {
    const found = safeLink(linkOf(address.trim()));
    if (found && URL.canParse(found)) onUse(found);
    else setWrong(true);
  };
  return (
    <FormDialog
      title={words.linkDialogTitle}
      cancel={words.linkDialogCancel}
      save={words.linkDialogUse}
      aside={
        href ? (
          <Button variant="ghost" className="me-auto" onClick={onRemove}>
            {words.linkDialogRemove}
          </Button>
        ) : null
      }
      onClose={onClose}
      onSubmit={use}
    >
      <TextField
        label={words.linkDialogAddress}
        inputMode="url"
        autoComplete="off"
        value={address}
        error={wrong ? words.linkDialogWrong : undefined}
        onChange={(event) => {
          setAddress(event.target.value);
          setWrong(false);
        }}
      />
    </FormDialog>
  );
}

function linkOf(typed: string): string {
  if (/^[\w.+-]+@[\w-]+(\.[\w-]+)+$/.test(typed)) return `mailto:${typed}`;
  return /^[\w-]+(\.[\w-]+)+([/?#]|$)/.test(typed) ? `https://${typed}` : typed;
}

interface PictureDialogProps {
  picture: PictureAttrs;
  isNew: boolean;
  onUse: (picture: PictureAttrs) => void;
  onRemove: () => void;
  onClose: () => void;
}

export function PictureDialog({ picture, isNew, onUse, onRemove, onClose }: PictureDialogProps) {
  const [alt, setAlt] = useState(picture.alt);
  const [caption, setCaption] = useState(picture.caption);
  return (
    <FormDialog
      title={words.pictureDialogTitle}
      cancel={words.pictureDialogCancel}
      save={words.pictureDialogUse}
      aside={
        isNew ? null : (
          <Button variant="ghost" className="me-auto" onClick={onRemove}>
            {words.pictureDialogRemove}
          </Button>
        )
      }
      onClose={onClose}
      onSubmit={() => onUse({ ...picture, alt: alt.trim(), caption: caption.trim() })}
    >
      <img
        src={safeImage(picture.src)}
        alt=""
        className="max-h-48 w-full rounded-lg border border-line bg-sunken object-contain"
      />
      <TextField
        label={words.pictureDialogAlt}
        hint={words.pictureDialogAltHint}
        autoComplete="off"
        maxLength={300}
        value={alt}
        onChange={(event) => setAlt(event.target.value)}
      />
      <TextField
        label={words.pictureDialogCaption}
        hint={words.pictureDialogCaptionHint}
        autoComplete="off"
        maxLength={300}
        value={caption}
        onChange={(event) => setCaption(event.target.value)}
      />
    </FormDialog>
  );
}
