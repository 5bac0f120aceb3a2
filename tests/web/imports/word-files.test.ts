import { describe, expect, it } from 'vitest';
import { readFile } from '#web/workspace/features/references/imports/reading/read-file.ts';
import { firstChoices, readChosen } from '#web/workspace/features/references/imports/steps/sheet-choice.ts';
import { bullet, heading, line, picture, tableOf, wordFile } from '../../support/word-files.ts';

async function bring(bytes: Uint8Array) {
  const sheets = await readFile(bytes, 'references.docx');
  return { sheets, candidates: readChosen(firstChoices(sheets)).candidates };
}

const story = 'We renewed the quay while the ferries kept their timetable all summer long. '.repeat(4).trim();

describe('a Word document', () => {
  it('has a reference for each heading of the first two levels, read as a slide is', async () => {
    const { candidates } = await bring(
      await wordFile(
        heading('References 2026', 1),
        heading('Quay 12'),
        line('Client: Acme Oy'),
        line('Fee €195,000 | Role: lead | Completed 11/2021'),
        line(story),
        bullet('Piles driven at night'),
        line('“Not one ferry was late.” – Kim Smith, Harbour Master'),
        await picture('The quay', '#336699'),
        heading('Details', 3),
        line('Steel and rock.'),
        heading('Shed 7'),
        tableOf(['Client', 'Acme Oy'], ['Value', 'EUR 20,000'], ['Size', '500 m²'], ['Service', 'Design']),
      ),
    );
    const [cover, quay, shed] = candidates;
    expect(candidates).toHaveLength(3);
    expect(cover).toMatchObject({ texts: { title: 'References 2026' }, about: { doubts: ['thin'] } });
    expect(quay).toMatchObject({
      texts: {
        title: 'Quay 12',
        customer: 'Acme Oy',
        role: 'lead',
        quote: 'Not one ferry was late.',
        quotePerson: 'Kim Smith, Harbour Master',
        description: `${story}\n\n- Piles driven at night\n\n## Details\n\nSteel and rock.`,
      },
      value: { amount: 195_000, currency: 'EUR' },
      end: '2021-11',
      about: { number: 2, doubts: [], pictures: [{ alt: 'The quay' }] },
    });
    expect(shed).toMatchObject({
      texts: { title: 'Shed 7', customer: 'Acme Oy' },
      value: { amount: 20_000 },
      size: { amount: 500, unit: 'm²' },
      about: { doubts: [] },
    });
  });

  it('has a reference for each table whose first column has three known labels', async () => {
    const facts = (title: string) =>
      tableOf(['Kohde', title], ['Tilaaja', 'Kunta'], ['Arvo', '5 000 €'], ['Palvelu', 'LVI']);
    const { sheets, candidates } = await bring(await wordFile(facts('Silta'), line(''), facts('Koulu')));
    expect(candidates.map(({ texts, value }) => [texts.title, texts.customer, value?.amount])).toEqual([
      ['Silta', 'Kunta', 5_000],
      ['Koulu', 'Kunta', 5_000],
    ]);
    expect(sheets[0]!.rows[0]).toContain('Palvelu');
  });

  it('keeps a heading that returns within its reference', async () => {
    const one = (title: string) => [heading(title, 1), line('Client: Acme'), heading('Results'), line(story)];
    const { candidates } = await bring(await wordFile(...one('Quay'), ...one('Shed')));
    expect(candidates.map(({ texts }) => texts.title)).toEqual(['Quay', 'Shed']);
    expect(candidates[0]!.texts.description).toBe(`## Results\n\n${story}`);
  });

  it('with a table of references has it read as a worksheet', async () => {
    const rows = [
      ['Project', 'Client', 'Completed', 'Value'],
      ['Quay', 'Acme', '11/2021', '€195,000'],
      ['Shed', 'Acme', '2020', '€20,000'],
    ];
    const { sheets, candidates } = await bring(await wordFile(line('Our references'), tableOf(...rows)));
    expect(sheets.at(-1)!.name).toBe('references.docx, table 1');
    expect(candidates.map(({ texts, value, end }) => [texts.title, value?.amount, end])).toEqual([
      ['Quay', 195_000, '2021-11'],
      ['Shed', 20_000, '2020'],
    ]);
  });

  it('has no picture that stands in three places, or is small', async () => {
    const one = async (title: string, color: string) => [
      heading(title),
      line('Client: Acme'),
      await picture('Logo', '#000000'),
      await picture(title, color),
      await picture('Icon', color, 40),
    ];
    const parts = await Promise.all([one('A', '#110000'), one('B', '#001100'), one('C', '#000011')]);
    const { candidates } = await bring(await wordFile(...parts.flat()));
    expect(candidates.map(({ about }) => about.pictures!.map(({ alt }) => alt))).toEqual([
      ['A'],
      ['B'],
      ['C'],
    ]);
  });

  it('of 200 references with pictures is read in seconds', async () => {
    const own = await picture('Quay', '#336699');
    const parts = Array.from({ length: 200 }, (_, at) => [
      heading(`Quay ${at}`),
      line(`Client: Acme ${at}`),
      line(story),
    ]);
    const bytes = await wordFile(...parts.flat(), own);
    const started = performance.now();
    expect((await bring(bytes)).candidates).toHaveLength(200);
    expect(performance.now() - started).toBeLessThan(20_000);
  });
});
