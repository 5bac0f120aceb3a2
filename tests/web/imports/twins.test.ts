import { strToU8 } from 'fflate';
import { describe, expect, it } from 'vitest';
import type { Facts } from '#contract/reference/fact-schemas';
import type { FactValues } from '#contract/reference/facts';
import type { Reference } from '#contract/resources/reference';
import { unitsOf } from '#web/workspace/features/references/imports/note-import.ts';
import { planRows, type Around, type Choice } from '#web/workspace/features/references/imports/plan.ts';
import { Projects } from '#web/workspace/features/references/imports/reading/find-projects.ts';
import { readTable } from '#web/workspace/features/references/imports/reading/read-table.ts';
import { firstChoices, readChosen } from '#web/workspace/features/references/imports/steps/sheet-choice.ts';

const customerId = '0'.repeat(26);

/** A reference as the server returns it, with its facts. */
type Here = Partial<Reference> & { facts?: FactValues };

function around(...here: Here[]): Around {
  const references = here.map(
    ({ facts: _apart, ...one }, index) =>
      ({
        id: `reference-${index}`,
        status: 'Draft',
        tags: [],
        custom: { templateConfig: '{}' },
        ...one,
        attributes: { customerId, templateId: 'default', ...one.attributes },
      }) as unknown as Reference,
  );
  const facts = references.map(({ id }, index): [string, Facts] => [
    id,
    { referenceId: id, version: 1, values: here[index]!.facts ?? {} },
  ]);
  return {
    references,
    customers: new Map([['acme', { id: customerId }]]),
    names: new Map([[customerId, 'Acme Oy']]),
    facts: new Map(facts),
    sizeLabels: new Map([['pasted', 'Size']]),
  };
}

async function plan(here: Around, ...lines: string[]) {
  const choices = firstChoices(await readTable(strToU8(lines.join('\n')), 'pasted'));
  return planRows(readChosen(choices).candidates, here);
}

const changesOf = async (here: Here, ...lines: string[]) =>
  (await plan(around({ externalId: 'P-1', name: 'Quay', ...here }), ...lines))[0]!.changes.map(
    ({ label, old, now }) => `${label}: ${old} → ${now}`,
  );

describe('a twin', () => {
  const known = new Projects<string>();
  known.add('first', {
    number: 'P-1',
    title: 'Main quay, phase 2, design',
    customer: 'Port of Oulu Ltd',
    date: '2021-05',
  });

  it.each([
    ['number', { number: 'P-1', title: 'Other', customer: 'Other' }],
    ['title', { title: 'MAIN QUAY: phase 2 (design)', customer: 'Port of Oulu' }],
    ['title', { number: 'P-2', title: 'Main quay, phase 2, design', customer: 'Port of Oulu' }],
    ['words', { title: 'Main quay, phase 3, design', customer: 'Port of Oulu', date: '2021' }],
    ['words', { title: 'Phase 2 design, main quay', customer: 'Port of Oulu', date: '2022-01' }],
    [undefined, { title: 'Main quay, phase 3, design', customer: 'Port of Oulu', date: '2022' }],
    [
      undefined,
      { number: 'P-2', title: 'Main quay, phase 3, design', customer: 'Port of Oulu', date: '2021' },
    ],
    [undefined, { title: 'Main quay', customer: 'Port of Oulu' }],
  ])('is found by its %s: %o', (by, project) => {
    expect(known.find(project)?.by).toBe(by);
  });

  it.each<[string, Choice, Choice[], Here, string]>([
    ['changed', 'update', ['update', 'leave'], { externalId: 'P-1', name: 'Quay' }, 'P-1;Quay 2;Acme'],
    [
      'changed',
      'leave',
      ['update', 'leave'],
      { externalId: 'P-1', name: 'Quay', status: 'Published' },
      'P-1;Quay 2;Acme',
    ],
    ['same', 'leave', ['leave'], { externalId: 'P-1', name: 'Quay' }, 'P-1;Quay;Acme'],
    ['same', 'leave', ['make', 'leave'], { name: 'Quay' }, 'P-1;Quay;Acme'],
    ['twin', 'leave', ['update', 'make', 'leave'], { name: 'Quay' }, ';QUAY!;Acme'],
  ])('here is %s, and %s is proposed of %o', async (state, proposed, choices, here, line) => {
    const [row] = await plan(around(here), 'Project no;Title;Client', line);
    expect(row).toMatchObject({ state, proposed, choices, known: { id: 'reference-0' } });
  });

  it('in the file is left out, or adds to the first of its number', async () => {
    const [, equal, number, last] = await plan(
      around(),
      'Project no;Title;Client;Type',
      'P-1;Quay;Acme;',
      ';quay;ACME;Bridge',
      'P-1;Quay 2;Acme;Pier',
      'P-1;Quay;Acme;',
    );
    expect(equal).toMatchObject({ state: 'twin', proposed: 'leave', choices: ['update', 'make', 'leave'] });
    expect(number).toMatchObject({ state: 'twin', proposed: 'update', choices: ['update', 'leave'] });
    expect(last).toMatchObject({ state: 'twin', proposed: 'leave', choices: ['leave'] });
  });

  it('with two rows is the same once both have been brought in', async () => {
    const lines = ['Project no;Title;Client', 'P-1;Quay;Acme', 'P-1;Quay 2;Acme'];
    const states = async (name: string) =>
      (await plan(around({ externalId: 'P-1', name }), ...lines)).map(({ state }) => state);
    expect(await states('Quay 2')).toEqual(['same', 'same']);
    expect(await states('Pier')).toEqual(['changed', 'changed']);
  });

  it('that updates a row which is left out becomes a reference of its own', async () => {
    const rows = await plan(around(), 'Project no;Title;Client', 'P-1;Quay;Acme', 'P-1;Quay 2;Acme');
    const units = (...choices: Choice[]) =>
      unitsOf(rows.map((row, index) => ({ row, choice: choices[index]! }))).map((unit) => unit.rows.length);
    expect(units('make', 'update')).toEqual([2]);
    expect(units('leave', 'update')).toEqual([1]);
    expect(units('leave', 'leave')).toEqual([]);
  });

  it('among five thousand is found by its rarest words', () => {
    const many = new Projects<number>();
    const titleOf = (index: number) =>
      `Renovation of building ${index} in the harbour of district ${index % 40}`;
    for (let index = 0; index < 5_000; index += 1)
      many.add(index, { title: titleOf(index), customer: 'City of Oulu' });
    const found = many.find({ title: `${titleOf(4_321)} today`, customer: 'City of Oulu' });
    expect(found).toEqual({ of: 4_321, by: 'words' });
  });
});

describe('an update', () => {
  it('shows only what differs, old and new', async () => {
    const changes = await changesOf(
      { attributes: { referenceType: 'Bridge' } as Reference['attributes'], facts: { ourShare: 35 } },
      'Project no;Title;Client;Type;Share;City',
      'P-1;Quay;Acme;Pier;40 %;Oulu',
    );
    expect(changes).toEqual(['Type: Bridge → Pier', 'Location:  → Oulu', 'Our share, %: 35 % → 40 %']);
  });

  it('leaves fields alone that the file has no column or no cell for', async () => {
    const here = {
      custom: { templateConfig: '{}', clientIndustry: 'Ports' },
      facts: { internalNote: 'Ask Kim' },
    };
    expect(await changesOf(here, 'Project no;Title;Client;Industry;Type', 'P-1;Quay;Acme;;')).toEqual([]);
  });

  it('adds to lists and to the internal note, and takes nothing off them', async () => {
    const changes = await changesOf(
      {
        tags: ['steel'],
        custom: {
          templateConfig: '{}',
          figures: [
            { value: '1 200', unit: 'm²', label: 'Size' },
            { value: '9', label: 'months' },
          ],
        },
        facts: { sizes: [{ amount: 3, unit: 'km' }], cpv: ['71000000'], internalNote: 'By hand' },
      },
      'Project no;Title;Client;Keywords;Size;CPV;Notes',
      'P-1;Quay;Acme;sea, steel;1200 m²;45241000-8;From the file',
    );
    expect(changes).toEqual([
      'Tags: steel → steel, sea',
      'Sizes: 3 km → 3 km, 1,200 m²',
      'CPV codes: 71000000 → 71000000, 45241000',
      'Internal note: By hand → By hand\nFrom the file',
    ]);
  });

  it('of a project that has ended stops it from going on', async () => {
    const changes = await changesOf(
      { facts: { ongoing: true } },
      'Project no;Title;Client;End',
      'P-1;Quay;Acme;9/2024',
    );
    expect(changes).toContain('Ended:  → 9/2024');
  });

  it('says that customer, number and what is public need a look', async () => {
    const [row] = await plan(
      around({ name: 'Quay', status: 'Published' }),
      'Project no;Title;Client',
      'P-9;Quay;Acme',
    );
    expect(row!.remarks).toEqual([
      'It is public: an update shows within a minute',
      'The file has the project number P-9. An update leaves the number as it is',
    ]);
    const [other] = await plan(
      around({ externalId: 'P-9', name: 'Quay' }),
      'Project no;Title;Client',
      'P-9;Quay;Harbour',
    );
    expect(other!.remarks).toEqual([
      'The file names another customer, Harbour. An update leaves the customer as it is',
    ]);
  });

  it('adds a contact for buyers where there is none yet', async () => {
    const lines = ['Project no;Title;Client;Contact', 'P-1;Quay;Acme;Kim, kim@customer.example'];
    expect(await changesOf({}, ...lines)).toEqual(['Contact person:  → Kim, kim@customer.example']);
    expect(await changesOf({ facts: { clientContact: '1'.repeat(26) } }, ...lines)).toEqual([]);
  });
});
