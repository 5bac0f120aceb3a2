import type { CardConfig } from '#contract/card-config';
import type { CardBranding } from './card-style.ts';
import { fullSample } from './full-sample.ts';
import { ReferenceCard } from './reference-card.tsx';

import './template-preview.css';

/** A template's sample card, scaled to the width of its surroundings: a picture, out of reach of keyboard and reader. */
export function TemplatePreview({
  templateId,
  config,
  branding,
}: {
  templateId: string;
  config?: CardConfig;
  branding?: CardBranding;
}) {
  const card = { ...fullSample(templateId), templateConfig: JSON.stringify(config ?? {}) };
  return (
    <div className="rd-preview" aria-hidden="true" inert>
      <div className="rd-preview-scale">
        <ReferenceCard card={card} branding={branding} />
      </div>
    </div>
  );
}
