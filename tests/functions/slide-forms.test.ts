import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { isPicture, placeholderNames } from '#contract/form/placeholders';
import { fillForm } from '#functions/document/make/form/fill-form';
import type { Filling } from '#functions/document/make/form/filling';
import { checkForm } from '#functions/form/check-form';
import { clean } from '#functions/form/clean';
import { openForm, packForm } from '#functions/form/office-file';
import { slidesOf } from '#functions/form/slides';
import { below } from '#functions/form/xml';
import * as refusals from '#words/form-refusals';
import * as words from '#words/forms';
import { filling } from '../support/forms.ts';
import {
  group,
  relation,
  shape,
  slideFile,
  slidePicture,
  slideTable,
  type FormSlide,
} from '../support/slide-forms.ts';

const slide = (...shapes: string[]): FormSlide => ({ shapes: shapes.join('') });
const check = (...slides: FormSlide[]) => checkForm(openForm(slideFile(slides)), new Set());
const told = (...slides: FormSlide[]) =>
  check(...slides).mistakeList.map(({ kind, found, place }) => `${kind} ${found} ${words.placeOf(place)}`);

const named = filling(2, (name, at) => (isPicture(name) ? undefined : `${name} of ${at + 1}`));
const fill = (slides: FormSlide[], wanted: Filling = named, others: Record<string, string> = {}) =>
  fillForm(openForm(slideFile(slides, others)), new Set(), wanted);

/** The paragraphs of each slide in its order, and those of its notes behind a line. */
function shown(body: Uint8Array): string[] {
  const texts = (part: { root: Parameters<typeof below>[0] } | undefined) =>
    part === undefined
      ? []
      : below(part.root)
          .filter(({ nodeName }) => nodeName === 'a:p')
          .map((one) =>
            below(one)
              .flatMap(({ nodeName, textContent }) =>
                nodeName === 'a:t' ? [textContent] : nodeName === 'a:br' ? ['\n'] : [],
              )
              .join(''),
          );
  return slidesOf(openForm(body)).map(({ part, notes }) =>
    [...texts(part), ...texts(notes).map((text) => `| ${text}`)].join('; '),
  );
}
const textIn = (bytes: Uint8Array, name: string) => strFromU8(unzipSync(bytes)[name]!);

describe('a PowerPoint form', () => {
  it('tells each mistake with its slide and shape', () => {
    expect(
      told(slide(shape('Title 1', ['{title}'])), {
        ...slide(
          shape('Title 2', ['A {ti', 'tel}']),
          group(shape('Text 5', ['{value'])),
          slideTable('Table 6', ['Name', '{customr}']),
          shape('Text 7', ['{picture}']),
          slidePicture('{title}'),
          shape('Text 8" descr="{logo}', ['A box']),
          group().replace('name', 'descr="{picture}" name'),
        ),
        notes: 'title}',
      }),
    ).toEqual([
      'unknown {titel} Slide 2, shape Title 2',
      'notClosed {value Slide 2, shape Text 5',
      'unknown {customr} Slide 2, shape Table 6, row 1, column 2',
      'pictureOnSlide {picture} Slide 2, shape Text 7',
      'textInPicture {title} Slide 2, shape Picture 3',
      'pictureOnSlide {logo} Slide 2, shape Text 8',
      'pictureOnSlide {picture} Slide 2, shape Group 4',
      'notOpened title} Slide 2, notes',
    ]);
  });

  it.each<[string, FormSlide[], string[]]>([
    ['nothing of a list that is not closed', [slide(shape('A', ['{#references}']))], []],
    [
      'nothing of a list between two shapes',
      [slide(shape('A', ['{/references}']), shape('B', ['{#references}']))],
      [],
    ],
    [
      'a list that begins on no slide',
      [slide(shape('A', ['{/references}']))],
      ['closesNothing {/references} Slide 1, shape A'],
    ],
    [
      'a condition over two shapes',
      [slide(shape('A', ['{#value}']), shape('B', ['{/value}']))],
      ['crossed {/value} Slide 1, shape B'],
    ],
    [
      'a condition over two slides',
      [slide(shape('A', ['{#value}'])), slide(shape('B', ['{/value}']))],
      ['listNotClosed {#value} Slide 1, shape A', 'closesNothing {/value} Slide 2, shape B'],
    ],
  ])('tells of %s', (_, slides, expected) => {
    expect(told(...slides)).toEqual(expected);
  });

  it('finds a list, fixed places and placeholders in notes', () => {
    const form = slide(shape('A', ['{#references}{title}']), shape('B', ['{reference3.title}']));
    expect(check({ ...form, notes: '{story}' })).toMatchObject({
      mistakes: 0,
      placeholders: 4,
      slots: 3,
      repeats: true,
    });
  });

  it('with macros is refused in words', () => {
    const macros = slideFile([], {}, 'application/vnd.ms-powerpoint.presentation.macroEnabled.main+xml');
    expect(() => openForm(macros)).toThrow(refusals.macros);
  });

  it('loses what would be loaded from elsewhere, and keeps links that readers follow', () => {
    const outside = (id: string, kind: string) =>
      relation(id, kind, `https://evil.example/${id}`, 'TargetMode="External"');
    const file = openForm(
      slideFile([
        {
          shapes:
            '<a:hlinkClick r:id="rId3"/><a:hlinkMouseOver r:id="rId3"/><p:graphicFrame><a:graphicData><p:oleObj r:id="rId4"/></a:graphicData></p:graphicFrame><p:pic><p:nvPicPr/><p:blipFill><a:blip r:link="rId5"/></p:blipFill></p:pic>',
          relations: outside('rId3', 'hyperlink') + outside('rId4', 'oleObject') + outside('rId5', 'image'),
        },
      ]),
    );
    expect(clean(file)).toEqual(['links']);
    const bytes = packForm(file);
    expect(textIn(bytes, 'ppt/slides/slide1.xml')).toMatch(
      /<a:hlinkClick r:id="rId3"\/><p:pic><p:nvPicPr\/><p:blipFill><a:blip\/>/,
    );
    expect(textIn(bytes, 'ppt/slides/_rels/slide1.xml.rels').match(/evil.example\/\w+/g)).toEqual([
      'evil.example/rId3',
    ]);
  });
});

describe('filling a PowerPoint form', () => {
  it('repeats the slide that holds a list, with its notes, and fills the others once', () => {
    const { body } = fill([
      slide(shape('A', ['{organization}'])),
      {
        ...slide(
          shape('Title', ['{#refer', 'ences}{number}. {ti', 'tle}!']),
          shape('Text', ['{/references}']),
          slideTable('Table', ['By', '{customer}']),
          group(shape('B', ['{reference2.title}'])),
        ),
        notes: 'Say {role}',
      },
      slide(shape('A', ['Thanks'])),
    ]);
    expect(shown(body)).toEqual([
      'organization of 1',
      'number of 1. title of 1!; ; By; customer of 1; title of 2; | Say role of 1',
      'number of 2. title of 2!; ; By; customer of 2; title of 2; | Say role of 2',
      'Thanks',
    ]);
    const all = unzipSync(body);
    const [sections] = /<p14:sldIdLst>.*<\/p14:sldIdLst>/.exec(textIn(body, 'ppt/presentation.xml'))!;
    expect(sections.match(/id="\d+"/g)).toEqual(['id="256"', 'id="257"', 'id="259"', 'id="258"']);
    expect(
      textIn(body, '[Content_Types].xml').match(/presentationml\.(?:slide|notesSlide)\+xml/g),
    ).toHaveLength(6);
    expect(textIn(body, 'ppt/notesSlides/_rels/notesSlide1.xml.rels')).toContain(
      'Target="../slides/slide4.xml"',
    );
    expect(Object.keys(all).filter((name) => name.includes('slideLayouts'))).toHaveLength(1);
  });

  it('copies what belongs to a slide alone, without what was said about it', () => {
    const others = {
      'ppt/charts/chart1.xml': '<c/>',
      'ppt/charts/_rels/chart1.xml.rels':
        '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="x/package" Target="../embeddings/book.xlsx"/></Relationships>',
      'ppt/embeddings/book.xlsx': 'x',
      'ppt/media/image.png': 'x',
      'ppt/comments/comment1.xml': '<c/>',
    };
    const relations =
      relation('rId3', 'chart', '../charts/chart1.xml') +
      relation('rId4', 'comments', '../comments/comment1.xml') +
      relation('rId5', 'image', '../media/image.png') +
      relation('rId6', 'hyperlink', 'https://town.example/', 'TargetMode="External"');
    const { body } = fill([{ ...slide(shape('A', ['{#references}{title}'])), relations }], named, others);
    const targets = [...textIn(body, 'ppt/slides/_rels/slide2.xml.rels').matchAll(/Target="([^"]*)"/g)];
    expect(targets.map(([, target]) => target)).toEqual([
      '../slideLayouts/slideLayout1.xml',
      '../charts/chart2.xml',
      '../media/image.png',
      'https://town.example/',
    ]);
    expect(textIn(body, 'ppt/charts/_rels/chart2.xml.rels')).toContain('../embeddings/book.xlsx');
  });

  it('shows what depends on a value only where there is one', () => {
    const some = filling(1, (name) => (name === 'size' ? undefined : name));
    const { body } = fill(
      [
        slide(
          shape('A', ['{#size}Size: {size}{/size}{#role}As {role}{/role}']),
          shape('B', ['{#size}'], ['Size: {size}'], ['{/size}']),
          slideTable('C', ['{#size}Size', '{size}{/size}'], ['Role', '{role}']),
        ),
      ],
      some,
    );
    expect(shown(body)).toEqual(['As role; ; Role; role']);
  });

  it('puts a picture into the place of another one, and cuts what does not fit', () => {
    const picture = {
      bytes: Buffer.from('jpg'),
      type: 'jpg' as const,
      width: 400,
      height: 400,
      alt: 'A school',
    };
    const { body } = fill(
      [slide(slidePicture('{picture}')), slide(slidePicture('{logo}', ''))],
      filling(1, () => picture),
    );
    const wide = '<p:grpSpPr><a:xfrm><a:ext cx="4" cy="2"/><a:chExt cx="2" cy="2"/></a:xfrm></p:grpSpPr>';
    const grouped = fill(
      [slide(group(wide, slidePicture('{picture}')))],
      filling(1, () => picture),
    );
    expect(textIn(grouped.body, 'ppt/slides/slide1.xml')).toContain('<a:srcRect t="37500" b="37500"/>');
    const [first, second] = [1, 2].map((n) => textIn(body, `ppt/slides/slide${n}.xml`));
    expect(first).toContain('descr="A school"');
    expect(first).toMatch(/<a:blip r:embed="rId2"\/><a:srcRect t="25000" b="25000"\/>/);
    expect(second).toMatch(/<a:srcRect t="37500" b="37500"\/>/);
    expect(textIn(body, 'ppt/slides/_rels/slide1.xml.rels')).toContain('Target="media/reference1.jpg"');
    expect(textIn(body, '[Content_Types].xml')).toContain('image/jpeg');
  });

  it('shows a dash for what is missing, a picture too, and says which', () => {
    const { body, unfilled } = fill(
      [
        slide(
          slidePicture('{picture}', ''),
          slidePicture('{reference2.picture}'),
          shape('A', ['{size}, {reference2.size}']),
        ),
      ],
      filling(1, () => undefined),
    );
    expect(shown(body)).toEqual(['–; ; –, ']);
    expect([...unfilled].map(([name, at]) => [name, [...at]])).toEqual([
      ['picture', [1]],
      ['size', [1]],
    ]);
    const xml = textIn(body, 'ppt/slides/slide1.xml');
    expect(xml).not.toContain('p:pic');
    expect(xml).toContain('<p:cNvPr id="4" name="Picture 3"/>');
    expect(xml).toContain('<a:off x="5" y="6"/>');
  });

  it.each(['{title} {#references}', ']]><a:t>', '&amp;&#x41;', 'one\r\ntwo', '\u0000\u0008\uFFFE\uD800'])(
    'keeps hostile text as text in each placeholder: %j',
    (hostile) => {
      const texts = placeholderNames.filter((name) => !isPicture(name));
      const { body } = fill(
        [slide(shape('A', ...texts.map((name) => [`{${name}}`])))],
        filling(1, () => hostile),
      );
      // eslint-disable-next-line no-control-regex
      const plain = hostile.replaceAll(/[\u0000-\u0008\uFFFE\uD800]/g, '').replaceAll('\r', '');
      expect(shown(body)).toEqual([texts.map(() => plain).join('; ')]);
    },
  );
});
