import { describe, expect, it } from 'vitest';
import { readSmallMarkdown } from '#contract/reference/small-markdown';
import { limits } from '#contract/rules/limits';

describe('a text of very many lines', () => {
  const many = 'b\n'.repeat(500);
  const lines = Array.from(
    { length: 130 },
    (_, n) => `- Item ${n}\n  and what else we learned about it there`,
  );

  it.each([
    ['without marks', `> a\n${many}`],
    ['without marks in a list', `- a\n${many}`],
    ['with returns instead of newlines', `> a\r${many.replaceAll('\n', '\r')}`],
    ['with indentation', `- a\n\n${many.replaceAll('b', '  b\n')}`],
    ['with tabs', `1. a\n${many.replaceAll('b', '\tb')}`],
    ['in one paragraph', 'b\n'.repeat(4_000)],
    ['in paragraphs of their own', 'b\n\n'.repeat(2_600)],
    ['as headings', '# b\n'.repeat(2_000)],
    ['with hard breaks', 'b  \n'.repeat(2_000)],
    ['spread over many quotes', `> a\n${'b\n'.repeat(9)}\n`.repeat(60)],
  ])('is shown as typed: %s', (_, text) => {
    expect(readSmallMarkdown(text)).toBeUndefined();
  });

  it.each([
    ['paragraphs of many lines', many],
    ['a quote before such paragraphs', `> a\n\n${many}`],
    ['a list that fills the whole description', lines.join('\n')],
    ['a quote that fills the whole description', `> ${'It just works for us.\n'.repeat(360)}`],
  ])('does not concern %s', (_, text) => {
    expect(text.length).toBeLessThanOrEqual(limits.longDescriptionLength);
    expect(readSmallMarkdown(text)).toBeDefined();
  });
});
