import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { handOffFormat, type HandOffFile } from '#contract/resources/hand-off-file';
import { limits } from '#contract/rules/limits';
import { readFile } from '#functions/translation/file/read-file';
import { writeJson } from '#functions/translation/file/write-json';
import { writeXliff } from '#functions/translation/file/write-xliff';

const writers = { xliff: writeXliff, json: writeJson };

const notable = fc.constantFrom(
  '漢'.repeat(8_000),
  'مرحبا بالعالم',
  '👩‍👩‍👧‍👦🏳️‍🌈',
  '**bold** [a](https://x.example/?a=1&b=2) ![](/assets/a.webp)\n\n- one\r\n- two',
  '<script>&amp;&lt;"\'</script>',
  ']]> <![CDATA[x]]> &#13; &nbsp;',
  '  space before and after \t',
);
// A record holds well-formed text without other control characters, and XML lacks two characters.
const plain = fc
  .string({ unit: 'binary', maxLength: 60 })
  .map((text) => text.replace(/[^\P{Cc}\r\n\t]|[\uFFFE\uFFFF]/gu, ''));
const anyText = fc.oneof(plain, notable);
const filled = anyText.filter((text) => text !== '');

const anyFile: fc.Arbitrary<HandOffFile> = fc.record({
  format: fc.constant(handOffFormat),
  organization: fc.constant('01ORGANIZATION000000000000'),
  language: fc.constantFrom('fi', 'ar', 'zh'),
  references: fc.uniqueArray(
    fc.record({
      id: fc.stringMatching(/^[0-9A-Z]{26}$/),
      name: anyText,
      language: fc.constant('en'),
      version: fc.integer({ min: 1 }),
      translation: fc.nat(1_000),
      texts: fc.uniqueArray(
        fc.record({
          id: fc.stringMatching(/^[a-z]{1,9}$/),
          label: anyText,
          note: anyText,
          source: filled,
          target: filled,
        }),
        { maxLength: 3, selector: ({ id }) => id },
      ),
    }),
    { minLength: 1, maxLength: 3, selector: ({ id }) => id },
  ),
}) as never;

const textsOf = ({
  references,
}: {
  references: HandOffFile['references'] | ReturnType<typeof readFile>['references'];
}) =>
  references.map(({ id, language, version, translation, texts }) => ({
    id,
    language,
    version,
    translation,
    texts: texts.map((text) => ({ id: text.id, source: text.source, target: text.target })),
  }));

describe('a hand-off file', () => {
  it.each(Object.entries(writers))('brings every text back as %s, equal field by field', (_format, write) => {
    fc.assert(
      fc.property(anyFile, (file) => {
        const text = write(file);
        fc.pre(Buffer.byteLength(text) <= limits.handOffBytes);
        const read = readFile(text);
        expect(read).toMatchObject({ organization: file.organization, language: file.language, ignored: [] });
        expect(textsOf(read)).toEqual(textsOf(file));
      }),
    );
  });

  it.each(Object.entries(writers))(
    'describes each text in %s, with its limit and what to keep',
    (_format, write) => {
      const text = write(oneText({ label: 'Title <1>', maxLength: 200, note: 'Keep “**”', source: 'Hello' }));
      for (const told of ['Title', '200', 'Keep “**”', 'Hello']) expect(text).toContain(told);
    },
  );

  it('is read when a byte order mark and another line end came into it', () => {
    const text = `\uFEFF${writeXliff(oneText({ source: 'One\nTwo', target: 'Yksi\nKaksi' })).replaceAll('\n', '\r\n')}`;
    expect(onlyText(text)).toMatchObject({ source: 'One\nTwo', target: 'Yksi\nKaksi' });
  });
});

describe('XLIFF of translation tools', () => {
  it('is read from version 1.2 with segments, inline elements and suggestions', () => {
    const unit = `
      <trans-unit id="title"><source>One. Two.</source>
        <seg-source><mrk mtype="seg" mid="1">One.</mrk> <mrk mtype="seg" mid="2">Two.</mrk></seg-source>
        <target><mrk mtype="seg" mid="1">Yksi<x id="1"/>.</mrk> <mrk mtype="seg" mid="2"><bpt id="2">**</bpt><g id="3">Kaksi</g><ept id="2">**</ept>.</mrk></target>
        <alt-trans><source>Three</source><target>Kolme</target></alt-trans>
      </trans-unit>`;
    expect(onlyText(xliff12(unit))).toEqual({ id: 'title', source: 'One. Two.', target: 'Yksi. **Kaksi**.' });
  });

  it('is read from version 2 with segments, what is between them, and their order', () => {
    const unit = `
      <unit id="title" name="Title"><mtc:matches><mtc:match><source>x</source><target>y</target></mtc:match></mtc:matches>
        <segment><source>One.</source><target>Yksi.</target></segment>
        <ignorable><source> </source></ignorable>
        <segment><source><pc id="1">Two</pc>.</source><target><pc id="1">Kaksi</pc><cp hex="000D"/>.</target></segment>
      </unit>`;
    expect(onlyText(xliff2(unit))).toEqual({ id: 'title', source: 'One. Two.', target: 'Yksi. Kaksi\r.' });
    const turned = `<unit id="title"><segment><source>A</source><target order="2">b</target></segment><segment><source>B</source><target order="1">a</target></segment></unit>`;
    expect(onlyText(xliff2(turned))).toMatchObject({ target: 'ab' });
  });

  it('leaves out texts without a translation and names those with a half one', () => {
    expect(
      onlyText(xliff12('<trans-unit id="title"><source>One</source></trans-unit>')).target,
    ).toBeUndefined();
    const half =
      '<unit id="title"><segment><source>A</source><target>a</target></segment><segment><source>B</source></segment></unit>';
    expect(onlyText(xliff2(half))).toMatchObject({ problem: 'partial' });
  });

  it('takes a language with a region, texts in CDATA and numbered characters', () => {
    const unit =
      '<trans-unit id="title"><source>a</source><target><![CDATA[<b> & &amp;]]>&#x1F600;&#228;</target></trans-unit>';
    const read = readFile(xliff12(unit).replace('"fi"', '"fi-FI"'));
    expect(read.language).toBe('fi');
    expect(read.references[0]?.texts[0]?.target).toBe('<b> & &amp;😀ä');
  });

  it('names files that are not of references instead of reading them', () => {
    const foreign =
      '<file original="other.docx" source-language="en"><body><trans-unit id="a"><source>x</source><target>y</target></trans-unit></body></file>';
    const text = writeXliff(oneText({ source: 'One' })).replace('</xliff>', `${foreign}</xliff>`);
    expect(readFile(text)).toMatchObject({
      ignored: ['other.docx'],
      references: [{ texts: [{ id: 'title' }] }],
    });
  });
});

describe('a hostile or damaged file', () => {
  const whole = writeXliff(oneText({ source: 'One', target: 'Yksi' }));
  const hostile: Record<string, [string, RegExp]> = {
    'a document type': [
      whole.replace('<xliff', '<!DOCTYPE xliff SYSTEM "file:///etc/passwd"><xliff'),
      /document type/,
    ],
    'entities that multiply': [
      whole
        .replace('<xliff', '<!DOCTYPE x [<!ENTITY a "ha"><!ENTITY b "&a;&a;">]><xliff')
        .replace('Yksi', '&b;'),
      /document type/,
    ],
    'an entity that XML does not define': [whole.replace('Yksi', '&nbsp;'), /entity/],
    'a number that is no character': [whole.replace('Yksi', '&#x110000;'), /entity/],
    'a thousand levels': [whole.replace('Yksi', '<g>'.repeat(1_000) + '</g>'.repeat(1_000)), /deeply/],
    'ten thousand levels of JSON': ['['.repeat(10_000) + ']'.repeat(10_000), /neither/],
    'a huge attribute': [whole.replace('<xliff', `<xliff a="${'x'.repeat(200_000)}"`), /larger/],
    'a missing end': [whole.slice(0, -20), /missing/],
    'an end within a tag': [whole.slice(0, whole.indexOf('<target>') + 4), /missing/],
    'an element that is not closed': [whole.replace('</target>', ''), /damaged/],
    'JSON without an end': [writeJson(oneText({ source: 'One' })).slice(0, -9), /missing/],
    'JSON of something else': ['{"a":1}', /neither/],
    'JSON with a wrong type': [writeJson(oneText({ source: 'One' })).replace('"One"', '1'), /references\.0/],
    'a declared encoding': [whole.replace('UTF-8', 'UTF-16'), /encoding/],
    'UTF-16 read as text': [Buffer.from(whole, 'utf16le').toString('utf8'), /encoding/],
    'a NUL': [whole.replace('Yksi', 'Yk\0si'), /encoding/],
    'no text': ['', /neither/],
    HTML: ['<p>Hello</p>', /neither/],
    'more than thirty references': [
      writeXliff({
        ...oneText({ source: 'One' }),
        references: Array.from({ length: 31 }, (_, n) => ({
          ...oneText({ source: 'One' }).references[0]!,
          id: `R${n}`,
        })),
      }),
      /more than 30/,
    ],
    'a text twice': [whole.replace(/<trans-unit[^]*<\/trans-unit>/, (unit) => unit + unit), /twice/],
    'two languages': [
      whole.replace(/<file[^]*<\/file>/, (file) => file + file.replace('"fi"', '"sv"')),
      /several/,
    ],
  };

  it.each(Object.entries(hostile))('is refused with a reason: %s', (_name, [text, reason]) => {
    expect(() => readFile(text)).toThrow(reason);
  });

  it('never gives anything but texts or a reason, wherever it is cut or changed', () => {
    const json = writeJson(oneText({ source: 'One', target: 'Yksi' }));
    fc.assert(
      fc.property(
        fc.constantFrom(whole, json),
        fc.nat(),
        fc.nat(20),
        fc.string(),
        (text, at, length, put) => {
          const start = at % text.length;
          try {
            readFile(text.slice(0, start) + put + text.slice(start + length));
          } catch (error) {
            expect(error).toMatchObject({ code: 'VALIDATION_FAILED' });
          }
        },
      ),
      { numRuns: 2_000 },
    );
  });
});

function oneText(text: Partial<HandOffFile['references'][number]['texts'][number]>): HandOffFile {
  return {
    format: handOffFormat,
    organization: 'ORG',
    language: 'fi',
    references: [
      {
        id: 'REF',
        language: 'en',
        version: 3,
        translation: 0,
        texts: [{ id: 'title', source: '', ...text }],
      },
    ],
  };
}

function onlyText(file: string) {
  const [reference] = readFile(file).references;
  expect(reference?.texts).toHaveLength(1);
  return reference!.texts[0]!;
}

const xliff12 = (unit: string) =>
  `<?xml version="1.0"?><xliff version="1.2"><file original="ORG/REF/3/0" source-language="en" target-language="fi"><body><group>${unit}</group></body></file></xliff>`;
const xliff2 = (unit: string) =>
  `<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="en" trgLang="fi"><file id="f1" original="ORG/REF/3/0">${unit}</file></xliff>`;
