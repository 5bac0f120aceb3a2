import { describe, expect, it } from 'vitest';
import { isPicture } from '#contract/form/placeholders';
import { fillForm } from '#functions/document/make/form/fill-form';
import type { Filling } from '#functions/document/make/form/filling';
import { checkForm } from '#functions/form/check-form';
import { openForm, packForm } from '#functions/form/office-file';
import { writeCells } from '#functions/form/write-cells';
import { readText } from '../support/document-texts.ts';
import { filling, formSample, tableOf, wordFile } from '../support/forms.ts';

const check = (bytes: Uint8Array) => checkForm(openForm(bytes), new Set());
const valueOf: Filling['valueOf'] = (name, at) => (isPicture(name) ? undefined : `${name} of ${at + 1}`);

describe('a blank form', () => {
  it('proposes placeholders for the 27 empty cells of the blank sample, as three places', () => {
    const { cells, proposed } = check(formSample('blank'));
    expect(proposed).toBe(27);
    const ofPlace = (slot: number) => cells.filter(({ text }) => text.includes(`{reference${slot}.`));
    expect([1, 2, 3].map((slot) => ofPlace(slot).length)).toEqual([9, 9, 9]);
    expect(cells[0]).toMatchObject({ table: 1, row: 1, column: 2 });
    const texts = ofPlace(1).map(({ label, text }) => `${label}: ${text.replaceAll('reference1.', '')}`);
    expect(texts).toEqual([
      'Referenssikohteen nimi: {title}',
      'Tilaaja (organisaatio): {customer}',
      'Tilaajan yhteyshenkilö, puhelin ja sähköposti: {contactName}, {contactPhone}, {contactEmail}',
      'Toteutusaika (kk/vvvv – kk/vvvv): {start} – {end}',
      'Suunnittelupalkkion arvo (alv 0 %): {value}',
      'Laajuus (brm²): {size}',
      'Tarjoajan rooli ja osuus: {role}, {ourShare}',
      'Kohteen ja tehdyn työn kuvaus: {description}',
      'Kuva kohteesta: {picture}',
    ]);
  });

  it('with proposals typed into its cells can be filled', async () => {
    const file = openForm(formSample('blank'));
    const { cells } = checkForm(file, new Set());
    const typed = cells.map(({ label: _label, ...cell }) => cell);
    expect(writeCells(file, typed)).toBe(true);
    expect(writeCells(file, typed)).toBe(false);
    const bytes = packForm(file);
    expect(check(bytes)).toMatchObject({ mistakes: 0, slots: 3, proposed: 0 });
    expect(await readText('docx', fillForm(openForm(bytes), new Set(), filling(2, valueOf)).body)).toMatch(
      /title of 1[^]*title of 2/,
    );
  });

  it('has nothing proposed once somebody has typed a placeholder', () => {
    const cells = tableOf(['Tilaaja', ''], ['Arvo', '{value}']);
    expect(check(wordFile(cells)).proposed).toBe(0);
  });
});
