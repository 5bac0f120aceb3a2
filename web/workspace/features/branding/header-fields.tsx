import { Controller, useFormContext, useWatch } from 'react-hook-form';
import { headerLayouts } from '#contract/rules/choices';
import { limits } from '#contract/rules/limits';
import type { SavedBranding } from '#contract/resources/organization';
import * as words from '#words/branding';
import { heading as defaultHeading } from '#words/page';
import { PictureField } from '../../files/picture-field.tsx';
import { ChoiceGroup } from '../../ui/forms/choice-group.tsx';
import { TextArea, TextField } from '../../ui/forms/text-field.tsx';
import { onDemand } from '../../ui/overlays/on-demand.tsx';
import type { BrandingForm } from './branding-kind.ts';
import { Part } from './part.tsx';

const OtherLanguages = onDemand(() => import('../../languages/other-languages.tsx'));

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

export function HeaderFields({ saved, readOnly }: Pick<Props, 'readOnly'> & { saved: SavedBranding }) {
  const { control, register, formState } = useFormContext<BrandingForm>();
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
      <Translated saved={saved} readOnly={readOnly} />
    </Part>
  );
}

/** An organization with one language loads nothing for it. */
function Translated({ saved, readOnly }: Pick<Props, 'readOnly'> & { saved: SavedBranding }) {
  const [heading, intro, buttonText] = useWatch<BrandingForm, ['heading', 'intro', 'callToActionText']>({
    name: ['heading', 'intro', 'callToActionText'],
  });
  if (!saved.languages) return null;
  return (
    <OtherLanguages
      languages={saved.languages}
      fieldOf={(code, name) => `${code}:${name}`}
      readOnly={readOnly}
      onClose={() => {}}
      texts={[
        { name: 'heading', label: words.heading, original: heading, maxLength: limits.headingLength },
        { name: 'intro', label: words.intro, original: intro, maxLength: limits.introLength, isLong: true },
        {
          name: 'buttonText',
          label: words.callToActionText,
          original: buttonText,
          maxLength: limits.buttonTextLength,
        },
      ]}
    />
  );
}
