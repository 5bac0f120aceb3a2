import { readFile as readBytes } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { readFile } from '#web/workspace/features/references/imports/reading/read-file.ts';
import { deckOf, placeholder } from '../../support/decks.ts';

const sample = new Uint8Array(
  await readBytes(new URL('../../support/import-samples/references-deck.pptx', import.meta.url)),
);

describe('slides that are none', () => {
  const slide = { shapes: placeholder('title', 'Quay') };
  // The names differ, so that it is no bomb.
  const deep = {
    shapes: Array.from({ length: 60_000 }, (_, level) => `<p:grpSp id="${level * 7_919}">`).join(''),
  };
  const circular = {
    'ppt/slideLayouts/slideLayout1.xml': '<p:sldLayout/>',
    'ppt/slideLayouts/_rels/slideLayout1.xml.rels':
      '<Relationships><Relationship Id="r1" Type="x/slideMaster" Target="slideLayout1.xml"/></Relationships>',
  };

  it.each<[string, Uint8Array, string]>([
    ['of an old format', Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 1), 'old format'],
    ['cut in half', sample.slice(0, 200_000), 'damaged'],
    ['a bomb', deckOf([slide], { 'ppt/slides/slide9.xml': ' '.repeat(3_000_000) }), 'unpacks'],
    ['climbing', deckOf([slide], { '../evil.xml': 'a' }), 'damaged'],
    [
      'with a doctype',
      deckOf([slide], { 'ppt/slides/slide1.xml': '<!DOCTYPE a [<!ENTITY b "c">]><p:sld>&b;</p:sld>' }),
      'damaged',
    ],
    [
      'with a slide missing',
      deckOf([slide], { 'ppt/presentation.xml': '<p><p:sldId r:id="r7"/></p>' }),
      'damaged',
    ],
    [
      'with layouts in a circle',
      deckOf([{ ...slide, targets: ['../slideLayouts/slideLayout1.xml'] }], circular),
      'damaged',
    ],
    ['too deep', deckOf([deep]), 'damaged'],
    ['too many', deckOf(Array.from({ length: 301 }, () => slide)), '300 slides'],
    ['too large', new Uint8Array(60 * 1024 * 1024 + 1), '60 MB'],
  ])('%s are refused with the reason', async (_, bytes, reason) => {
    await expect(readFile(bytes, 'a.pptx')).rejects.toMatchObject({
      message: expect.stringContaining(reason) as string,
    });
  });

  it('but a table are read as one, whatever the name says', async () => {
    const [sheet] = await readFile(new TextEncoder().encode('Title;Client\nQuay;Acme\n'), 'a.pptx');
    expect([sheet!.unit, sheet!.rows.length]).toEqual([undefined, 3]);
  });
});
