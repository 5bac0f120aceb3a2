import { Controller, useFormContext, useWatch } from 'react-hook-form';
import { headerLayouts } from '#contract/rules/choices';
import { limits } from '#contract/rules/limits';
import * as words from '#words/branding';
import { heading as defaultHeading, next as defaultClosing } from '#words/page';
import { PictureField } from '../../files/picture-field.tsx';
import { ChoiceGroup } from '../../ui/forms/choice-group.tsx';
import { TextArea, TextField } from '../../ui/forms/text-field.tsx';
import type { BrandingForm } from './branding-kind.ts';
import { Part } from './part.tsx';

interface Props {
  readOnly: boolean;
  onPictureBusy: (busy: boolean) => void;
}

export function LogoFields({ readOnly, onPictureBusy }: Props) {
  const { control, register, formState } = useFormContext<BrandingForm>();
  return (
    <Part title={words.owner}>
      <Controller
        control={control}
        name="logo"
        render={({ field, fieldState }) => (
          <PictureField
            label={words.logo}
            hint={words.logoHint}
            error={fieldState.error?.message}
            onBusy={onPictureBusy}
            {...field}
            disabled={readOnly}
          />
        )}
      />
      <TextField
        label={words.website}
        hint={words.websiteHint}
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

export function HeaderFields({ readOnly, onPictureBusy }: Props) {
  const { register, formState } = useFormContext<BrandingForm>();
  const { errors } = formState;
  return (
    <Part title={words.header}>
      <TextField
        label={words.heading}
        error={errors.heading?.message}
        maxLength={limits.headingLength}
        autoComplete="off"
        placeholder={defaultHeading}
        {...register('heading')}
        readOnly={readOnly}
      />
      <TextArea
        label={words.intro}
        hint={words.introHint}
        error={errors.intro?.message}
        rows={3}
        maxLength={limits.introLength}
        {...register('intro')}
        readOnly={readOnly}
      />
      <TextField
        label={words.callToActionText}
        hint={words.callToActionHint}
        error={errors.callToActionText?.message}
        maxLength={limits.buttonTextLength}
        autoComplete="off"
        {...register('callToActionText')}
        readOnly={readOnly}
      />
      <TextField
        label={words.callToActionLink}
        hint={words.callToActionLinkHint}
        error={errors.callToActionLink?.message}
        inputMode="url"
        autoComplete="off"
        placeholder="https://"
        {...register('callToActionLink')}
        readOnly={readOnly}
      />
      <LayoutFields readOnly={readOnly} onPictureBusy={onPictureBusy} />
    </Part>
  );
}

function LayoutFields({ readOnly, onPictureBusy }: Props) {
  const { control } = useFormContext<BrandingForm>();
  const layout = useWatch<BrandingForm, 'headerLayout'>({ name: 'headerLayout' });
  const hint = words.headerLayoutHints[layout];
  return (
    <>
      <div>
        <Controller
          control={control}
          name="headerLayout"
          render={({ field }) => (
            <ChoiceGroup
              label={words.headerLayout}
              value={field.value}
              disabled={readOnly}
              options={headerLayouts.map((value) => ({ value, label: words.headerLayouts[value] }))}
              onChange={field.onChange}
            />
          )}
        />
        <p className="mt-1.5 text-[0.8125rem] text-ink-2">
          {typeof hint === 'string' ? hint : hint(limits.statementLength)}
        </p>
      </div>
      {layout === 'picture' ? (
        <Controller
          control={control}
          name="headerImage"
          render={({ field, fieldState }) => (
            <PictureField
              label={words.headerImage}
              hint={words.headerImageHint}
              error={fieldState.error?.message}
              onBusy={onPictureBusy}
              {...field}
              disabled={readOnly}
            />
          )}
        />
      ) : null}
    </>
  );
}

export function ClosingFields({ readOnly }: Pick<Props, 'readOnly'>) {
  const { register, formState } = useFormContext<BrandingForm>();
  const { errors } = formState;
  return (
    <Part title={words.closing}>
      <TextField
        label={words.closingHeading}
        hint={words.closingHint}
        error={errors.closingHeading?.message}
        maxLength={limits.headingLength}
        autoComplete="off"
        placeholder={defaultClosing}
        {...register('closingHeading')}
        readOnly={readOnly}
      />
      <TextArea
        label={words.closingText}
        error={errors.closingText?.message}
        rows={2}
        maxLength={limits.closingTextLength}
        {...register('closingText')}
        readOnly={readOnly}
      />
    </Part>
  );
}
