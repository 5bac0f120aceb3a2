import { readFile as readBytes } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { readFile } from '#web/workspace/features/references/imports/reading/read-file.ts';
import { planRows } from '#web/workspace/features/references/imports/plan.ts';
import {
  chosenCustomers,
  matchCustomers,
} from '#web/workspace/features/references/imports/match-customers.ts';
import { bodyOf } from '#web/workspace/features/references/imports/body-of.ts';
import { firstChoices, readChosen } from '#web/workspace/features/references/imports/steps/sheet-choice.ts';
import { deckOf, groupAt, pictureAt, placeholder, textAt, type MadeSlide } from '../../support/decks.ts';

const sample = new Uint8Array(
  await readBytes(new URL('../../support/import-samples/references-deck.pptx', import.meta.url)),
);

async function bring(bytes: Uint8Array) {
  const sheets = await readFile(bytes, 'deck.pptx');
  const choices = firstChoices(sheets);
  return { sheet: sheets[0]!, choices, candidates: readChosen(choices).candidates };
}

const bringSlides = async (...slides: MadeSlide[]) => (await bring(deckOf(slides))).candidates;

function plan(candidates: Awaited<ReturnType<typeof bring>>['candidates']) {
  const names = new Set(candidates.flatMap(({ texts }) => texts.customer ?? []));
  const customers = chosenCustomers(matchCustomers(names, []), new Map());
  const nothing = { references: [], names: new Map(), facts: new Map(), sizeLabels: new Map() };
  return planRows(candidates, { ...nothing, customers });
}

const longText = 'The bridge carries trains and people across the bay all through the year. '.repeat(3);

describe('slides as firms have them', async () => {
  const { sheet, candidates } = await bring(sample);
  const whole = candidates.filter(({ about }) => !about.doubts.includes('part'));
  const on = (slide: number) => whole.find(({ about }) => about.number === slide)!;

  it('give eight titles, and propose to leave out cover, contents and thanks', () => {
    expect(whole.map(({ about }) => about.number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
    expect(
      whole.filter(({ about }) => about.doubts.includes('thin')).map(({ about }) => about.number),
    ).toEqual([1, 2, 11]);
    const titles = whole
      .filter(({ about }) => !about.doubts.includes('thin'))
      .map(({ texts }) => texts.title);
    expect(titles).toEqual([
      'Koulukampuksen peruskorjaus, rakennesuunnittelu, Kuusilahti',
      'Jätevedenpuhdistamon laajennus, prosessisuunnittelu, Hiidenkangas',
      'Päiväkoti, LVIA-suunnittelu, Haapaperä',
      'Stormwater study and master plan, Koivusalmi',
      'Sillan korjaussuunnittelu, Suvantola',
      'Sillat ja kadut',
      'Sairaalan turvajärjestelmät',
      'Rakennuttaminen ja valvonta, Terveyskeskus, Merikaarre',
    ]);
  });

  it('give ten pictures with their texts, and leave the logo out', () => {
    const pictures = whole.flatMap(({ about }) => about.pictures ?? []);
    expect(pictures.map(({ name }) => name)).not.toContain('image-4-1.png');
    expect(pictures).toHaveLength(10);
    expect(pictures.flatMap(({ alt }) => alt || [])).toEqual([
      'Koulukampus kadulta nähtynä',
      'Päiväkodin piha',
      'Stormwater basin',
      'Työmaa keväällä',
    ]);
    expect(pictures.every(({ bytes }) => bytes[0] === 0xff && bytes[1] === 0xd8)).toBe(true);
  });

  it('propose to split the slide with two references', () => {
    const parts = candidates.filter(({ about }) => about.number === 8);
    expect(parts.map(({ about }) => about.doubts)).toEqual([['split'], ['part'], ['part']]);
    expect(
      parts
        .slice(1)
        .map(({ texts, value, start, end, about }) => [texts, value, start, end, about.pictures!.length]),
    ).toEqual([
      [
        { title: 'Kadun saneeraussuunnittelu, Järvenrinne', customer: 'Järvenrinteen Tilat Oy' },
        { amount: 565_000, currency: 'EUR' },
        '2020-10',
        '2021-07',
        1,
      ],
      [
        { title: 'Sillan korjaussuunnittelu, Merikaarre', customer: 'Kiinteistö Oy Merikaarteen Helmi' },
        { amount: 430_000, currency: 'EUR' },
        '2021-01',
        '2021-07',
        1,
      ],
    ]);
    const states = plan(candidates).filter((row) => row.candidate.about.number === 8);
    expect(states.map(({ state, proposed }) => [state, proposed])).toEqual([
      ['unlikely', 'leave'],
      ['new', 'make'],
      ['new', 'make'],
    ]);
  });

  it('give facts from bullets, from a table and from one line', () => {
    expect(on(3)).toMatchObject({
      texts: { customer: 'Kuusilahden kaupunki' },
      value: { amount: 10_000, currency: 'EUR' },
      start: '2016-01',
      end: '2016-01',
      size: { amount: 2_400, unit: 'brm²' },
    });
    expect(on(4)).toMatchObject({
      texts: { customer: 'Hiidenkankaan hyvinvointialue', location: 'Hiidenkangas', role: 'alikonsultti' },
      value: { amount: 195_000 },
      end: '2021-11',
    });
    expect(on(5)).toMatchObject({
      texts: { customer: 'Kiinteistö Oy Haapaperän Helmi', role: 'ryhmittymän jäsen' },
      value: { amount: 380_000 },
      start: '2026',
    });
    expect(sheet.rows[0]).toContain('Palvelu');
    expect(on(7)).toMatchObject({ texts: { customer: 'Suvantolan Vesi Oy' }, end: '2026-05' });
  });

  it('give the quote with its speaker and large numbers as key figures', () => {
    expect(on(6).texts).toMatchObject({
      quote: 'The clearest plan we have bought.',
      quotePerson: 'Aino Keksitty, City Engineer',
    });
    expect(bodyOf(on(9), '').custom!.figures).toEqual([
      { value: '38', unit: '%', label: 'vähemmän hälytyksiä' },
      { value: '420', label: 'ovea' },
      { value: '6', unit: 'kk', label: 'etuajassa' },
    ]);
  });

  it('give words about permission as texts, and the rest of the notes as internal', () => {
    expect(on(3).texts).toMatchObject({ permission: 'kyllä, 12/2027 asti' });
    expect(on(3).contact).toEqual({ name: 'Maija Esimerkki', email: 'maija.esimerkki@kuusilahti.example' });
    expect(on(10).texts).toMatchObject({
      permission: 'kysytty 10/2026, ei vastausta',
      note: 'Älä käytä tarjouksissa ennen lupaa.',
    });
    expect(JSON.stringify(on(10).texts.description)).not.toMatch(/Lupa|Älä/);
  });

  it('make no customer up where none is named', () => {
    expect([on(9), on(10)].map(({ texts }) => texts.customer)).toEqual([undefined, undefined]);
    const refused = plan(candidates).filter(({ state }) => state === 'refused');
    expect(refused.map(({ candidate }) => candidate.about.number)).toEqual([9, 10]);
  });
});

describe('a slide', () => {
  const title = placeholder('title', 'Quay');

  it('keeps each line that is nothing else as its description', async () => {
    const lines = `Client: Acme\nThe challenge: rock below the sea.\n${longText.trim()}\nClient: Other`;
    const [one] = await bringSlides({ shapes: title + textAt([0, 100, 600, 400], lines) });
    expect(one!.texts).toMatchObject({ title: 'Quay', customer: 'Acme' });
    expect(one!.texts.description!.split('\n\n')).toEqual([
      'The challenge: rock below the sea.',
      longText.trim(),
      'Client: Other',
    ]);
  });

  it.each([
    ['Arvo (k€): 195', { amount: 195_000, currency: 'EUR' }],
    ['Fee: about 1.5 M€ (excl. VAT)', { amount: 1_500_000, currency: 'EUR', vat: 'excluded', about: true }],
    ['Värde: 2 Msek', undefined],
  ])('with "%s" has its value read or left', async (line, value) => {
    const [one] = await bringSlides({ shapes: title + textAt([0, 100, 600, 400], line) });
    expect(one!.value).toEqual(value);
  });

  it('without a placeholder has its largest text as the title, and no key figure', async () => {
    const shapes = [
      textAt([0, 300, 300, 100], '40 %\nless waiting', 40),
      textAt([0, 0, 900, 80], 'Quay', 28),
      textAt([0, 100, 900, 80], `Acme Oy\n${longText}`, 14),
    ];
    const [one] = await bringSlides({ shapes: shapes.join('') });
    expect(one!.texts).toMatchObject({ title: 'Quay' });
    expect(one!.figures).toEqual([{ value: '40', unit: '%', label: 'less waiting' }]);
  });

  it('has neither decorations that stand on three slides nor what is small', async () => {
    const slide = (image: string) => ({
      shapes:
        title +
        pictureAt([0, 0, 600, 400], 'r1') +
        pictureAt([700, 0, 500, 300], 'r2') +
        pictureAt([0, 0, 90, 90], 'r3'),
      targets: ['../media/banner.png', `../media/${image}`, `../media/icon-${image}`],
    });
    const media = ['a', 'b', 'c'].flatMap((name) => [
      [`ppt/media/${name}.png`, `picture ${name}`],
      [`ppt/media/icon-${name}.png`, `icon ${name}`],
    ]);
    const files = { 'ppt/media/banner.png': 'banner', ...Object.fromEntries(media) };
    const { candidates } = await bring(deckOf([slide('a.png'), slide('b.png'), slide('c.png')], files));
    expect(candidates.map(({ about }) => about.pictures!.map(({ name }) => name))).toEqual([
      ['a.png'],
      ['b.png'],
      ['c.png'],
    ]);
  });

  it('with two pictures and a word below each is not split', async () => {
    const shapes = [
      title,
      pictureAt([0, 100, 500, 300], 'r1'),
      pictureAt([600, 100, 500, 300], 'r2'),
      textAt([0, 420, 500, 40], 'Before'),
      textAt([600, 420, 500, 40], 'After'),
    ];
    const targets = ['../media/a.png', '../media/b.png'];
    const files = { 'ppt/media/a.png': 'a', 'ppt/media/b.png': 'b' };
    const { candidates } = await bring(deckOf([{ shapes: shapes.join(''), targets }], files));
    expect(candidates.map(({ about }) => about.doubts)).toEqual([[]]);
  });

  it('has places within groups, and those of its layout', async () => {
    const layout = `<p:sldLayout><p:cSld><p:spTree>${placeholder('title', '').replace(
      '<p:spPr/>',
      '<p:spPr><a:xfrm><a:off x="952500" y="0"/><a:ext cx="952500" cy="952500"/></a:xfrm></p:spPr>',
    )}</p:spTree></p:cSld></p:sldLayout>`;
    const shapes =
      title + groupAt([100, 100, 200, 200], [0, 0, 400, 400], textAt([200, 0, 100, 100], longText));
    const slide = { shapes, targets: ['../slideLayouts/slideLayout1.xml'] };
    const { candidates } = await bring(deckOf([slide], { 'ppt/slideLayouts/slideLayout1.xml': layout }));
    const places = candidates[0]!.about.drawing!.boxes.map(({ x, y, width, height }) => [
      x,
      y,
      width,
      height,
    ]);
    expect(places).toEqual([
      [100, 0, 100, 100],
      [200, 100, 50, 50],
    ]);
  });

  it('that is hidden or has a chart says so', async () => {
    const chart =
      '<p:graphicFrame><a:graphic><a:graphicData><c:chart/></a:graphicData></a:graphic></p:graphicFrame>';
    const [one] = await bringSlides({
      shapes: title + textAt([0, 100, 600, 400], `Client: Acme\n${longText}`) + chart,
      attributes: 'show="0"',
    });
    expect(plan([one!])[0]!.remarks).toEqual([
      'The slide has a chart, which is not brought in',
      'It is hidden in the file',
    ]);
  });

  it('gives the texts of a diagram', async () => {
    const shapes = `${title}<p:graphicFrame><a:graphic><a:graphicData><dgm:relIds r:dm="r1"/></a:graphicData></a:graphic></p:graphicFrame>`;
    const slide = { shapes, targets: ['../diagrams/data1.xml'] };
    const data =
      '<dgm:dataModel><dgm:pt><dgm:t><a:p><a:r><a:t>Client: Acme</a:t></a:r></a:p></dgm:t></dgm:pt></dgm:dataModel>';
    const { candidates } = await bring(deckOf([slide], { 'ppt/diagrams/data1.xml': data }));
    expect(candidates[0]!.texts.customer).toBe('Acme');
  });
});
