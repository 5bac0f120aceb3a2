import {
  embedHeadings,
  embedLogos,
  embedTargets,
  embedThemes,
  type EmbedLayout,
} from '#contract/cards/embed';
import * as words from '#words/integrations';
import { useBranding } from '../../lib/organization/records.ts';
import { Card } from '../../ui/page/card.tsx';
import { ChoiceGroup } from '../../ui/forms/choice-group.tsx';
import { ColorField } from '../../ui/forms/color-field.tsx';
import { SelectField } from '../../ui/forms/text-field.tsx';
import { gaps, layoutsOf, radii, type Build } from './build.ts';
import { WhatToShow } from './what-to-show.tsx';
import { Link } from '../../ui/elements/link.tsx';

interface Props {
  build: Build;
  set: (change: Partial<Build>) => void;
}

export function BuilderFields({ build, set }: Props) {
  return (
    <Card aria-label={words.builderOptions} className="flex min-w-0 flex-col gap-5 p-5">
      <WhatToShow build={build} set={set} />
      <ChoiceGroup
        label={words.builderLayout}
        value={build.layout}
        options={layoutsOf(build.form).map<{ value: EmbedLayout; label: string }>((value) => ({
          value,
          label: words.builderLayouts[value],
        }))}
        onChange={(layout) => set({ layout })}
      />
      <div className="flex flex-col gap-1.5">
        <ChoiceGroup
          label={words.builderTheme}
          value={build.theme}
          options={(['', ...embedThemes] as const).map((value) => ({
            value,
            label: words.builderThemes[value],
          }))}
          onChange={(theme) => set({ theme })}
        />
        <p className="text-[0.8125rem] text-ink-3">{words.builderThemeHint}</p>
      </div>
      {build.form === 'iframe' ? (
        <p className="text-[0.8125rem] text-pretty text-ink-2">
          {words.builderBranding}{' '}
          <Link to="/app/organization/branding" className="underline underline-offset-3 hover:text-ink">
            {words.builderOpenBranding}
          </Link>
        </p>
      ) : (
        <ElementFields build={build} set={set} />
      )}
    </Card>
  );
}

function ElementFields({ build, set }: Props) {
  const branding = useBranding().data;
  return (
    <>
      {build.layout === 'logos' ? (
        <ChoiceGroup
          label={words.builderLogos}
          value={build.logos}
          options={embedLogos.map((value) => ({ value, label: words.builderLogoColors[value] }))}
          onChange={(logos) => set({ logos })}
        />
      ) : null}
      <SelectField
        label={words.builderHeading}
        hint={words.builderHeadingHint}
        value={build.heading}
        onChange={(event) => set({ heading: Number(event.target.value) as Build['heading'] })}
        options={embedHeadings.map((level) => ({
          value: String(level),
          label: words.builderHeadingOf(level),
        }))}
      />
      <ChoiceGroup
        label={words.builderTarget}
        value={build.target}
        options={embedTargets.map((value) => ({ value, label: words.builderTargets[value] }))}
        onChange={(target) => set({ target })}
      />
      <ColorField
        label={words.builderAccent}
        hint={words.builderAccentHint}
        value={build.accent || (branding?.brandColors.primary ?? '')}
        onChange={(accent) => set({ accent })}
        onReset={build.accent ? () => set({ accent: '' }) : undefined}
      />
      <div className="grid grid-cols-2 gap-4">
        <SelectField
          label={words.builderRadius}
          value={build.radius}
          onChange={(event) => set({ radius: event.target.value as Build['radius'] })}
          options={radii.map((value) => ({ value, label: words.builderRadii[value] }))}
        />
        <SelectField
          label={words.builderGap}
          value={build.gap}
          onChange={(event) => set({ gap: event.target.value as Build['gap'] })}
          options={gaps.map((value) => ({ value, label: words.builderGaps[value] }))}
        />
      </div>
    </>
  );
}
