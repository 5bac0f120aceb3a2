import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { factFields, factNames, isChosenFact, type FactName } from '#contract/reference/facts';
import { factOf, isPicture, placeholderNames } from '#contract/form/placeholders';
import { readTag } from '#contract/form/tag';
import * as en from '#contract/words/en/placeholders';
import * as fi from '#contract/words/fi/placeholders';
import * as sv from '#contract/words/sv/placeholders';
import { checkForm } from '#functions/form/check-form';
import { clean } from '#functions/form/clean';
import { fillForm } from '#functions/document/make/form/fill-form';
import type { Filling } from '#functions/document/make/form/filling';
import { openForm, packForm } from '#functions/form/office-file';
import { AppError } from '#functions/shared/errors/app-error';
import * as refusals from '#words/form-refusals';
import { readText } from '../support/document-texts.ts';
import { filling, formSample, paragraph, tableOf, wordFile } from '../support/forms.ts';

const check = (bytes: Uint8Array, left: string[] = []) => checkForm(openForm(bytes), new Set(left));
const told = (body: string, left?: string[]) =>
  check(wordFile(body), left).mistakeList.map(({ kind, found }) => `${kind} ${found}`);

const named = filling(2, (name, at) => (isPicture(name) ? undefined : `${name} of ${at + 1}`));

async function filled(bytes: Uint8Array, wanted = named): Promise<string> {
  return await readText('docx', fillForm(openForm(bytes), new Set(), wanted).body);
}
const lines = (text: string) => text.split('\n').filter((line) => line.trim() !== '');
const filledBody = async (body: string, wanted?: Filling) => lines(await filled(wordFile(body), wanted));

describe('a form', () => {
  it('tells all 12 mistakes of the sample, each with its place', () => {
    const { mistakeList } = check(formSample('errors'));
    expect(mistakeList).toHaveLength(12);
    expect(mistakeList.flatMap(({ found, meant }) => (meant ? [[found, meant]] : []))).toEqual([
      ['{organisation}', '{organization}'],
      ['{titel}', '{title}'],
      ['{Customer }', '{customer}'],
    ]);
    expect(mistakeList.find(({ found }) => found === '{value|upper}')?.place).toEqual({
      part: 'body',
      table: 1,
      row: 5,
      column: 2,
    });
    expect(mistakeList.find(({ found }) => found === '{erikseen}')).toMatchObject({
      place: { part: 'body', paragraph: 7 },
      around: 'Hinta sovitaan {erikseen} liitteessä 5.',
    });
  });

  it('finds 25 placeholders in the sample without mistakes', () => {
    expect(check(formSample('placeholders'))).toMatchObject({ placeholders: 25, mistakes: 0, repeats: true });
  });

  it.each([
    ['constructor', ['unknown {constructor}']],
    ['reference21.title', ['unknown {reference21.title}']],
    ['reference0.title', ['unknown {reference0.title}']],
    ['title}', ['notOpened title}}'].map(() => 'notOpened }')],
  ])('knows no placeholder but its own: {%s}', (typed, expected) => {
    expect(told(paragraph(`{${typed}}`)).slice(-1)).toEqual(expected);
  });

  it('leaves words in braces that somebody wants as they are', async () => {
    const body = paragraph('{erikseen} {title}');
    expect(told(body)).toEqual(['unknown {erikseen}']);
    expect(told(body, ['erikseen'])).toEqual([]);
    const { body: made } = fillForm(openForm(wordFile(body)), new Set(['erikseen']), named);
    expect(await readText('docx', made)).toContain('{erikseen} title of 1');
  });

  it.each<[string, string, string[]]>([
    [
      'a list that closes in another cell',
      `${paragraph('{#references}')}${tableOf(['{/references}'])}`,
      ['crossed {/references}'],
    ],
    [
      'a list in a list',
      paragraph('{#references}{#references}{/references}{/references}'),
      ['nested {#references}'],
    ],
    ['a list that is closed twice', paragraph('{#value}{/value}{/value}'), ['closesNothing {/value}']],
    [
      'lists that cross',
      paragraph('{#value}{#size}{/value}{/size}'),
      ['listNotClosed {#size}', 'closesNothing {/size}'],
    ],
    ['a picture in a sentence', paragraph('See {picture}'), ['pictureInText {picture}']],
  ])('tells of %s', (_, body, expected) => {
    expect(told(body).toSorted()).toEqual(expected.toSorted());
  });

  it.each<[string, Uint8Array, string]>([
    ['of old Word', Buffer.from('d0cf11e0a1b11ae1', 'hex'), refusals.oldFormat],
    [
      'with a password',
      Buffer.concat([Buffer.from('d0cf11e0', 'hex'), Buffer.from('EncryptedPackage', 'utf16le')]),
      refusals.locked,
    ],
    ['that is a PDF', Buffer.from('%PDF-1.7'), refusals.notOffice],
    ['that is another archive', wordFile('', { mainType: 'text/plain' }), refusals.notOffice],
    [
      'with macros',
      wordFile('', { mainType: 'application/vnd.ms-word.document.macroEnabled.main+xml' }),
      refusals.macros,
    ],
    ['that is cut off', wordFile('').subarray(0, 300), refusals.damaged],
    [
      'with a document type',
      wordFile('', { members: { 'word/document.xml': '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>' } }),
      refusals.damaged,
    ],
    ['that is a bomb', wordFile(' '.repeat(3_000_000)), refusals.bomb],
    ['with too deep a nesting', wordFile('<w:a>'.repeat(300) + '</w:a>'.repeat(300)), refusals.damaged],
    ['with too many placeholders', wordFile(paragraph('{title}').repeat(301)), refusals.tooMany],
  ])('is refused in words: a file %s', (_, bytes, words) => {
    const refusal = (() => {
      try {
        return check(bytes);
      } catch (error) {
        return error;
      }
    })();
    expect(refusal).toBeInstanceOf(AppError);
    expect((refusal as AppError).message).toBe(words);
  });

  it('loses what Word would load from elsewhere, and keeps links that readers follow', () => {
    const of = (id: string, type: string) =>
      `<Relationship Id="${id}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="https://evil.example/${id}" TargetMode="External"/>`;
    const body = `<w:p><w:hyperlink r:id="rId2"><w:r><w:t>A link</w:t></w:r></w:hyperlink><w:r><w:object r:id="rId3"/></w:r><w:r><w:instrText>INCLUDEPICTURE "https://evil.example/field"</w:instrText></w:r></w:p>`;
    const file = openForm(
      wordFile(body, {
        relations: of('rId2', 'hyperlink') + of('rId3', 'oleObject') + of('rId4', 'attachedTemplate'),
      }),
    );
    expect(clean(file)).toEqual(['links', 'template']);
    const all = Object.values(unzipSync(packForm(file)))
      .map((one) => Buffer.from(one).toString())
      .join();
    expect(all.match(/evil\.example\/\w+/g)).toEqual(['evil.example/rId2']);
    expect(all).not.toContain('w:object');
  });
});

describe('placeholders', () => {
  it('have one meaning in all languages, and letters alone', () => {
    for (const words of [en, fi, sv])
      for (const name of placeholderNames) {
        expect(words.names[name]).toMatch(/^\p{L}+$/u);
        expect(readTag(words.names[name])).toEqual({ does: 'show', name });
        expect(readTag(`#${words.slot}3.${words.names[name]}`)).toEqual({ does: 'open', name, slot: 3 });
      }
    expect([en, fi, sv].map(({ list }) => readTag(`/${list}`)?.name)).toEqual(Array(3).fill('references'));
  });

  it('cover every fact that buyers may get, and no other', () => {
    const mayGet = (name: FactName) => factFields[name].audience === 'tender' || isChosenFact(name);
    const buyers = factNames.filter((name) => mayGet(name) && name !== 'secret' && name !== 'translations');
    const covered = placeholderNames.map(factOf).filter((name) => name !== undefined);
    expect(covered.toSorted()).toEqual(buyers.toSorted());
  });

  it.each([en, fi, sv])('are filled in each language, all of them', async ({ names, list }) => {
    const texts = placeholderNames.filter((name) => !isPicture(name));
    const body = [`{#${list}}`, ...texts.map((name) => `{${names[name]}}`), `{/${list}}`];
    expect(await filledBody(body.map((text) => paragraph(text)).join(''))).toEqual(
      [1, 2].flatMap((at) => texts.map((name) => `${name} of ${at}`)),
    );
  });
});

describe('filling a form', () => {
  it('repeats paragraphs, rows, whole tables and words for each reference', async () => {
    expect(
      await filledBody(['{#references}', '{title}', '{/references}'].map((one) => paragraph(one)).join('')),
    ).toEqual(['title of 1', 'title of 2']);
    expect(
      await filledBody(tableOf(['Name', 'Size'], ['{title}{#references}', '{size}{/references}'])),
    ).toEqual(['Name', 'Size', 'title of 1', 'size of 1', 'title of 2', 'size of 2']);
    expect(await filledBody(tableOf(['{#references}'], ['{title}'], ['{size}'], ['{/references}']))).toEqual([
      'title of 1',
      'size of 1',
      'title of 2',
      'size of 2',
    ]);
    expect(
      await filledBody(paragraph('{#references}') + tableOf(['{title}']) + paragraph('{/references}')),
    ).toEqual(['title of 1', 'title of 2']);
    expect(await filledBody(paragraph('All: {#references}{title}; {/references}end'))).toEqual([
      'All: title of 1; title of 2; end',
    ]);
  });

  it('fills fixed places, and leaves those empty for which no reference was chosen', async () => {
    const body = ['{reference1.title}', '{referens2.rubrik}', '{referenssi3.otsikko}!'].map((one) =>
      paragraph(one),
    );
    const { body: made, unfilled } = fillForm(openForm(wordFile(body.join(''))), new Set(), named);
    expect(lines(await readText('docx', made))).toEqual(['title of 1', 'title of 2', '!']);
    expect(unfilled.size).toBe(0);
  });

  it('shows what depends on a value only where there is one', async () => {
    const some = filling(2, (name, at) =>
      name === 'value' && at === 1 ? undefined : `${name} of ${at + 1}`,
    );
    const body =
      paragraph('{#references}') + paragraph('{title}{#value}: {value}{/value}') + paragraph('{/references}');
    expect(await filledBody(body, some)).toEqual(['title of 1: value of 1', 'title of 2']);
  });

  it('shows a dash for a missing value, and says which', async () => {
    const some = filling(2, (name, at) => (name === 'size' && at === 0 ? undefined : 'x'));
    const file = openForm(wordFile(paragraph('{#references}{size} {/references}')));
    const { body, unfilled } = fillForm(file, new Set(), some);
    expect(await readText('docx', body)).toContain('– x ');
    expect([...unfilled].map(([name, at]) => [name, [...at]])).toEqual([['size', [1]]]);
  });

  it('keeps lines of a value together, with the words around it outside', async () => {
    const some = filling(1, () => 'one\ntwo\r\nthree');
    expect(await filledBody(paragraph('Before {title} after {size}', ' end'), some)).toEqual([
      'Before one',
      'two',
      'three after one',
      'two',
      'three end',
    ]);
  });

  it('reads a placeholder that Word has cut into runs', async () => {
    expect(await filledBody(paragraph('Of {cus', 'tom', 'er} here'))).toEqual(['Of customer of 1 here']);
  });

  it.each([
    '{title} {#references}',
    '<w:t>&lt;',
    ']]><!--',
    '"\'><script>alert(1)</script>',
    '=1+1',
    '\u0000\u0008\uFFFE\uD800',
    '${7*7} {{x}} `rm`',
    '&amp;&#x41;',
  ])('keeps hostile text as text in each placeholder: %j', async (hostile) => {
    const texts = placeholderNames.filter((name) => !isPicture(name));
    const body = texts.map((name) => paragraph(`[{${name}}]`)).join('');
    const { body: made } = fillForm(
      openForm(wordFile(body)),
      new Set(),
      filling(1, () => hostile),
    );
    // eslint-disable-next-line no-control-regex
    const plain = hostile.replaceAll(/[\u0000-\u0008\uFFFE\uD800]/g, '');
    const { parts } = openForm(made);
    const shown = [...parts[0]!.root.getElementsByTagName('w:p')].map((one) => one.textContent);
    expect(shown).toEqual(texts.map(() => `[${plain}]`));
  });

  it('fills headers, footers, footnotes and text boxes too', async () => {
    const part = (kind: string) =>
      `<Override PartName="/word/${kind}.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.${kind}+xml"/>`;
    const kinds = ['header', 'footer', 'footnotes', 'endnotes', 'comments'];
    const members = Object.fromEntries(
      kinds.map((kind) => [`word/${kind}.xml`, `<w:x xmlns:w="urn:w">${paragraph(`${kind} {title}`)}</w:x>`]),
    );
    const box = `<w:p><w:r><mc:AlternateContent><mc:Choice><w:txbxContent>${paragraph('box {title}')}</w:txbxContent></mc:Choice><mc:Fallback><w:txbxContent>${paragraph('box {title}')}</w:txbxContent></mc:Fallback></mc:AlternateContent></w:r></w:p>`;
    const text = await filled(wordFile(box, { members, types: kinds.map(part).join('') }));
    for (const kind of kinds) expect(text).toContain(`${kind} title of 1`);
    expect(text.match(/box title of 1/g)).toHaveLength(2);
  });

  it.each([3, 20, 200])(
    'fills the sample with %i references, their pictures in place',
    async (references) => {
      const bytes = Buffer.from('not really a picture');
      const picture = { bytes, type: 'jpg', width: 300, height: 100, alt: 'A & "B" <c>' } as const;
      const file = openForm(formSample('placeholders'));
      const { body } = fillForm(
        file,
        new Set(),
        filling(references, (name, at) => (name === 'picture' ? picture : `${name} ${at + 1}.`)),
      );
      const { members, parts } = openForm(body);
      const text = await readText('docx', body);
      expect(text).toContain(`customer ${references}.`);
      expect(text).not.toMatch(/[{}]/);
      expect(Object.keys(members).filter((name) => name.includes('media/reference'))).toHaveLength(1);
      const ids = [...parts[0]!.root.getElementsByTagName('wp:docPr')].map((one) => one.getAttribute('id'));
      expect(new Set(ids).size).toBe(references);
      expect(ids).toHaveLength(references);
      const [cut] = [...parts[0]!.root.getElementsByTagName('a:srcRect')];
      expect([cut?.getAttribute('l'), cut?.getAttribute('t')]).toEqual(['23333', null]);
    },
  );
});
