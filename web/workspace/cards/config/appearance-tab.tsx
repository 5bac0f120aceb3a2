import * as words from '#words/card-config';
import { ChoiceGroup } from '../../ui/forms/choice-group.tsx';
import { ColorField } from '../../ui/forms/color-field.tsx';
import { givenColors } from '../../../shared/cards/css-properties.ts';
import { inks, readableOn, reads, surfaces } from '../../../shared/cards/color.ts';
import { RangeField } from './range-field.tsx';
import type { TabProps } from './tab.ts';

export function AppearanceTab({ value, cardStyle, branding, offers, set }: TabProps) {
  const given = givenColors(cardStyle, branding);
  const shown = { ...given, text: given.text ?? inks.light, background: given.background ?? surfaces.light };
  const readable = reads(shown.text, shown.background);
  const colors = (['primary', 'text', 'background'] as const).filter(offers);
  return (
    <>
      {colors.map((name) => (
        <ColorField
          key={name}
          label={words.colors[name]}
          value={shown[name]}
          hint={
            name === 'text' && !readable
              ? words.unreadable(readableOn(shown.text, shown.background))
              : undefined
          }
          onChange={(color) => set({ colors: { ...value.colors, [name]: color } })}
          onReset={
            value.colors?.[name] === undefined
              ? undefined
              : () => set({ colors: { ...value.colors, [name]: undefined } })
          }
        />
      ))}
      {offers('cornerRadius') ? (
        <RangeField
          label={words.cornerRadius}
          valueText={`${cardStyle.cornerRadius} px`}
          min={0}
          max={48}
          value={cardStyle.cornerRadius}
          onChange={(cornerRadius) => set({ cornerRadius })}
        />
      ) : null}
      {offers('shadow') ? (
        <ChoiceGroup
          label={words.shadow}
          value={cardStyle.shadow}
          options={(['none', 'small', 'medium', 'large'] as const).map((shadow) => ({
            value: shadow,
            label: words.shadows[shadow],
          }))}
          onChange={(shadow) => set({ shadow })}
        />
      ) : null}
      <ChoiceGroup
        label={words.titleSize}
        value={cardStyle.titleSize}
        options={(['small', 'medium', 'large'] as const).map((size) => ({
          value: size,
          label: words.sizes[size],
        }))}
        onChange={(titleSize) => set({ titleSize })}
      />
    </>
  );
}
