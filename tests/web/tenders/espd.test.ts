import { describe, expect, it } from 'vitest';
import type { FactValues } from '#contract/reference/facts';
import type { Contact } from '#contract/resources/customer';
import type { Reference } from '#contract/resources/reference';
import { subjects, type Subject } from '#contract/rules/choices';
import { espdLines } from '#web/workspace/features/tenders/selection/espd.ts';

const reference = {
  id: 'r',
  name: 'Kivelä school',
  status: 'Published',
  tags: [],
  templateId: 't',
  attributes: { customerId: 'c', description: 'A card' },
  custom: { alias: 'a Finnish city' },
} as unknown as Reference;
const customer = { name: 'City of Muster' };
const contact = { id: 'p', name: 'Maija Meri', email: 'maija@muster.example', phone: '+358 40 1' } as Contact;
const facts: FactValues = {
  tenderTitle: 'Renovation of a school',
  tenderText: 'Structural design,\nto the end.',
  ourPart: 'All drawings',
  contractValue: { amount: 640_000, currency: 'EUR', vat: 'excluded' },
  ourValue: { amount: 50_000.5, currency: 'SEK', about: true },
  startedOn: '2021-03',
  endedOn: '2023',
  clientContact: 'p',
  reliedOn: 'Geo Oy',
  secret: ['ourValue'],
  internalNote: 'Beware',
  keyPeople: [{ name: 'Olli', task: 'Designer' }],
};
const linesWith = (sayable: readonly Subject[], language = 'en', more: FactValues = {}) =>
  espdLines({ reference, customer, sayable, facts: { ...facts, ...more }, contacts: [contact] }, language);
const without = (...left: Subject[]) => subjects.filter((subject) => !left.includes(subject));

describe('the copy for the ESPD', () => {
  it('has the fields of the form in its order, and nothing internal', () => {
    expect(linesWith(subjects)).toEqual([
      'Description: Renovation of a school. Structural design, to the end.',
      'Total amount: €640,000 (without VAT)',
      'Our part: All drawings',
      'Our amount: about SEK 50,000.50',
      'Period: 3/2021 – 2023',
      'Recipient: City of Muster',
      'Contact person: Maija Meri',
      'Email: maija@muster.example',
      'Telephone: +358 40 1',
      'Confidential: Yes',
      'Other firms relied on: Geo Oy',
    ]);
  });

  it('has the texts in the language of the tender where they are written in it', () => {
    const translations = { fi: { tenderTitle: 'Koulun korjaus', ourPart: 'Kaikki piirustukset' } };
    const [description, , part] = linesWith(subjects, 'fi', { translations });
    expect([description, part]).toEqual([
      'Kuvaus: Koulun korjaus',
      'Meidän osuutemme työstä: Kaikki piirustukset',
    ]);
  });

  it.each([
    ['fi', 'Kokonaismäärä: 640 000 € (alv 0 %)'],
    ['sv', 'Totalt belopp: 640 000 € (utan moms)'],
    ['de', 'Total amount: 640.000 € (without VAT)'],
  ])('is in the language of the tender: %s', (language, line) => {
    expect(linesWith(subjects, language)[1]).toBe(line);
  });

  it('leaves out amounts and the contact that nobody allows', () => {
    const labels = linesWith(without('value', 'person')).map((line) => line.split(':')[0]);
    expect(labels).toEqual([
      'Description',
      'Our part',
      'Period',
      'Recipient',
      'Confidential',
      'Other firms relied on',
    ]);
  });

  it('names neither customer nor contact where the name is left out', () => {
    const ourPart = 'Drawings that the city of Muster asked for';
    const text = linesWith(without('name'), 'en', { ourPart }).join('\n');
    expect(text).toContain('Recipient: a Finnish city');
    expect(text).not.toMatch(/Muster|Maija|\+358/i);
  });

  it('is empty without the text, and says that work still goes on', () => {
    expect(linesWith(without('text'))).toEqual([]);
    expect(linesWith(subjects, 'en', { ongoing: true })).toContain('Period: 3/2021 –');
  });
});
