import { ChoiceGroup } from '../../ui/choice-group.tsx';
import { RangeField } from './range-field.tsx';
import type { TabProps } from './tab.ts';
import { texts } from './texts.ts';

// Where the slider stands while no width is set.
const usualWidth = 360;

export function LayoutTab({ template, value, cardStyle, offers, set }: TabProps) {
  return (
    <>
      {offers('layout') ? (
        <ChoiceGroup
          label={texts.layout}
          value={cardStyle.layout}
          options={template.layouts.map((layout) => ({ value: layout, label: texts.layouts[layout] }))}
          onChange={(layout) => set({ layout })}
        />
      ) : null}
      <RangeField
        label={texts.cardWidth}
        said={cardStyle.cardWidth ? `${cardStyle.cardWidth} px` : texts.naturalWidth}
        hint={texts.widthNote}
        min={240}
        max={800}
        step={10}
        value={cardStyle.cardWidth ?? usualWidth}
        onChange={(cardWidth) => set({ cardWidth })}
        reset={
          value.cardWidth === undefined
            ? undefined
            : { label: texts.naturalWidthAction, onReset: () => set({ cardWidth: undefined }) }
        }
      />
      {offers('aspectRatio') ? (
        <ChoiceGroup
          label={texts.aspectRatio}
          value={cardStyle.aspectRatio}
          options={(['16:9', '4:3', '1:1'] as const).map((ratio) => ({ value: ratio, label: ratio }))}
          onChange={(aspectRatio) => set({ aspectRatio })}
        />
      ) : null}
      {offers('descriptionLines') ? (
        <ChoiceGroup
          label={texts.descriptionLines}
          value={cardStyle.descriptionLines}
          options={([1, 2, 3, 'full'] as const).map((lines) => ({
            value: lines,
            label: lines === 'full' ? texts.allLines : String(lines),
          }))}
          onChange={(descriptionLines) => set({ descriptionLines })}
        />
      ) : null}
    </>
  );
}
