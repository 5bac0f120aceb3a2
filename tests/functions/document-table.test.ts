import { describe, expect, it } from 'vitest';
import type { CardContent } from '#contract/cards/card';
import { visitorLanguages } from '#contract/words/languages';
import { renderers } from '#functions/document/make/render';
import {
  findHeading,
  guessColumns,
} from '#web/workspace/features/references/imports/reading/guess-columns.ts';
import { readCandidates } from '#web/workspace/features/references/imports/reading/read-candidates.ts';
import { readTable } from '#web/workspace/features/references/imports/reading/read-table.ts';
import { manuscriptFrom, proofLink } from '../support/manuscripts.ts';

const card: CardContent = {
  id: 'a',
  status: 'Published',
  templateId: 'standard',
  templateConfig: '{}',
  company: 'Harbour Bank',
  title: 'Shore power; in "nine" months',
  tags: ['energy', 'harbour'],
  shortDescription: 'Two berths,\none grid connection.',
  longDescription: '# A story\n\nwith **marks**',
  outcomes: 'No day without ferries',
  quote: 'They were quiet.',
  quotePerson: 'Maija Meri',
  referenceType: 'Project',
  referenceDate: '2026-03',
  clientIndustry: 'Ports',
  location: 'Helsinki',
  projectDuration: '3/2025–3/2026',
  figures: [{ value: '38', unit: '%', label: 'less oil' }],
};

// German words are for readers; imports know the headings of the workspace's languages.
const read = visitorLanguages.filter((language) => language !== 'de');
const kinds = (['xlsx', 'csv'] as const).flatMap((format) =>
  read.map((language) => [format, language] as const),
);

describe('a made table', () => {
  it.each(kinds)('is read back by an import: %s in %s', async (format, language) => {
    const { body } = await renderers[format].render(
      manuscriptFrom([card], { title: 'For: a/pitch', language }),
    );
    const [sheet] = await readTable(new Uint8Array(body), `table.${format}`);
    const heading = findHeading(sheet!);
    const { candidates } = readCandidates(sheet!, heading, guessColumns(sheet!, heading));
    expect(candidates).toHaveLength(1);
    expect(candidates[0]).toMatchObject({ start: '2025-03', end: '2026-03' });
    expect(candidates[0]!.texts).toEqual({
      title: card.title,
      customer: card.company,
      type: card.referenceType,
      industry: card.clientIndustry,
      location: card.location,
      description: card.shortDescription,
      outcomes: card.outcomes,
      quote: card.quote,
      quotePerson: card.quotePerson,
      tags: 'energy\nharbour',
    });
  });

  it('of a tender tells where its proof is on a worksheet of its own', async () => {
    const proof = await proofLink();
    const { body } = await renderers.xlsx.render(manuscriptFrom([card], { proof }));
    const [table, second, ...others] = await readTable(new Uint8Array(body), 'table.xlsx');
    expect([table!.rows.length, second!.rows[1], others]).toEqual([2, [proof.address], []]);
  });

  it('leaves a fact alone that only looks like a month', () => {
    const { rows } = manuscriptFrom([card], {}, { contractForm: '2021-03' }).table;
    expect(rows[0]!.at(-1)).toBe('2021-03');
  });

  it('has a column for each fact that a tender tells', () => {
    const { headings, rows } = manuscriptFrom([card], {}, { role: 'lead', endedOn: '2026-03' }).table;
    expect(headings.slice(-2)).toEqual(['Ended', 'Our role']);
    expect(rows[0]!.slice(-2)).toEqual(['3/2026', 'Lead of a consortium']);
    expect(manuscriptFrom([card]).table.headings).not.toContain('Our role');
  });

  it('says what we did ourselves, marked if it is a business secret', () => {
    const facts = { ourPart: 'All of the piling.', role: 'lead' };
    const { headings, rows } = manuscriptFrom([card], {}, facts).table;
    expect([headings.slice(-2), rows[0]!.slice(-2)]).toEqual([
      ['Our part', 'Our role'],
      ['All of the piling.', 'Lead of a consortium'],
    ]);
    const secret = manuscriptFrom([card], {}, { ...facts, secret: ['ourPart'] }).table;
    expect(secret.rows[0]!.at(-2)).toBe('All of the piling. (business secret)');
  });
});
