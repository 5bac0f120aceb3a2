import { embedHeadings, embedTargets, embedThemes, type EmbedLayout } from '#contract/cards/embed';
import { useBranding } from '../../lib/organization/records.ts';
import { Card } from '../../ui/page/card.tsx';
import { ChoiceGroup } from '../../ui/forms/choice-group.tsx';
import { ColorField } from '../../ui/forms/color-field.tsx';
import { SelectField } from '../../ui/forms/text-field.tsx';
import { gaps, layoutsOf, radii, type Build } from './build.ts';
import { texts } from './texts.ts';
import { WhatToShow } from './what-to-show.tsx';
import { Link } from '../../ui/elements/link.tsx';

const words = texts.builder;

interface Props {
  build: Build;
  set: (change: Partial<Build>) => void;
}

export function BuilderFields({ build, set }: Props) {
  return (
    <Card aria-label={words.options} className="flex flex-col gap-5 p-5">
      <WhatToShow build={build} set={set} />
      <ChoiceGroup
        label={words.layout}
        value={build.layout}
        options={layoutsOf(build.form).map<{ value: EmbedLayout; label: string }>((value) => ({
          value,
          label: words.layouts[value],
        }))}
        onChange={(layout) => set({ layout })}
      />
      <div className="flex flex-col gap-1.5">
        <ChoiceGroup
          label={words.theme}
          value={build.theme}
          options={(['', ...embedThemes] as const).map((value) => ({ value, label: words.themes[value] }))}
          onChange={(theme) => set({ theme })}
        />
        <p className="text-[0.8125rem] text-ink-3">{words.themeHint}</p>
      </div>
      {build.form === 'iframe' ? (
        <p className="text-[0.8125rem] text-pretty text-ink-2">
          {words.branding}{' '}
          <Link to="/app/organization/branding" className="underline underline-offset-3 hover:text-ink">
            {words.openBranding}
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
      <SelectField
        label={words.heading}
        hint={words.headingHint}
        value={build.heading}
        onChange={(event) => set({ heading: Number(event.target.value) as Build['heading'] })}
        options={embedHeadings.map((level) => ({ value: String(level), label: words.headingOf(level) }))}
      />
      <ChoiceGroup
        label={words.target}
        value={build.target}
        options={embedTargets.map((value) => ({ value, label: words.targets[value] }))}
        onChange={(target) => set({ target })}
      />
      <ColorField
        label={words.accent}
        hint={words.accentHint}
        value={build.accent || (branding?.brandColors.primary ?? '')}
        onChange={(accent) => set({ accent })}
        onReset={build.accent ? () => set({ accent: '' }) : undefined}
      />
      <div className="grid grid-cols-2 gap-4">
        <SelectField
          label={words.radius}
          value={build.radius}
          onChange={(event) => set({ radius: event.target.value as Build['radius'] })}
          options={radii.map((value) => ({ value, label: words.radii[value] }))}
        />
        <SelectField
          label={words.gap}
          value={build.gap}
          onChange={(event) => set({ gap: event.target.value as Build['gap'] })}
          options={gaps.map((value) => ({ value, label: words.gaps[value] }))}
        />
      </div>
    </>
  );
}
