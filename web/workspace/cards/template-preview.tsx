import type { CardConfig } from '#contract/cards/card-config';
import * as words from '#words/card';
import { CardWords } from '../../shared/cards/card-words.ts';
import { cardStyleOf } from '../../shared/cards/card-style.ts';
import type { CardBranding } from '../../shared/cards/css-properties.ts';
import { fullSample } from './full-sample.ts';
import { ReferenceCard } from '../../shared/cards/reference-card.tsx';

import './template-preview.css';

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
  // Only a card of this width uses the horizontal layout.
  const width = cardStyleOf(card, branding).layout === 'horizontal' ? 680 : 340;
  const style: Record<`--rd-${string}`, string> = { '--rd-preview-width': `${width}px` };
  return (
    <div className="rd-preview" style={style} aria-hidden="true" inert>
      <div className="rd-preview-scale">
        {/* People choose by these pictures, so they load at once. */}
        <CardWords value={words}>
          <ReferenceCard card={card} branding={branding} eager />
        </CardWords>
      </div>
    </div>
  );
}
