import * as fc from 'fast-check';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { chunksOf } from '#functions/translation/proposal/chunks';
import { openMachine } from '#functions/translation/proposal/machine';
import { protectMarkup } from '#functions/translation/proposal/protect-markup';
import { standInFor } from '../support/stand-in.ts';

interface Sent {
  Text: string;
  SourceLanguageCode: string;
  TargetLanguageCode: string;
}

const json = (status: number, body: object) => ({
  status,
  headers: { 'content-type': 'application/x-amz-json-1.1' },
  body: JSON.stringify(body),
});
const loud = ({ Text, ...codes }: Sent) => json(200, { TranslatedText: Text.toUpperCase(), ...codes });
let sent: Sent[] = [];
let answer: (request: Sent) => ReturnType<typeof json> = loud;

const service = await standInFor('TRANSLATE', ({ body }) => {
  const request = JSON.parse(body.toString()) as Sent;
  sent.push(request);
  return answer(request);
});
afterAll(() => service.stop());
beforeEach(() => {
  sent = [];
  answer = loud;
  vi.stubEnv('TRANSLATE', 'amazon');
});

const languages = { from: 'en', to: 'nb' };

describe('a machine', () => {
  it('is off unless it is switched on', () => {
    vi.stubEnv('TRANSLATE', undefined);
    expect(() => openMachine()).toThrow(expect.objectContaining({ code: 'TRANSLATION_OFF' }));
    expect(sent).toEqual([]);
  });

  it('translates a text between the languages by their codes', async () => {
    expect(await openMachine()('Hello there', languages)).toBe('HELLO THERE');
    expect(sent).toEqual([{ Text: 'Hello there', SourceLanguageCode: 'en', TargetLanguageCode: 'no' }]);
  });

  it('translates a long text in calls of at most 10,000 bytes without loss', async () => {
    const text = `${'äö paragraph. '.repeat(200).trim()}\n\n`.repeat(6).trim();
    expect(await openMachine()(text, languages)).toBe(text.toUpperCase());
    expect(sent.length).toBeGreaterThan(1);
    for (const { Text } of sent) expect(Buffer.byteLength(Text)).toBeLessThanOrEqual(10_000);
  });

  it('says that a pair of languages is not translated, and else that it cannot now', async () => {
    answer = () => json(400, { __type: 'UnsupportedLanguagePairException', message: 'no' });
    await expect(openMachine()('Hello', languages)).rejects.toThrow('between these languages');
    answer = () => json(500, { __type: 'InternalServerException', message: 'no' });
    await expect(openMachine()('Hello', languages)).rejects.toMatchObject({
      code: 'TRANSLATION_UNAVAILABLE',
    });
  });
});

describe('a text for a machine', () => {
  it('is cut into chunks of at most so many bytes, which make the text again', () => {
    const anyText = fc.string({
      unit: fc.constantFrom('a', 'ä', '漢', '👍', ' ', '. ', '\n', '。'),
      maxLength: 200,
    });
    fc.assert(
      fc.property(anyText, fc.integer({ min: 4, max: 50 }), (text, most) => {
        const chunks = chunksOf(text, most);
        expect(chunks.join('')).toBe(text);
        for (const chunk of chunks) expect(Buffer.byteLength(chunk)).toBeLessThanOrEqual(most);
      }),
    );
  });

  it('hides marks, addresses and pictures, and gets them back', () => {
    const text = '## Power\n\n- **Two** berths, [see](https://x.example/power)\n- ![berth](/assets/a/b.webp)';
    const { text: hidden, restore } = protectMarkup(text);
    expect(hidden).toBe('<m0/> Power\n\n<m1/>Two<m2/> berths, <m3/>see<m4/>\n<m5/>');
    expect(restore(hidden.toUpperCase().replaceAll('<M', '<m'))).toBe(
      '## POWER\n\n- **TWO** BERTHS, [SEE](https://x.example/power)\n- ![berth](/assets/a/b.webp)',
    );
  });

  it('is itself again, whatever Markdown it is', () => {
    const unit = fc.constantFrom(
      'a',
      ' ',
      '\n',
      '*',
      '**',
      '# ',
      '- ',
      '[',
      '](https://x.example)',
      '![',
      '_',
      '<',
      '\\',
      '漢',
      '<m1/>',
    );
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 80 }), (text) => {
        const { text: hidden, restore } = protectMarkup(text);
        expect(restore(hidden)).toBe(text);
      }),
    );
  });
});
