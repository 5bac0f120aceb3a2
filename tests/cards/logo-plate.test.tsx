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
  it('is dark for a light logo, and white for any other upload', () => {
    expect(plateOf('/assets/o/a/320-light.webp')).toBe(darkPlate);
    expect(contrast('#ffffff', darkPlate)).toBeGreaterThan(12);
    for (const address of ['/assets/o/a/320.webp', '/sample-logo.svg', 'blob:x'])
      expect(plateOf(address)).toBe('#ffffff');
  });

  it('is white with an outline for a logo on another website', () => {
    const elsewhere = 'https://elsewhere.example/logo.svg';
    expect(plateOf(elsewhere)).toBe('#ffffff');
    expect(logoPlate(elsewhere)).toEqual({ '--rd-outline': expect.stringContaining('drop-shadow') });
  });

  it('stands around a wordmark, which takes the place of the name', () => {
    const card = { ...sampleCard('consulting'), company: 'Arvo Oy' };
    const named = (logoImage: string) =>
      renderToStaticMarkup(<ReferenceCard card={{ ...card, logoImage }} />).includes('rd-card-company');
    expect(named('/assets/o/a/640-wordmark.webp')).toBe(false);
    expect(named('/assets/o/a/640-wordmark-light.webp')).toBe(false);
    for (const other of ['/assets/o/a/640.webp', 'https://elsewhere.example/640-wordmark.webp'])
      expect(named(other)).toBe(true);
  });

  it('stands around a wordmark that leads, with the name at the foot', () => {
    const card = { ...sampleCard('consulting'), company: 'Arvo Oy', outcomes: undefined };
    const html = renderToStaticMarkup(
      <ReferenceCard card={{ ...card, logoImage: '/assets/o/a/640-wordmark.webp' }} />,
    );
    expect(html).toContain('rd-card-lead-logo');
    expect(html).toContain('rd-card-company');
  });

  it('has the name beside it in a line of logos, unless it says the name', () => {
    const card = { ...sampleCard('consulting'), company: 'Arvo Oy' };
    const textOf = (logoImage?: string) => JSON.stringify(logoTree({ ...card, logoImage }, 'o').slice(2));
    expect(textOf('/assets/o/a/640.webp')).toContain('Arvo Oy');
    expect(textOf()).toContain('Arvo Oy');
    expect(textOf('/assets/o/a/640-wordmark.webp')).not.toContain('Arvo Oy');
  });

  it('is set in the markup of cards and of the embedded logos', () => {
    const card = { ...sampleCard('consulting'), logoImage: '/assets/o/a/320-light.webp' };
    const style = `--rd-plate:${darkPlate}`;
    expect(renderToStaticMarkup(<ReferenceCard card={card} />)).toContain(`style="${style}"`);
    expect(JSON.stringify(logoTree(card, 'o'))).toContain(`"style":"${style}"`);
  });
});
