import { Controller, useFormContext } from 'react-hook-form';
import { headerLayouts } from '#contract/rules/choices';
import { defaultHeading } from '#contract/cards/default-branding';
import { limits } from '#contract/rules/limits';
import { PictureField } from '../../files/picture-field.tsx';
import { ChoiceGroup } from '../../ui/forms/choice-group.tsx';
import { TextArea, TextField } from '../../ui/forms/text-field.tsx';
import type { BrandingForm } from './branding-kind.ts';
import { Part } from './part.tsx';
import { texts } from './texts.ts';

interface Props {
  readOnly: boolean;
  onPictureBusy: (busy: boolean) => void;
}

export function LogoFields({ readOnly, onPictureBusy }: Props) {
  const { control, register, formState } = useFormContext<BrandingForm>();
  return (
    <Part title={texts.owner}>
      <Controller
        control={control}
        name="logo"
        render={({ field, fieldState }) => (
          <PictureField
            label={texts.logo}
            hint={texts.logoHint}
            error={fieldState.error?.message}
            onBusy={onPictureBusy}
            {...field}
            disabled={readOnly}
          />
        )}
      />
      <TextField
        label={texts.website}
        hint={texts.websiteHint}
        error={formState.errors.website?.message}
        inputMode="url"
        autoComplete="url"
        placeholder="https://"
        {...register('website')}
        readOnly={readOnly}
      />
    </Part>
  );
}

export function HeaderFields({ readOnly }: Pick<Props, 'readOnly'>) {
  const { control, register, formState } = useFormContext<BrandingForm>();
  const { errors } = formState;
  return (
    <Part title={texts.header}>
      <TextField
        label={texts.heading}
        error={errors.heading?.message}
        maxLength={limits.headingLength}
        autoComplete="off"
        placeholder={defaultHeading}
        {...register('heading')}
        readOnly={readOnly}
      />
      <TextArea
        label={texts.intro}
        hint={texts.introHint}
        error={errors.intro?.message}
        rows={3}
        maxLength={limits.introLength}
        {...register('intro')}
        readOnly={readOnly}
      />
      <TextField
        label={texts.callToActionText}
        hint={texts.callToActionHint}
        error={errors.callToActionText?.message}
        maxLength={limits.buttonTextLength}
        autoComplete="off"
        {...register('callToActionText')}
        readOnly={readOnly}
      />
      <TextField
        label={texts.callToActionLink}
        hint={texts.callToActionLinkHint}
        error={errors.callToActionLink?.message}
        inputMode="url"
        autoComplete="off"
        placeholder="https://"
        {...register('callToActionLink')}
        readOnly={readOnly}
      />
      <Controller
        control={control}
        name="headerLayout"
        render={({ field }) => (
          <ChoiceGroup
            label={texts.headerLayout}
            value={field.value}
            disabled={readOnly}
            options={headerLayouts.map((value) => ({ value, label: texts.headerLayouts[value] }))}
            onChange={field.onChange}
          />
        )}
      />
    </Part>
  );
}
