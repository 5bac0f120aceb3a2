import { strToU8 } from 'fflate';
import { describe, expect, it } from 'vitest';
import type { Facts } from '#contract/reference/fact-schemas';
import type { Customer } from '#contract/resources/customer';
import type { Reference } from '#contract/resources/reference';
import { limits } from '#contract/rules/limits';
import * as words from '#words/imports';
import {
  chosenCustomers,
  domainsIn,
  matchCustomers,
} from '#web/workspace/features/references/imports/match-customers.ts';
import { bodyOf } from '#web/workspace/features/references/imports/body-of.ts';
import { planRows } from '#web/workspace/features/references/imports/plan.ts';
import { readTable } from '#web/workspace/features/references/imports/reading/read-table.ts';
import {
  firstChoices,
  readChosen,
  withField,
} from '#web/workspace/features/references/imports/steps/sheet-choice.ts';

const customerId = '0'.repeat(26);

async function read(...lines: string[]) {
  const choices = firstChoices(await readTable(strToU8(lines.join('\n')), 'pasted'));
  return { choices, candidates: readChosen(choices).candidates };
}

const bodies = async (...lines: string[]) =>
  (await read(...lines)).candidates.map((candidate) => bodyOf(candidate, customerId));

const around = (...references: Partial<Reference>[]) => ({
  references: references.map(
    (one, index) =>
      ({ id: `reference-${index}`, tags: [], custom: {}, attributes: { customerId }, ...one }) as Reference,
  ),
  customers: new Map([['acme', { id: customerId }]]),
  names: new Map([[customerId, 'Acme Oy']]),
  facts: new Map<string, Facts>(),
  sizeLabels: new Map<string, string>(),
});

describe('a row becomes a draft', () => {
  it('with each cell in its field', async () => {
    const [body] = await bodies(
      'Project no;Title;Client;Type;City;County;Started;Completed;Size;Industry;Keywords;Quote;Said by;Value;Share;Role;CPV;Notes',
      'P-1;Quay;Acme;Bridge;Turku;Varsinais-Suomi;3/2021;9/2022;1200 m²;Ports;steel, sea;Well done;Kim;n. 1,5 M€ (alv 0 %);35 %;pääkonsultti;45241000-8;Ask Kim',
    );
    expect(body).toEqual({
      name: 'Quay',
      status: 'Draft',
      externalId: 'P-1',
      tags: ['steel', 'sea'],
      attributes: { customerId, referenceType: 'Bridge', referenceDate: '2022-09' },
      custom: {
        projectLocation: 'Turku, Varsinais-Suomi',
        projectDuration: '3/2021–9/2022',
        clientIndustry: 'Ports',
        quote: 'Well done',
        quotePerson: 'Kim',
        figures: [{ value: '1,200', unit: 'm²', label: 'Size' }],
      },
      facts: {
        contractValue: { amount: 1_500_000, currency: 'EUR', vat: 'excluded', about: true },
        ourShare: 35,
        startedOn: '2021-03',
        endedOn: '2022-09',
        sizes: [{ amount: 1_200, unit: 'm²' }],
        role: 'lead',
        cpv: ['45241000'],
        regions: ['FI1C1'],
        internalNote: 'Ask Kim',
      },
    });
  });

  it('without facts when it has none, and with an unknown role as our part', async () => {
    const [bare, full] = await bodies('Title;Client;Role', 'Quay;Acme;', 'Pier;Acme;Structural design');
    expect([bare!.facts, full!.facts]).toEqual([undefined, { ourPart: 'Structural design' }]);
  });

  it.each([
    ['Kim;+358 40 1234567;', 'Kim\n+358 40 1234567'],
    ['Kim;;not known', 'Kim\nEmail: not known'],
    ['Kim;;kim@customer.example', undefined],
  ])('that keeps people without an address in the internal note: %s', async (cells, note) => {
    const [body] = await bodies('Title;Client;Contact;Phone;Email', `Quay;Acme;${cells}`);
    expect(body!.facts?.internalNote).toBe(note);
  });

  it.each([
    ['Peruskorjaus;vaativa', { workKind: 'renovation', difficulty: 'demanding' }],
    ['nybyggnad;mycket krävande', { workKind: 'new', difficulty: 'very demanding' }],
    ['A bit of all;hard', { internalNote: 'Kind of work: A bit of all\nDifficulty: hard' }],
  ])('of a kind and a difficulty in words: %s', async (cells, facts) => {
    const [body] = await bodies('Title;Client;Kind of work;Difficulty', `Quay;Acme;${cells}`);
    expect(body!.facts).toEqual(facts);
  });

  it('that keeps in the internal note what no field could take', async () => {
    const [body] = await bodies('Title;Client;Value;Start', 'Quay;Acme;salainen;last spring');
    expect(body!.facts).toEqual({ internalNote: 'Start: last spring\nContract value: salainen' });
  });

  it('whose unknown unit stays in the key figure alone', async () => {
    const [body] = await bodies('Title;Client;Size', 'Quay;Acme;12 berths');
    expect([body!.custom?.figures?.[0]?.unit, body!.facts]).toEqual(['berths', undefined]);
  });

  it.each([
    ['2019', '2020', '2019–2020', '2020-12'],
    ['3/2021', 'ongoing', '3/2021–', '2021-03'],
    ['2021', '', '2021', '2021-01'],
    ['', '5/2020', undefined, '2020-05'],
  ])('of the period from "%s" to "%s"', async (start, end, duration, date) => {
    const [body] = await bodies('Title;Client;Start;End', `Quay;Acme;${start};${end}`);
    expect([body!.custom?.projectDuration, body!.attributes.referenceDate]).toEqual([duration, date]);
  });

  it('with whole sentences of a long text as its short description', async () => {
    const sentence = `${'word '.repeat(30)}end. `;
    const [body] = await bodies('Title;Client;Description', `Quay;Acme;${sentence.repeat(60)}`);
    const { facts, attributes } = body!;
    const { description, longDescription } = attributes;
    expect(description).toBe(sentence.repeat(2).trim());
    expect(longDescription!.length).toBeLessThanOrEqual(limits.longDescriptionLength);
    expect(longDescription).toMatch(/end\.$/);
    const kept = [longDescription, facts!.internalNote].join(' ');
    expect(kept).toBe(sentence.repeat(60).trim());
  });
});

describe('a row', () => {
  it.each([
    ['new', 'P-1;Quay;Acme', around()],
    ['new', 'P-1;Quay;Acme', around({ name: 'Pier', externalId: 'P-2' })],
    ['new', ';Quay;Somebody', around({ name: 'Quay' })],
    ['refused', 'P-1;;Acme', around()],
    ['refused', 'P-1;Quay;', around()],
    ['refused', `P-1;${'Q'.repeat(201)};Acme`, around()],
    ['refused', `${'P'.repeat(81)};Quay;Acme`, around()],
  ])('is %s: %s', async (state, line, here) => {
    const { candidates } = await read('Project no;Title;Client', line);
    const [row] = planRows(candidates, here);
    expect(row!.state).toBe(state);
    expect(row!.refusal !== undefined).toBe(state === 'refused');
    expect(row!.remarks).toEqual([]);
  });

  it('says why it is refused apart from what is doubtful about it', async () => {
    const { candidates } = await read('Project no;Title;Client', 'P-1;Quay;');
    const [one] = candidates;
    const doubted = { ...one!, about: { ...one!.about, doubts: ['chart' as const] } };
    const [row] = planRows([doubted], around());
    expect(row).toMatchObject({
      state: 'refused',
      refusal: 'The customer is missing',
      remarks: [words.doubts.chart],
    });
  });
});

it('a row whose story has pictures below it by now is here already', async () => {
  const story = 'A sentence of a long story. '.repeat(30).trim();
  const { candidates } = await read('Title;Client;Description', `Quay;Acme;${story}`);
  const { description } = bodyOf(candidates[0]!, customerId).attributes;
  const longDescription = `${story}\n\n![A quay](/assets/o/a/1.webp)`;
  const attributes = { customerId, templateId: 'default', description, longDescription };
  const [row] = planRows(candidates, around({ name: 'Quay', attributes }));
  expect(row!.state).toBe('same');
});

describe('a customer', () => {
  const attributes = { otherNames: 'Old Forge Oy\nAW', website: 'https://www.acme.example/about' };
  const known = [{ id: customerId, name: 'Acme Works Oy', attributes } as unknown as Customer];

  it('whose name differs in case or legal form is the same', () => {
    expect(matchCustomers(['ACME WORKS'], known)[0]).toMatchObject({ same: known[0], near: [] });
  });

  it('whose name is nearly the same is asked about, and new unless somebody says so', () => {
    const matches = matchCustomers(['Acme Work', 'Harbour Ltd'], known);
    expect(matches.map(({ near }) => near.map(({ name }) => name))).toEqual([['Acme Works Oy'], []]);
    expect(chosenCustomers(matches, new Map()).get('acme work')).toEqual({ name: 'Acme Work' });
    const answers = new Map([['acme work', 'acme works']]);
    expect(chosenCustomers(matches, answers).get('acme work')).toEqual({ id: customerId });
  });

  it('whose name has another number is not asked about', () => {
    const matches = matchCustomers(['Housing Company 12', 'Housing Company 13'], known);
    expect(matches.map(({ near }) => near)).toEqual([[], []]);
  });

  it('is found by its other names, whatever the file calls it', () => {
    const matches = matchCustomers(['OLD FORGE', 'AW Ab', 'Old Forges'], known);
    expect(matches.map(({ same }) => same?.id)).toEqual([customerId, customerId, undefined]);
    expect(matches[2]!.near.map(({ id }) => id)).toEqual([customerId]);
  });

  it('is proposed for a name whose people have addresses of its website', async () => {
    const { candidates } = await read('Title;Client;Email', 'Quay;Harbour Union;jo@acme.example');
    const domains = domainsIn(candidates);
    const [match] = matchCustomers(['Harbour Union'], known, domains);
    expect(match).toMatchObject({ proposed: 'acme works', near: [{ id: customerId }] });
    const anybody = new Map([['harbour union', new Set(['gmail.com'])]]);
    expect(matchCustomers(['Harbour Union'], known, anybody)[0]!.near).toEqual([]);
  });

  it('that is near another one of the file may be made together with it', () => {
    const matches = matchCustomers(['Harbour Union', 'Harbour Unions'], []);
    const made = chosenCustomers(matches, new Map([['harbour unions', 'harbour union']]));
    expect(made.get('harbour unions')).toEqual({ name: 'Harbour Union' });
  });
});

describe('a column', () => {
  it('that is chosen for a field takes it from the other one', async () => {
    const { choices } = await read('Title;Client;Place', 'Quay;Acme;Turku');
    const changed = withField(choices[0]!, 2, 'title');
    expect([...changed.mapping]).toEqual([
      [1, 'customer'],
      [2, 'title'],
    ]);
    expect(readChosen([changed]).candidates[0]!.texts).toEqual({ title: 'Turku', customer: 'Acme' });
    expect(readChosen([withField(changed, 2, '')]).isReady).toBe(false);
  });

  it('of customers may be replaced by one name for all rows with a title', async () => {
    const { choices } = await read('Title;Place', 'Quay;Turku', ';Espoo', 'Bridge;Oulu');
    const choice = { ...choices[0]!, customerOfAll: ' Acme Oy ' };
    const { candidates, leftOut, isReady } = readChosen([choice]);
    expect(candidates.map(({ texts }) => [texts.title, texts.customer])).toEqual([
      ['Quay', 'Acme Oy'],
      ['Bridge', 'Acme Oy'],
    ]);
    expect([leftOut, isReady, readChosen(choices).isReady]).toEqual([
      [{ row: 3, why: 'other' }],
      true,
      false,
    ]);
  });

  it('of customers counts more than one name for all rows', async () => {
    const { choices } = await read('Title;Client', 'Quay;Acme', 'Bridge;');
    const { candidates } = readChosen([{ ...choices[0]!, customerOfAll: 'Other Oy' }]);
    expect(candidates.map(({ texts }) => texts.customer)).toEqual(['Acme', undefined]);
  });
});
