import { useState } from 'react';
import type { CardConfig } from '#contract/cards/card-config';
import { templateOf } from '#contract/cards/templates';
import * as words from '#words/card-config';
import { Tabs } from '../ui/page/tabs.tsx';
import { cardStyleOf } from '../../shared/cards/card-style.ts';
import type { CardBranding } from '../../shared/cards/css-properties.ts';
import { TextField } from '../ui/forms/text-field.tsx';
import { ChoiceGroup } from '../ui/forms/choice-group.tsx';
import { AppearanceTab } from './config/appearance-tab.tsx';
import { changed, optionsFor, flags } from './config/options.ts';
import type { TabProps } from './config/tab.ts';
import { RangeField } from './config/range-field.tsx';

interface Props {
  templateId: string;
  value: CardConfig;
  branding?: CardBranding;
  onChange: (config: CardConfig) => void;
}

const tabs = ['appearance', 'layout', 'content'] as const;
const panels = { appearance: AppearanceTab, layout: LayoutTab, content: ContentTab };

export default function ConfigPanel({ templateId, value, branding, onChange }: Props) {
  const [tab, setTab] = useState<(typeof tabs)[number]>('appearance');
  const template = templateOf(templateId);
  const cardStyle = cardStyleOf({ templateId, templateConfig: JSON.stringify(value) }, branding);
  const options = optionsFor(template, cardStyle);
  const props: TabProps = {
    template,
    value,
    cardStyle,
    below: cardStyleOf({ templateId, templateConfig: '{}' }, branding),
    branding,
    offers: (option) => options.has(option),
    set: (change) => onChange(changed(value, change)),
  };
  const Panel = panels[tab];
  return (
    <Tabs
      label={words.label}
      tabs={tabs.map((id) => ({ id, label: words.tabs[id] }))}
      chosen={tab}
      onChoose={setTab}
    >
      <div className="flex flex-col gap-5">
        <Panel {...props} />
      </div>
    </Tabs>
  );
}

function ContentTab({ value, cardStyle, below, offers, set }: TabProps) {
  return (
    <>
      <fieldset>
        <legend className="mb-2 font-medium">{words.show}</legend>
        <div className="grid grid-cols-2 gap-x-5 gap-y-1">
          {flags
            .map(([flag]) => flag)
            .filter(offers)
            .map((flag) => (
              <label key={flag} className="flex min-h-8 cursor-pointer items-center gap-2 max-sm:min-h-11">
                <input
                  type="checkbox"
                  checked={cardStyle[flag]}
                  onChange={(event) => set({ [flag]: event.target.checked })}
                  className="size-4 accent-(--accent)"
                />
                {words.flags[flag]}
              </label>
            ))}
        </div>
      </fieldset>
      {offers('ctaText') ? (
        <TextField
          label={words.ctaText}
          hint={words.ctaNote}
          maxLength={60}
          autoComplete="off"
          placeholder={below.ctaText}
          value={value.ctaText ?? ''}
          onChange={(event) => set({ ctaText: event.target.value || undefined })}
        />
      ) : null}
    </>
  );
}

const usualWidth = 360;

function LayoutTab({ template, value, cardStyle, offers, set }: TabProps) {
  return (
    <>
      {offers('layout') ? (
        <ChoiceGroup
          label={words.layout}
          value={cardStyle.layout}
          options={template.layouts.map((layout) => ({ value: layout, label: words.layouts[layout] }))}
          onChange={(layout) => set({ layout })}
        />
      ) : null}
      <RangeField
        label={words.cardWidth}
        valueText={cardStyle.cardWidth ? `${cardStyle.cardWidth} px` : words.naturalWidth}
        hint={words.widthNote}
        min={240}
        max={800}
        step={10}
        value={cardStyle.cardWidth ?? usualWidth}
        onChange={(cardWidth) => set({ cardWidth })}
        reset={
          value.cardWidth === undefined
            ? undefined
            : { label: words.naturalWidthAction, onReset: () => set({ cardWidth: undefined }) }
        }
      />
      {offers('aspectRatio') ? (
        <ChoiceGroup
          label={words.aspectRatio}
          value={cardStyle.aspectRatio}
          options={(['16:9', '4:3', '1:1'] as const).map((ratio) => ({ value: ratio, label: ratio }))}
          onChange={(aspectRatio) => set({ aspectRatio })}
        />
      ) : null}
      {offers('descriptionLines') ? (
        <ChoiceGroup
          label={words.descriptionLines}
          value={cardStyle.descriptionLines}
          options={([1, 2, 3, 'full'] as const).map((lines) => ({
            value: lines,
            label: lines === 'full' ? words.allLines : String(lines),
          }))}
          onChange={(descriptionLines) => set({ descriptionLines })}
        />
      ) : null}
    </>
  );
}
