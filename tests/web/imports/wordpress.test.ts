import { readFile as readBytes } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { planRows } from '#web/workspace/features/references/imports/plan.ts';
import { readFile } from '#web/workspace/features/references/imports/reading/read-file.ts';
import { firstChoices, readChosen } from '#web/workspace/features/references/imports/steps/sheet-choice.ts';

const sample = new Uint8Array(
  await readBytes(new URL('../../support/import-samples/wordpress-export.xml', import.meta.url)),
);

async function bring(bytes: Uint8Array) {
  const choices = firstChoices(await readFile(bytes, 'export.xml'));
  const { candidates } = readChosen(choices);
  const nothing = { references: [], names: new Map(), facts: new Map(), sizeLabels: new Map() };
  const customers = new Map([
    ['suvantolan vesi', { name: 'Suvantolan Vesi Oy' }],
    ['acme', { name: 'Acme' }],
  ]);
  return { choices, candidates, rows: planRows(candidates, { ...nothing, customers }) };
}

describe('an export file of WordPress', async () => {
  const { choices, candidates, rows } = await bring(sample);

  it('gives two drafts, and leaves out its page and draft unless somebody chooses them', () => {
    expect(choices.map(({ sheet, isChosen }) => [sheet.name, isChosen])).toEqual([
      ['referenssi', true],
      ['page', false],
    ]);
    expect(rows.map(({ state, proposed, candidate }) => [candidate.texts.title, state, proposed])).toEqual([
      ['Vedenpuhdistamo, joka kestää tulvan', 'new', 'make'],
      ['Silta pysyi auki & liikenne kulki', 'new', 'make'],
      ['Luonnos, ei julki', 'unlikely', 'leave'],
    ]);
  });

  it('has its texts as small Markdown, without scripts, blocks and shortcodes', () => {
    expect(candidates.map(({ texts }) => texts.description)).toEqual([
      'Suvantolan puhdistamo tulvi joka kevät. **Nyt se ei tulvi.**\n\n## Mitä teimme\n\n- Mallinsimme virtaamat\n- Siirsimme pumput',
      'Korjaus tehtiin kaista kerrallaan.\n\nYöllä.',
      'Kesken.',
    ]);
    expect(JSON.stringify(candidates)).not.toMatch(/<script|onclick|alert|gallery|wp:/);
  });

  it('has own fields, categories, the day and the featured picture as columns', () => {
    expect(candidates.map(({ texts }) => texts.customer)).toEqual(Array(3).fill('Suvantolan Vesi Oy'));
    expect(candidates[0]!.texts.tags).toBe('vesihuolto\ninfra');
    const { rows: cells, columns } = choices[0]!.sheet;
    const column = (name: string) => cells[0]!.indexOf(name);
    expect(columns!.get(column('Picture'))).toBe('picture');
    expect(candidates.map(({ pictures }) => pictures)).toEqual([
      ['https://www.esimerkki-insinoorit.example/wp-content/uploads/puhdistamo.jpg'],
      ['http://www.esimerkki-insinoorit.example/kuvat/silta.jpg'],
      undefined,
    ]);
    expect(cells[1]![column('Published')]).toBe('2026-03-02');
    // The day of a post says nothing of the project, which tenders would take it for.
    expect(columns!.has(column('Published'))).toBe(false);
  });
});

describe('a post', () => {
  const post = (content: string, meta = '', root = '') =>
    new TextEncoder().encode(
      `<?xml version="1.0"?>${root}<rss xmlns:wp="http://wordpress.org/export/1.2/"><channel><item><title>Quay</title><content:encoded><![CDATA[${content}]]></content:encoded><wp:status>publish</wp:status><wp:post_type>post</wp:post_type>${meta}</item></channel></rss>`,
    );
  const field = (key: string, value: string) =>
    `<wp:postmeta><wp:meta_key>${key}</wp:meta_key><wp:meta_value>${value}</wp:meta_value></wp:postmeta>`;

  it.each([
    ['One.\r\n\r\nTwo.', 'One.\n\nTwo.'],
    ['<p>[vc_row width="2"]A [sic] word[/vc_row]</p>', 'A [sic] word'],
    ['[caption id="a"]<img src="a.png"> The quay[/caption]', 'The quay'],
    ['<p>A page begins with &lt;!DOCTYPE html&gt;</p>', 'A page begins with <!DOCTYPE html>'],
    ['<p><!DOCTYPE html>A quay</p>', 'A quay'],
  ])('of "%s" is read as "%s"', async (content, text) => {
    const { candidates } = await bring(post(content));
    expect(candidates[0]!.texts.description).toBe(text);
  });

  it('has fields of the firm, and none of plugins', async () => {
    const meta = [
      field('client', 'Acme'),
      field('contract_value', '195 000 €'),
      field('_edit_lock', '1'),
      field('gallery', 'a:1:{i:0;s:1:"a";}'),
      field('palvelu', 'LVI'),
    ];
    const { candidates, choices } = await bring(post('<p>A quay</p>', meta.join('')));
    expect(candidates[0]).toMatchObject({ texts: { customer: 'Acme' }, value: { amount: 195_000 } });
    expect(choices[0]!.sheet.rows[0]).toEqual([
      'Title',
      'Customer',
      'Contract value',
      'Description',
      'palvelu',
    ]);
  });

  const attachment = (id: number, ending = 'jpg') =>
    `</item><item><wp:post_id>${id}</wp:post_id><wp:post_type>attachment</wp:post_type><wp:attachment_url>https://firm.example/${id}.${ending}</wp:attachment_url>`;

  it('has the pictures of own fields that are named by number', async () => {
    const meta = [
      field('client', 'Acme'),
      field('_thumbnail_id', '7'),
      field('kansikuva', '8'),
      field('hero_image', '9'),
      field('image_of_plan', '10'),
      field('image_count', '99'),
      field('floors', '8'),
    ];
    const others = [attachment(7), attachment(8), attachment(9, 'png'), attachment(10, 'pdf')];
    const { candidates, choices } = await bring(post('<p>A quay</p>', [...meta, ...others].join('')));
    expect(candidates[0]!.pictures).toEqual(
      [7, 8].map((id) => `https://firm.example/${id}.jpg`).concat('https://firm.example/9.png'),
    );
    expect(choices[0]!.sheet.rows[0]!.slice(-3)).toEqual(['image_of_plan', 'image_count', 'floors']);
  });

  it('has the pictures of its text and galleries, each once and in whole', async () => {
    const content =
      '<img src="https://firm.example/7-300x200.jpg"><img src="http://firm.example/7.jpg"><img src="data:image/png;base64,AA"><img src="javascript:alert(1)"><img src="https://firm.example/9-20x20.png">[gallery ids="8, 7,99"]';
    const { candidates } = await bring(
      post(content, field('client', 'Acme') + attachment(7) + attachment(8)),
    );
    expect(candidates[0]!.pictures).toEqual([
      'https://firm.example/7.jpg',
      'https://firm.example/9-20x20.png',
      'https://firm.example/8.jpg',
    ]);
  });

  it('in a file with a doctype is refused, and so is a file without posts', async () => {
    const empty = '<rss xmlns:wp="http://wordpress.org/export/1.2/"><channel/></rss>';
    await expect(readFile(post('a', '', '<!DOCTYPE rss [<!ENTITY b "c">]>'), 'a')).rejects.toThrow('damaged');
    await expect(readFile(new TextEncoder().encode(empty), 'a')).rejects.toThrow('empty');
  });
});
