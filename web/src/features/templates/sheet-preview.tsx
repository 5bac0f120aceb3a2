import { useDeferredValue } from 'react';
import type { CardConfig } from '#contract/card-config';
import type { Template } from '#contract/templates/index';
import type { CardBranding } from '../../cards/card-style.ts';
import { FittedCard } from '../../cards/fitted-card.tsx';
import { fullSample } from '../../cards/full-sample.ts';
import { useOrganization } from '../../lib/active-organization.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { snippetFor } from './snippet.ts';
import { texts } from './texts.ts';

const words = texts.sheet;

interface Props {
  template: Template;
  config: CardConfig;
  branding: CardBranding;
}

/** The card as it will be, and the request that makes one like it. */
export function SheetPreview({ template, config, branding }: Props) {
  const { organizationId } = useOrganization();
  const shown = useDeferredValue(config);
  const card = { ...fullSample(template.id), templateConfig: JSON.stringify(shown) };
  const snippet = snippetFor({ origin: window.location.origin, organizationId, template, config });
  return (
    <div className="flex min-w-0 flex-col bg-sunken">
      <section
        aria-label={words.preview}
        style={{ backgroundColor: branding.brandColors?.background }}
        className="flex flex-1 flex-col justify-center px-4 py-8 sm:px-8 lg:sticky lg:top-0"
      >
        {/* A picture: its button leads nowhere that anybody wants to be. */}
        <div inert>
          <FittedCard card={card} branding={branding} headingLevel={3} />
        </div>
      </section>
      <div className="border-t border-line bg-overlay px-4 py-4 sm:px-6">
        <p className="text-[0.8125rem] text-ink-2">{words.sample}</p>
        <details className="mt-2">
          <summary className="flex min-h-8 w-fit items-center font-medium">{words.snippet}</summary>
          <p className="mt-1 text-[0.8125rem] text-ink-2">{words.snippetNote}</p>
          {/* The focus lets a keyboard scroll it. */}
          <pre
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
            tabIndex={0}
            aria-label={words.snippetCode}
            className="my-3 max-h-64 overflow-auto rounded-lg border border-line bg-sunken p-3 font-mono text-xs leading-5"
          >
            {snippet}
          </pre>
          <CopyButton size="sm" text={snippet}>
            {texts.copy}
          </CopyButton>
        </details>
      </div>
    </div>
  );
}
