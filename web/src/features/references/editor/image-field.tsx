import { clsx } from 'clsx';
import { Image, ImageOff } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { safeImage } from '../../../cards/safe-address.ts';
import { TextField } from '../../../ui/text-field.tsx';
import type { ReferenceForm } from '../reference-form.ts';
import { texts } from '../texts.ts';
import { useTemplateFields } from './use-template-fields.ts';

type ImageName = 'mainImage' | 'logoImage';

/** A picture by its address, seen as soon as it is pasted. */
export function ImageField({ name }: { name: ImageName }) {
  const { register, formState, trigger } = useFormContext<ReferenceForm>();
  const { mark } = useTemplateFields();
  const address = useDeferredValue(useWatch<ReferenceForm, ImageName>({ name }).trim());
  const [broken, setBroken] = useState<string>();
  const isBroken = address !== '' && broken === address;
  return (
    <div className="flex items-start gap-4">
      <Thumbnail address={address} broken={isBroken} onBroken={setBroken} />
      <TextField
        className="flex-1"
        label={texts.fields[name]}
        hint={isBroken ? texts.hints.imageFailed : texts.hints.image}
        error={formState.errors[name]?.message}
        aside={mark(name)}
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        placeholder="https://"
        {...register(name, { onBlur: () => void trigger(name) })}
      />
    </div>
  );
}

interface ThumbnailProps {
  address: string;
  broken: boolean;
  onBroken: (address: string) => void;
}

function Thumbnail({ address, broken, onBroken }: ThumbnailProps) {
  const source = safeImage(address);
  return (
    <div
      className={clsx(
        'mt-6.5 grid size-16 shrink-0 place-items-center overflow-hidden rounded-lg border bg-sunken text-ink-3',
        source && !broken ? 'border-line' : 'border-dashed border-line-strong',
      )}
    >
      {source && !broken ? (
        <img
          key={source}
          src={source}
          alt=""
          className="size-full object-cover"
          onError={() => onBroken(address)}
        />
      ) : broken ? (
        <ImageOff aria-hidden className="size-5" />
      ) : (
        <Image aria-hidden className="size-5" />
      )}
    </div>
  );
}
