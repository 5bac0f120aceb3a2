import { ChevronRight } from 'lucide-react';
import { useDeferredValue } from 'react';
import type { CardConfig } from '#contract/cards/card-config';
import type { Template } from '#contract/cards/templates';
import { language } from '#words/language';
import * as words from '#words/templates';
import type { CardBranding } from '../../../shared/cards/css-properties.ts';
import { scriptSnippet } from '../../../shared/embed-snippet.ts';
import { FittedCard } from '../../cards/fitted-card.tsx';
import { fullSample } from '../../cards/full-sample.ts';
import { useOrganization } from '../../lib/organization/active-organization.tsx';
import { CodeSample } from '../../ui/elements/code-sample.tsx';

interface Props {
  template: Template;
  config: CardConfig;
  branding: CardBranding;
}

export function SheetPreview({ template, config, branding }: Props) {
  const shown = useDeferredValue(config);
  const card = { ...fullSample(template.id), templateConfig: JSON.stringify(shown) };
  return (
    <section
      aria-label={words.sheetPreview}
      style={{ backgroundColor: branding.brandColors?.background }}
      className="flex min-w-0 flex-col px-4 py-6 max-lg:sticky max-lg:top-0 max-lg:z-10 max-lg:max-h-[36dvh] max-lg:overflow-hidden sm:px-8 lg:justify-center"
    >
      <div inert>
        <FittedCard card={card} branding={branding} language={language} headingLevel={3} />
      </div>
    </section>
  );
}

export function Snippet() {
  const { organizationId } = useOrganization();
  return (
    <div className="min-w-0 border-t border-line px-4 py-4 sm:px-6">
      <p className="text-[0.8125rem] text-ink-2">{words.sheetSample}</p>
      <details className="group mt-1">
        <summary className="mb-2 flex min-h-8 w-fit items-center gap-1.5 font-medium">
          <ChevronRight
            aria-hidden
            className="size-4 transition-transform group-open:rotate-90 rtl:group-open:-rotate-90"
          />
          {words.sheetWebsite}
        </summary>
        <CodeSample
          title={words.sheetSnippet}
          note={words.sheetSnippetNote}
          code={scriptSnippet({ organization: organizationId })}
          copy={words.copy}
        />
      </details>
    </div>
  );
}
