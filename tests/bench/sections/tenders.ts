import { readFileSync } from 'node:fs';
import type { FactValues } from '#contract/reference/facts';
import type { Condition } from '#contract/tender/condition';
import { rank } from '#contract/tender/fit';
import { lightOf, type Asked } from '#contract/tender/light';
import { gapsOf, propose } from '#contract/tender/selection';
import type { FitRecord } from '#contract/tender/marks';
import { readEforms } from '#web/workspace/features/tenders/notice/read-eforms.ts';
import { readText } from '#web/workspace/features/tenders/notice/read-text.ts';
import { textOfPdf } from '#web/workspace/features/tenders/notice/text-of-pdf.ts';
import { createLikeness } from '#web/workspace/features/tenders/ranking/likeness.ts';
import { pdfOfText } from '../../support/printed.ts';
import { inTurn, quantile, withSpread, type Finding, type Section } from '../section.ts';

const [references, needs, rounds] = [500, 10, 40];
/** Telephones and old laptops take about so many times as long. */
const slower = 4;
const deadline = '2026-12-18T10:00:00.000Z';
const today = '2026-11-30';
const vocabulary = 3_000;
/** A few words are in every text and most are in few, as in any language. */
const wordsFrom = (at: number, count: number) =>
  Array.from({ length: count }, (_, n) => {
    const share = ((at * 7_919 + n * 104_729 + 13) % 10_007) / 10_007;
    return `subject${Math.floor(vocabulary * share ** 3)}`;
  }).join(' ');

const conditions: Condition[] = [
  { kind: 'ended', months: 60 },
  { kind: 'size', least: 2_500, unit: 'brm²' },
  { kind: 'value', of: 'contract', least: 50_000, currency: 'EUR' },
  { kind: 'role', any: ['sole', 'lead'] },
  { kind: 'clientKind', any: ['municipality'], wish: true },
];
const asked = Array.from({ length: needs }, (_, at) => ({
  id: `need${at}`,
  text: wordsFrom(at, 30),
  about: 'firm' as const,
  number: 3,
  conditions,
  version: 1,
  createdAt: deadline,
  updatedAt: deadline,
}));

const factsOf = (at: number): FactValues => ({
  tenderText: wordsFrom(at, 60),
  contractValue: { amount: at * 1_000, currency: 'EUR' },
  sizes: [{ amount: 1_000 + at * 10, unit: 'brm²' }],
  startedOn: `20${10 + (at % 15)}-03`,
  endedOn: `20${11 + (at % 15)}-06`,
  role: at % 2 ? 'lead' : 'partner',
  clientKind: at % 3 ? 'municipality' : 'private',
});

const entries: Asked['entries'] = Array.from({ length: 20 }, (_, at) => ({
  id: `e${at}`,
  kind: 'granted',
  subjects: ['name', 'text'],
  channels: ['tender'],
  method: 'link',
  at: '2026-01-01T00:00:00.000Z',
  ...(at % 2 && { expiresOn: `2027-0${1 + (at % 9)}-01` }),
})) as unknown as Asked['entries'];

const light = () =>
  lightOf({
    referenceId: 'r',
    tenderId: 't',
    said: ['name', 'text', 'quote', 'images'],
    entries,
    isAsked: false,
    today,
    holdUntil: '2027-04-18',
  });

const records: FitRecord[] = Array.from({ length: references }, (_, at) => ({
  id: `r${at}`,
  tags: [wordsFrom(at, 1)],
  languages: ['en'],
  facts: factsOf(at),
  checkedAt: deadline,
  light: light(),
}));
const textsOf = ({ id, tags, facts }: FitRecord) => ({
  id,
  title: wordsFrom(Number(id.slice(1)), 6),
  type: '',
  tags: tags.join(' '),
  tender: facts.tenderText ?? '',
  story: wordsFrom(Number(id.slice(1)) + 3, 300),
});

const goalFor = (what: string, milliseconds: number) => ({
  goal: `${what} within 50 ms there`,
  measured: `${milliseconds.toFixed(0)} ms`,
  met: milliseconds <= 50,
});

const notice = (name: string) => readFileSync(`../shared/samples/${name}`, 'utf8');

export const section: Section = {
  title: 'Tenders',
  method: `${references} references with facts and stories of 300 words are ranked against ${needs} requirements with five conditions each, as the page of a
tender does while somebody types; the other side visits the same conditions of the same records and sorts numbers. A light is decided from
a ledger of ${entries.length} entries. Notices are the samples; the PDF has a hundred pages. Milliseconds, median and quartiles of ${rounds} rounds.`,
  measure: async (progress) => {
    progress('Ranking');
    const likeness = createLikeness(records.map(textsOf));
    const rankAll = () =>
      asked.map((need) => ({
        need,
        ranked: rank({ need, deadline, likeness: likeness(need.text) }, records),
      }));
    const bare = () =>
      asked.map(() =>
        records
          .map((record) => conditions.reduce((sum, { kind }) => sum + Number(kind in record.facts), 0))
          .toSorted((a, b) => a - b),
      );
    let typed = 0;
    const ranked = rankAll();
    const byId = new Map(records.map((record) => [record.id, record]));
    const pages = pdfOfText(notice('notice-text.txt').repeat(40));
    // Reading takes the bytes away from whoever gives them.
    const readPdf = () => textOfPdf(pages.slice());
    const text = await readPdf();
    const long = await inTurn({ pdf: readPdf }, 5);
    const now =
      <Result>(act: () => Result) =>
      () =>
        Promise.resolve(act());
    const times = await inTurn(
      {
        rank: now(rankAll),
        typed: now(() => likeness(`${asked[0]!.text} ${(typed += 1)}`)),
        bare: now(bare),
        index: now(() => createLikeness(records.map(textsOf))),
        selection: now(() => {
          const { picks } = propose(ranked, undefined);
          return gapsOf(ranked, picks, byId, { languages: ['en'], today });
        }),
        light: now(light),
        xml: now(() => readEforms(notice('notice-eforms-1.13.xml'))),
        text: now(() => readText(text)),
      },
      rounds,
    );
    const median = (side: keyof typeof times) => quantile(times[side], 0.5);
    const finding: Finding = {
      rows: [
        [`${references} references against ${needs} requirements`, times.rank],
        ['Likeness of one requirement that is being typed', times.typed],
        ['The same records visited and sorted alone', times.bare],
        ['The index of words, once', times.index],
        ['Proposal and gaps', times.selection],
        ['One light', times.light],
        ['Notice as XML', times.xml],
        [`Text of a notice of ${text.length.toLocaleString('en')} characters`, times.text],
        ['PDF of a notice, its text', long.pdf],
      ].map(([What, of]) => ({ What: What as string, Milliseconds: withSpread(of as number[]) })),
      goals: [
        {
          goal: `All ranked within 50 ms on a processor ${slower} times as slow`,
          measured: `${(median('rank') * slower).toFixed(0)} ms, ${(median('rank') / median('bare')).toFixed(0)} times the other side`,
          met: median('rank') * slower <= 50,
        },
        goalFor('The requirement that is being typed', (median('rank') / needs + median('typed')) * slower),
        {
          goal: 'A light within 1 ms',
          measured: `${median('light').toFixed(2)} ms`,
          met: median('light') <= 1,
        },
        { goal: 'XML within 1 s', measured: `${median('xml').toFixed(1)} ms`, met: median('xml') <= 1_000 },
        {
          goal: 'A PDF within 3 s',
          measured: `${(quantile(long.pdf, 0.5) / 1_000).toFixed(2)} s`,
          met: quantile(long.pdf, 0.5) <= 3_000,
        },
      ],
    };
    return [finding];
  },
};
