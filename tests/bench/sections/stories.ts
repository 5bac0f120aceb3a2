import { limits } from '#contract/rules/limits';
import { readSmallMarkdown } from '#contract/reference/small-markdown';
import { inTurn, quantile, withSpread, type Finding, type Section } from '../section.ts';

const rounds = 40;
const most = 3;

const filled = (part: string) =>
  part.repeat(Math.ceil(limits.longDescriptionLength / part.length)).slice(0, limits.longDescriptionLength);

const ordinary = 'an ordinary story';
const texts: Record<string, string> = {
  [ordinary]: filled(
    '## The quay\n\nIt took **nine months** from the first call, with [one crew](https://next.example) on site.\n\n' +
      '- Every ship has power at the pier\n- The noise at night is gone\n\n> They did what they had said.\n\n',
  ),
  'a quote of lines without marks': filled(`> a\n${'b\n'.repeat(limits.longDescriptionLength)}`),
  'a list of lines without marks': filled(`- a\n${'b\n'.repeat(limits.longDescriptionLength)}`),
  'a quote of just as many lines as are drawn': `> a\n${'b\n'.repeat(499)}`,
  'nested lists of just as many lines as are drawn': `- - - - - - a\n${'\t\t\tb\n'.repeat(499)}`,
  'quotes and paragraphs in turn': '> a\n\nb\n'.repeat(199),
  'items of a list': filled('- a\n'),
  'unfinished marks': filled('*a _b [c '),
};

export const section: Section = {
  title: 'Stories',
  method: `Each text is parsed as a long description, the texts in turn, ${rounds} times. The longest has
${limits.longDescriptionLength.toLocaleString('en')} characters. Milliseconds, median and quartiles.`,
  measure: async (progress) => {
    progress('Parsing');
    const parsing = Object.entries(texts).map(
      // The interface is that of slower actions.
      ([name, text]) => [name, () => Promise.resolve(readSmallMarkdown(text))] as const,
    );
    const times = await inTurn(Object.fromEntries(parsing), rounds);
    const median = (name: string) => quantile(times[name]!, 0.5);
    const ratio = (name: string) => median(name) / median(ordinary);
    const worst = Math.max(...Object.keys(texts).map(ratio));
    const finding: Finding = {
      rows: Object.keys(texts).map((name) => ({
        Text: name,
        Characters: texts[name]!.length,
        Milliseconds: withSpread(times[name]!),
        'Times an ordinary story': ratio(name).toFixed(1),
      })),
      goals: [
        {
          goal: `No text takes more than ${most} times as long as an ordinary story`,
          measured: worst.toFixed(1),
          met: worst <= most,
        },
      ],
    };
    return [finding];
  },
};
