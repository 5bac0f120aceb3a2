import { describe, expect, it } from 'vitest';
import type { CardConfig } from '#contract/card-config';
import { referenceRoutes } from '#contract/reference';
import { cardStyleOf } from '#web/shared/cards/card-style.ts';
import {
  categories,
  inCategory,
  offered,
  readView,
  writeView,
} from '../../../web/workspace/features/templates/gallery.ts';
import { snippetFor } from '../../../web/workspace/features/templates/snippet.ts';

describe('the gallery', () => {
  it('has a template in every tab, and each template in one', () => {
    for (const category of categories) expect(inCategory(category).length, category).toBeGreaterThan(0);
    const shown = categories.slice(1).flatMap((category) => inCategory(category));
    expect(shown.length).toBe(offered.length);
    expect(offered.map(({ id }) => id)).not.toContain('base');
  });

  it('lives in the address', () => {
    const query = 'tab=Design&configure=design';
    expect(writeView(readView(new URLSearchParams(query))).toString()).toBe(query);
    expect(writeView(readView(new URLSearchParams('tab=Nothing&configure=base'))).toString()).toBe('');
  });
});

describe('the snippet', () => {
  const organizationId = '01KAJ3M5Q8W2R7T9Y4B6N1D0FA';
  const bodyIn = (snippet: string) => {
    const [, json] = /-d '([^']*)'$/.exec(snippet)!;
    return JSON.parse(json!) as { templateId: string; custom: { templateConfig: CardConfig } };
  };

  it.each(offered.map((template) => [template.id, template] as const))(
    'for %s is a request that the contract takes, and makes a card of the look that was shown',
    (_id, template) => {
      const config: CardConfig = { titleSize: 'small', ctaText: "Let's go", colors: { text: '#123456' } };
      const snippet = snippetFor({ origin: 'https://refdeck.example', organizationId, template, config });
      expect(snippet).toContain("curl -X PUT 'https://refdeck.example/api/reference'");
      expect(snippet).toContain(`X-Organization-Id: ${organizationId}`);
      const body = bodyIn(snippet);
      const filled = { ...body, attributes: { customerId: organizationId } };
      const sent = referenceRoutes.createReference.body.safeParse(filled);
      expect(sent.error).toBeUndefined();
      const templateConfig = sent.data!.custom.templateConfig ?? '';
      const own = { templateConfigs: { [template.id]: '{"titleSize":"large","shadow":"large"}' } };
      expect(cardStyleOf({ templateId: template.id, templateConfig }, own).titleSize).toBe('small');
      expect(cardStyleOf({ templateId: template.id, templateConfig })).toEqual(
        cardStyleOf({ templateId: template.id, templateConfig: JSON.stringify(config) }),
      );
      expect(cardStyleOf({ templateId: template.id, templateConfig }, own).shadow).toBe(
        template.defaultConfig.shadow,
      );
    },
  );
});
