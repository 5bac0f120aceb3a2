import { ChevronRight } from 'lucide-react';
import { useDeferredValue } from 'react';
import type { CardConfig } from '#contract/card-config';
import type { Template } from '#contract/templates';
import type { CardBranding } from '../../../shared/cards/css-properties.ts';
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

/** The card as it will be; on a phone it stays in sight over the settings. */
export function SheetPreview({ template, config, branding }: Props) {
  const shown = useDeferredValue(config);
  const card = { ...fullSample(template.id), templateConfig: JSON.stringify(shown) };
  return (
    <section
      aria-label={words.preview}
      style={{ backgroundColor: branding.brandColors?.background }}
      className="flex min-w-0 flex-col px-4 py-6 max-lg:sticky max-lg:top-0 max-lg:z-10 max-lg:max-h-[36dvh] max-lg:overflow-hidden sm:px-8 lg:justify-center"
    >
      {/* A picture: its button leads nowhere that anybody wants to be. */}
      <div inert>
        <FittedCard card={card} branding={branding} headingLevel={3} />
      </div>
    </section>
  );
}

/** The request that makes a card of this look. */
export function Snippet({ template, config }: Omit<Props, 'branding'>) {
  const { organizationId } = useOrganization();
  const snippet = snippetFor({ origin: window.location.origin, organizationId, template, config });
  return (
    <div className="min-w-0 border-t border-line px-4 py-4 sm:px-6">
      <p className="text-[0.8125rem] text-ink-2">{words.sample}</p>
      <details className="group mt-1">
        <summary className="flex min-h-8 w-fit items-center gap-1.5 font-medium">
          <ChevronRight aria-hidden className="size-4 transition-transform group-open:rotate-90" />
          {words.snippet}
        </summary>
        <p className="mt-1 text-[0.8125rem] text-ink-2">{words.snippetNote}</p>
        <pre
          // The focus lets a keyboard scroll it.
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
  );
}
