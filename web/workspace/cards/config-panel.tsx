import { useState } from 'react';
import type { CardConfig } from '#contract/card-config';
import { templateOf } from '#contract/templates';
import { Tabs } from '../ui/tabs.tsx';
import { cardStyleOf } from '../../shared/cards/card-style.ts';
import type { CardBranding } from '../../shared/cards/css-properties.ts';
import { AppearanceTab } from './config/appearance-tab.tsx';
import { ContentTab } from './config/content-tab.tsx';
import { LayoutTab } from './config/layout-tab.tsx';
import { changed, optionsFor } from './config/options.ts';
import type { TabProps } from './config/tab.ts';
import { texts } from './config/texts.ts';

interface Props {
  templateId: string;
  /** What is set so far; empty means that the card looks as the layers below it say. */
  value: CardConfig;
  /** The layers below that are not the template's own. */
  branding?: CardBranding;
  onChange: (config: CardConfig) => void;
}

const tabs = ['appearance', 'layout', 'content'] as const;
const panels = { appearance: AppearanceTab, layout: LayoutTab, content: ContentTab };

/** Everything that can be set about a card's look. To be loaded when somebody asks for it. */
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
      label={texts.label}
      tabs={tabs.map((id) => ({ id, label: texts.tabs[id] }))}
      chosen={tab}
      onChoose={setTab}
    >
      <div className="flex flex-col gap-5">
        <Panel {...props} />
      </div>
    </Tabs>
  );
}
