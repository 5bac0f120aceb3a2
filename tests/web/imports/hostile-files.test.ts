import { readFile as readBytes } from 'node:fs/promises';
import { strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readFile } from '#web/workspace/features/references/imports/reading/read-file.ts';
import { deckOf, placeholder } from '../../support/decks.ts';
import { heading, line, wordFile } from '../../support/word-files.ts';

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

describe('Word documents that are none', async () => {
  const whole = await wordFile(heading('Quay'), line('Client: Acme'));
  const members = unzipSync(whole);
  const withText = (xml: string) => zipSync({ ...members, 'word/document.xml': strToU8(xml) });
  const styles =
    '<w:styles><w:style w:styleId="a"><w:basedOn w:val="b"/></w:style><w:style w:styleId="b"><w:basedOn w:val="a"/></w:style></w:styles>';
  const styled = '<w:document><w:body><w:p><w:pPr><w:pStyle w:val="a"/></w:pPr></w:p></w:body></w:document>';
  const deep = Array.from({ length: 60_000 }, (_, level) => `<w:r id="${level * 7_919}">`).join('');

  it.each<[string, Uint8Array, string]>([
    ['cut in half', whole.slice(0, whole.length / 2), 'damaged'],
    ['a bomb', withText(' '.repeat(3_000_000)), 'unpacks'],
    ['climbing', zipSync({ ...members, '../../evil.xml': strToU8('a') }), 'damaged'],
    ['with a doctype', withText('<!DOCTYPE a [<!ENTITY b "c">]><w:document>&b;</w:document>'), 'damaged'],
    ['empty', withText('<w:document><w:body/></w:document>'), 'empty'],
    [
      'with styles in a circle and no text',
      zipSync({ ...members, 'word/styles.xml': strToU8(styles), 'word/document.xml': strToU8(styled) }),
      'empty',
    ],
    ['too deep', withText(`<w:document><w:body><w:p>${deep}</w:p></w:body></w:document>`), 'damaged'],
  ])('%s are refused with the reason', async (_, bytes, reason) => {
    await expect(readFile(bytes, 'a.docx')).rejects.toMatchObject({
      message: expect.stringContaining(reason) as string,
    });
  });
});
