import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Condition } from '#contract/tender/condition';
import * as refusals from '#words/import-refusals';
import * as words from '#words/tender-notice';
import { Unreadable } from '#web/workspace/file-reading/unreadable.ts';
import { readEforms } from '#web/workspace/features/tenders/notice/read-eforms.ts';
import { conditionsIn, countIn } from '#web/workspace/features/tenders/notice/read-sentence.ts';
import { tedNumberIn } from '#web/workspace/features/tenders/notice/ted-number.ts';
import { readText } from '#web/workspace/features/tenders/notice/read-text.ts';

const sample = (name: string) => readFileSync(`../shared/samples/${name}`, 'utf8');

const firm: Condition[] = [
  { kind: 'workKind', any: ['renovation'] },
  { kind: 'ended', months: 60 },
  { kind: 'size', least: 2_500, unit: 'brm²' },
  { kind: 'value', of: 'ours', least: 50_000, currency: 'EUR' },
];
const manager: Condition[] = [
  { kind: 'ended', months: 120 },
  { kind: 'size', least: 2_000, unit: 'brm²' },
];
const publicClients = ['municipality', 'wellbeing county', 'state', 'public company'] as const;

describe('a notice as text', () => {
  const read = readText(sample('notice-text.txt'));

  it('gives a requirement with the sentences that belong to it', () => {
    expect(read.needs[0]).toMatchObject({ number: 3, about: 'firm', conditions: firm });
    expect(read.needs[0]!.text).toMatch(/^Tarjoajalla on oltava .* \(alv 0 %\)\.$/);
    expect(read.needs).toHaveLength(3);
  });

  it('reads one for a public client after a year', () => {
    expect(read.needs[1]).toMatchObject({
      number: 1,
      about: 'firm',
      conditions: [
        { kind: 'performed', since: '2020-01-01' },
        { kind: 'clientKind', any: publicClients },
      ],
    });
  });

  it('keeps those of a person apart, and takes no years of experience for a window', () => {
    expect(read.needs[2]).toMatchObject({ number: 2, about: 'person', conditions: manager });
    expect(read.rest).toContain('vähintään viiden (5) vuoden kokemus rakennesuunnittelusta');
  });

  it('takes no award points for a requirement', () => {
    expect(read.rest.filter((one) => one.startsWith('Vertailuperusteet'))).toHaveLength(1);
  });

  it('reads buyer, title, deadline and whether one reference may count twice', () => {
    expect(read).toMatchObject({
      buyer: 'Kuusilahden kaupunki',
      title: 'Tarjouspyyntö KUU/214/2026, liite 2: Tarjoajan soveltuvuus',
      deadline: '2026-12-18T12:00',
      sameTwice: true,
    });
  });

  it('reads what and where the work is, and its estimated value', () => {
    const said = [
      'CPV-koodit: 71327000-6, 71321000 ja 7132. NUTS-alue: FI1B1, vanha FI1D3.',
      'Hankinnan arvioitu kokonaisarvo on 1,2 M€ (alv 0 %).',
      'Y-tunnus ja viite 12345678.',
    ];
    expect(readText(said.join('\n'))).toEqual({
      needs: [],
      rest: [
        said[0]!.replace(' NUTS-alue: FI1B1, vanha FI1D3.', ''),
        'NUTS-alue: FI1B1, vanha FI1D3.',
        said[2],
      ],
      value: { amount: 1_200_000, currency: 'EUR' },
      wishes: [
        { kind: 'cpv', wish: true, any: ['71327000', '71321000'] },
        { kind: 'region', wish: true, any: ['FI1B1', 'FI1DC'] },
      ],
    });
  });

  it.each([
    ['The estimated total value is EUR 640 000.', 640_000, 'EUR'],
    ['Upphandlingens uppskattade värde är 2,5 miljoner kronor.', 2_500_000, 'SEK'],
    ['Ennakoitu arvo: 640 000 euroa', 640_000, 'EUR'],
  ])('reads the value in “%s”', (sentence, amount, currency) => {
    expect(readText(sentence).value).toEqual({ amount, currency });
  });

  it('takes no value that a reference must have for that of the contract', () => {
    const asked = readText(
      'Vähintään kolme (3) referenssiä, joiden arvioitu arvo on vähintään 50 000 euroa.',
    );
    expect(asked).not.toHaveProperty('value');
    expect(asked.needs[0]!.conditions).toMatchObject([{ kind: 'value', least: 50_000 }]);
  });

  it('says of another language that nothing was understood', () => {
    const german = 'Der Bieter muss mindestens drei (3) Referenzen aus den letzten fünf Jahren vorlegen.';
    expect(readText(german)).toEqual({ needs: [], rest: [german] });
  });

  it('is read to its end when it repeats itself for two hundred thousand characters', () => {
    expect(readText('vähintään kolme (3) '.repeat(10_000)).needs).toEqual([]);
    expect(readText('1 '.repeat(100_000)).needs).toEqual([]);
    expect(readText('arvioitu CPV 12345678 NUTS '.repeat(7_000)).needs).toEqual([]);
  });
});

describe.each(['1.13', '1.10'])('a notice in the European form of SDK %s', (version) => {
  const read = readEforms(sample(`notice-eforms-${version}.xml`));

  it('gives the requirements of each lot in the language of the notice', () => {
    expect(read.needs).toMatchObject([
      { lot: 'Osa 1: Rakennesuunnittelu', number: 3, about: 'firm', conditions: firm },
      { lot: 'Osa 1: Rakennesuunnittelu', number: 2, about: 'person', conditions: manager },
    ]);
  });

  it('leaves turnover and what is in the documents to be read by people', () => {
    const rest = read.rest.join('\n');
    expect(rest).toContain('liikevaihdon on oltava vähintään 1 200 000 euroa');
    expect(rest).toContain('Osa 2: LVIA-suunnittelu');
  });

  it('gives title, buyer, number and deadline', () => {
    expect(read).toMatchObject({
      title: 'Länsirannan koulukampuksen peruskorjauksen suunnittelupalvelut',
      buyer: 'Kuusilahden kaupunki',
      number: '00000000-2026',
      deadline: '2026-12-18T12:00:00+02:00',
      sameTwice: true,
    });
  });

  it('gives codes, region and value of the lot that asks for references', () => {
    expect(read).toMatchObject({
      value: { amount: 640_000, currency: 'EUR' },
      wishes: [
        { kind: 'cpv', wish: true, any: ['71327000'] },
        { kind: 'region', wish: true, any: ['FI1B1'] },
      ],
    });
  });
});

describe('a notice with the address of its buyer', () => {
  const xml = sample('notice-eforms-1.13.xml')
    .replace(
      '<cac:PartyLegalEntity>',
      '<cac:PostalAddress><cbc:CountrySubentityCode>EL303</cbc:CountrySubentityCode></cac:PostalAddress>$&',
    )
    .replace(
      '<cac:ProcurementProject>',
      '<cac:TenderingProcess><cbc:ProcedureCode>open</cbc:ProcedureCode></cac:TenderingProcess>$&',
    );

  it('gives country, procedure and the one lot with requirements', () => {
    const lot = 'Osa 1: Rakennesuunnittelu';
    expect(readEforms(xml)).toMatchObject({ country: 'GR', procedure: 'Open procedure', lot });
  });

  it('gives no lot when several ask for references', () => {
    const asked = 'Vähintään kaksi (2) referenssiä.';
    expect(readEforms(xml.replace('Katso hankinta-asiakirjat, liite 4.', asked))).not.toHaveProperty('lot');
  });

  it('gives the codes of all lots and no value when several ask for references', () => {
    const asked = xml.replace('Katso hankinta-asiakirjat, liite 4.', 'Vähintään kaksi (2) referenssiä.');
    const read = readEforms(asked);
    expect(read).not.toHaveProperty('value');
    expect(read.wishes).toMatchObject([{ any: ['71327000', '71321000'] }, { any: ['FI1B1'] }]);
  });
});

describe('a number of TED', () => {
  it.each([
    ['123456-2026', '123456-2026'],
    [' 00123456-2026\n', '123456-2026'],
    ['https://ted.europa.eu/fi/notice/-/detail/123456-2026', '123456-2026'],
    ['https://ted.europa.eu/en/notice/123456-2026/xml?a=b', '123456-2026'],
    ['https://ted.europa.eu.example/en/notice/123456-2026', undefined],
    ['https://example.com/123456-2026', undefined],
    ['123456-2026 Koulun suunnittelu', undefined],
    ['0-2026', undefined],
  ])('in %j is %s', (pasted, number) => {
    expect(tedNumberIn(pasted)).toBe(number);
  });
});

describe('a file that is no contract notice', () => {
  it.each([
    [words.otherKind, '<ContractAwardNotice xmlns="urn:x"/>'],
    [words.otherKind, '<html><body>Notice</body></html>'],
    [refusals.damaged, '<!DOCTYPE x [<!ENTITY a "b">]><ContractNotice>&a;</ContractNotice>'],
    [words.unreadable, ''],
  ])('is refused with the words: %s', (said, xml) => {
    expect(() => readEforms(xml)).toThrow(new Unreadable(said));
  });
});

describe('a sentence of a requirement', () => {
  it.each<[string, number | undefined, Condition[]]>([
    [
      'Minst två (2) referenser under de senaste tre (3) åren, minst 1 000 kvadratmeter vardera.',
      2,
      [
        { kind: 'ended', months: 36 },
        { kind: 'size', least: 1_000, unit: 'm²' },
      ],
    ],
    [
      'At least three (3) references completed during the last five (5) years.',
      3,
      [{ kind: 'ended', months: 60 }],
    ],
    [
      'One comparable project with a contract value of at least EUR 1,500,000.',
      1,
      [{ kind: 'value', of: 'contract', least: 1_500_000, currency: 'EUR' }],
    ],
    [
      'Kaksi vastaavaa kohdetta, joiden arvo on vähintään 1,5 M€.',
      2,
      [{ kind: 'value', of: 'contract', least: 1_500_000, currency: 'EUR' }],
    ],
    [
      'Yksi (1) referenssi, jonka arvo on ollut vähintään 300 t€.',
      1,
      [{ kind: 'value', of: 'contract', least: 300_000, currency: 'EUR' }],
    ],
    [
      'Ett referensuppdrag till en offentlig beställare, slutfört efter 2021.',
      1,
      [
        { kind: 'ended', since: '2022-01-01' },
        { kind: 'clientKind', any: [...publicClients] },
      ],
    ],
    [
      'Kolme referenssiä 1.1.2021 jälkeen valmistuneista uudisrakennuskohteista.',
      3,
      [
        { kind: 'ended', since: '2021-01-01' },
        { kind: 'workKind', any: ['new'] },
      ],
    ],
    [
      'Two references carried out since 2019 as main contractor.',
      2,
      [
        { kind: 'performed', since: '2019-01-01' },
        { kind: 'role', any: ['sole', 'lead'] },
      ],
    ],
    [
      'Yksi referenssi jätevedenpuhdistamosta, vähintään 10 000 AVL, erittäin vaativa.',
      1,
      [
        { kind: 'size', least: 10_000, unit: 'AVL' },
        { kind: 'difficulty', least: 'very demanding' },
      ],
    ],
    ['Tre (5) referenser.', 5, []],
    ['Vastuuvakuutus vähintään 1 000 000 euroa.', undefined, []],
    ['Omsättningen ska vara minst 2 000 000 kronor.', undefined, []],
  ])('%s', (sentence, number, conditions) => {
    expect(countIn(sentence)).toBe(number);
    expect(conditionsIn(sentence)).toEqual(conditions);
  });
});
