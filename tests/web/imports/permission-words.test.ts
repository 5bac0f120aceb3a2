import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import {
  findHeading,
  guessColumns,
} from '#web/workspace/features/references/imports/reading/guess-columns.ts';
import { readCandidates } from '#web/workspace/features/references/imports/reading/read-candidates.ts';
import { readPermission } from '#web/workspace/features/references/imports/reading/read-permission.ts';
import { readTable } from '#web/workspace/features/references/imports/reading/read-table.ts';

const everywhere = ['reference-page', 'website', 'document', 'tender'];

describe('words about permission', () => {
  it.each([
    ['Kyllä, 12/2027 asti', everywhere, '2027-12-31', []],
    ['yes – website and tenders', ['reference-page', 'website', 'tender'], '', []],
    ['yes, until 31.3.2028', everywhere, '2028-03-31', []],
    ['ok vain tarjoukset', ['tender'], '', []],
    ['Nimi ok, ei logoa', everywhere, '', ['logo']],
    ['yes but no logo or pictures', everywhere, '', ['logo', 'images']],
    ['ja, inga bilder', everywhere, '', ['images']],
    ['Ei logoa, muuten ok', everywhere, '', ['logo']],
    ['kyllä ilman hintaa', everywhere, '', ['value']],
    ['saa käyttää', everywhere, '', []],
    ['Sopimus 2023, kohta 14.2', everywhere, '', []],
  ])('such as "%s" propose name and text', (text, channels, expiresOn, refused) => {
    const subjects = ['name', 'text'];
    expect(readPermission(text)).toEqual({ seems: 'allowed', subjects, channels, expiresOn, refused });
  });

  it.each([
    ['ei', 'refused', []],
    ['No', 'refused', []],
    ['ei logoa', 'refused', ['logo']],
    ['Not yet asked', 'to ask', []],
    ['Lupa peruttu 3/2025', 'withdrawn', []],
    ['Tillstånd återkallat', 'withdrawn', []],
    ['kysyttävä', 'to ask', []],
    ['only anonymously', 'without name', ['name', 'logo']],
    ['Ok, mutta ei nimeä', 'without name', ['name', 'logo']],
    ['utan namn', 'without name', ['name', 'logo']],
    ['Sopimus tekemättä', 'not clear', []],
    ['?', 'not clear', []],
  ])('such as "%s" propose nothing to show, and are taken for %s', (text, seems, refused) => {
    expect(readPermission(text)).toEqual({ seems, subjects: [], channels: [], expiresOn: '', refused });
  });
});

it.each(['references-messy.xlsx', 'references-messy.csv', 'references-windows-1252.csv'])(
  'the words of %s are counted as its description says',
  async (name) => {
    const bytes = await readFile(new URL(`../../support/import-samples/${name}`, import.meta.url));
    const sheets = await readTable(new Uint8Array(bytes), name);
    const read = sheets
      .filter(({ isHidden }) => !isHidden)
      .flatMap((sheet) => {
        const heading = findHeading(sheet);
        return readCandidates(sheet, heading, guessColumns(sheet, heading)).candidates;
      })
      .map(({ texts }) => readPermission(texts.permission ?? ''));
    const count = (seems: string) => read.filter((one) => one.seems === seems).length;
    expect({
      yes: count('allowed'),
      onlyTenders: read.filter(({ channels }) => channels.join() === 'tender').length,
      withoutLogo: read.filter(({ seems, refused }) => seems === 'allowed' && refused.join() === 'logo')
        .length,
      no: count('refused'),
      withdrawn: count('withdrawn'),
      toAsk: count('to ask'),
      anonymous: count('without name'),
      unclearOrEmpty: count('not clear'),
    }).toEqual({
      yes: 30,
      onlyTenders: 5,
      withoutLogo: 5,
      no: 5,
      withdrawn: 5,
      toAsk: 5,
      anonymous: 5,
      unclearOrEmpty: 10,
    });
  },
);
