import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { darkPlate } from '#contract/cards/card-options';
import { contrast } from '#contract/cards/contrast';
import { sampleCard } from '#web/shared/cards/sample.ts';
import { ReferenceCard } from '#web/shared/cards/reference-card.tsx';
import { logoPlate } from '#web/shared/cards/logo-plate.ts';
import { logoTree } from '#pages/reference-page/embed-layouts.ts';

const plateOf = (address: string) =>
  (logoPlate(address) as { '--rd-plate'?: string } | undefined)?.['--rd-plate'] ?? '#ffffff';

describe('the plate of a logo', () => {
  it('is dark for one that is light, and white for any other upload', () => {
    expect(plateOf('/assets/o/a/320-light.webp')).toBe(darkPlate);
    expect(contrast('#ffffff', darkPlate)).toBeGreaterThan(12);
    for (const address of ['/assets/o/a/320.webp', '/sample-logo.svg', 'blob:x'])
      expect(plateOf(address)).toBe('#ffffff');
  });

  it('stays white for a logo from elsewhere, with an outline by which a white one is seen', () => {
    const elsewhere = 'https://elsewhere.example/logo.svg';
    expect(plateOf(elsewhere)).toBe('#ffffff');
    expect(logoPlate(elsewhere)).toEqual({ '--rd-outline': expect.stringContaining('drop-shadow') });
  });

  it('is drawn by a card and by the embed that shows logos, without a script', () => {
    const card = { ...sampleCard('consulting'), logoImage: '/assets/o/a/320-light.webp' };
    const style = `--rd-plate:${darkPlate}`;
    expect(renderToStaticMarkup(<ReferenceCard card={card} />)).toContain(`style="${style}"`);
    expect(JSON.stringify(logoTree(card, 'o'))).toContain(`"style":"${style}"`);
  });
});
