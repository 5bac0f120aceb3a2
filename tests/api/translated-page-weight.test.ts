import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { organizationRoutes } from '#contract/resources/organization';
import { translationRoutes } from '#contract/resources/translation';
import { readReferencePage } from '#functions/public/get-reference-page';
import { finnish } from '#tools/seed/translations/fi';
import { pageIn, referencePagePath, storyPath } from '#web/shared/public-address.ts';
import { budgets } from '../support/budgets.ts';
import { costOf } from '../support/metered.ts';
import { readPage } from '../support/pages.ts';
import { call, makeCustomer, makeOwner, makeReference } from '../support/people.ts';

const { owner, organizationId, caller } = await makeOwner({ maxCards: 20 });
const { slug } = await call(
  organizationRoutes.saveSettings,
  { languages: ['fi', 'sv', 'de'], timeZone: 'Europe/Helsinki' },
  caller,
);
await call(
  organizationRoutes.saveBranding,
  {
    brandColors: { primary: '#003366', secondary: '#ffcc00', text: '#ffffff', background: '#101010' },
    layout: 'grid',
    template: { id: 'standard' },
    callToAction: { text: 'Talk to us', link: 'https://example.com/' },
    translations: { fi: finnish.page },
  },
  caller,
);
const terms = Object.entries(finnish.terms).map(([term, translation]) => ({ term, translation }));
await call(translationRoutes.saveTerms, { language: 'fi', terms }, caller);
const { id: customerId } = await makeCustomer(owner, organizationId, { name: 'Harbour Oy' });
const texts = Object.values(finnish.references);
const slugs: string[] = [];
for (let n = 0; n < 12; n += 1) {
  const fields = texts[n % texts.length]!;
  const { title = '', shortDescription, longDescription, figures, location, ...custom } = fields;
  const { id } = await makeReference(owner, organizationId, customerId, {
    name: `${title} ${n}`,
    status: 'Published',
    tags: ['Web', 'Performance', 'Operations'],
    attributes: {
      customerId,
      referenceType: 'Case study',
      description: shortDescription,
      longDescription,
    },
    custom: {
      ...custom,
      projectLocation: location,
      figures: figures?.map((figure) => ({ ...figure, value: String(n) })),
    },
  });
  const sent = { id, language: 'fi' as const, fields, status: 'Ready' as const };
  slugs.push((await call(translationRoutes.saveTranslation, sent, caller)).slug!);
}

describe('a translated page of twelve cards in four languages', () => {
  it('stays within the byte budget of a public page, and its stories within theirs', async () => {
    const place = pageIn(slug, 'fi');
    const allowed = {
      [referencePagePath(place)]: budgets.publicPageHtml,
      [storyPath(place, slugs[0]!)]: budgets.publicStoryHtml,
    };
    for (const [path, most] of Object.entries(allowed)) {
      const { html, status } = await readPage(path);
      expect(status).toBe(200);
      expect(html).toContain('<html lang="fi"');
      const script = /<script>(.*?)<\/script>/s.exec(html)![1]!;
      const rest = html.replace(script, '');
      expect(gzipSync(rest, { level: 9 }).length, path).toBeLessThanOrEqual(most);
    }
  });

  it('takes two queries, and the original one', async () => {
    const at = { now: new Date() };
    const translated = await costOf(() => readReferencePage(at, { id: organizationId, language: 'fi' }));
    expect(translated.response.references.every((card) => card.translatedFrom === 'en')).toBe(true);
    expect(translated.cost.calls).toBe(2);
    const original = await costOf(() => readReferencePage(at, { id: organizationId }));
    expect(original.cost.calls).toBe(1);
  });
});
