import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { partsOfStory, storyWithout } from '#functions/publication/story-parts';

describe('a story without its pictures or quotations', () => {
  it('has none, and keeps every other word', () => {
    const parts = [
      'Words with ![one](/assets/o/a/1.webp) picture.',
      '[![linked](/assets/o/a/2.webp)](https://example.com)',
      '![a](/assets/o/a/3.webp)> not a quote yet',
      '> Said by somebody',
      '- > said in a list',
      '> ![in a quote](/assets/o/a/4.webp)',
      'Plain words.',
    ];
    fc.assert(
      fc.property(fc.shuffledSubarray(parts), (chosen) => {
        const text = chosen.join('\n\n');
        const plain = storyWithout(storyWithout(text, 'images'), 'quote');
        expect([...partsOfStory(plain, 'images'), ...partsOfStory(plain, 'quote')]).toEqual([]);
        if (chosen.includes('Plain words.')) expect(plain).toContain('Plain words.');
        if (chosen.includes(parts[0]!)) expect(plain).toMatch(/Words with\s+picture\./);
      }),
    );
  });
});
