import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blocksOf, withBlocks } from '#pages/approval-page/blocks.ts';

const story = `## The problem

Bookings **open** at [eight](https://ferries.example), and the desk stood still.

![The quay](/assets/a/b/400.webp)

- **One answer.** Once a minute.
- A queue

> We apologized.

The *end*.`;

const edit = (changes: Record<number, string>) => withBlocks(story, (index) => changes[index]);

describe('the blocks of a story', () => {
  it('are its headings, paragraphs, items and quotations, as plain words', () => {
    expect(blocksOf(story).map(({ kind, text }) => [kind, text])).toEqual([
      ['heading', 'The problem'],
      ['paragraph', 'Bookings open at eight, and the desk stood still.'],
      ['item', 'One answer. Once a minute.'],
      ['item', 'A queue'],
      ['quotation', 'We apologized.'],
      ['paragraph', 'The end.'],
    ]);
  });

  it('keep the source exactly if nothing was changed', () => {
    expect(edit({})).toBe(story);
    expect(edit({ 1: 'Bookings open at eight, and the desk stood still.\r\n' })).toBe(story);
  });

  it('keep marks whose words still stand in order, and drop the others', () => {
    expect(edit({ 1: 'Since spring, bookings do not open at eight.' })).toContain(
      'Since spring, bookings do not **open** at [eight](https://ferries.example).',
    );
    expect(edit({ 1: 'At eight, bookings open.' })).toContain('At eight, bookings **open**.');
  });

  it('go with their mark when they are emptied', () => {
    expect(edit({ 0: '', 3: '', 4: ' ' })).toBe(
      story.replace('## The problem\n\n', '').replace('\n- A queue', '').replace('> We apologized.\n\n', ''),
    );
  });

  it('become two paragraphs at a blank line', () => {
    expect(
      blocksOf(edit({ 5: 'The end.\n\nOr not.' }))
        .slice(-2)
        .map(({ text }) => text),
    ).toEqual(['The end.', 'Or not.']);
  });

  it('show what was typed, whatever it looks like', () => {
    const typed = fc.stringMatching(/^[a-z*_#>[\]()!`\\<.+-]{1,12}( [a-z*_#>[\]()!`\\<.1)+-]{1,12}){0,3}$/);
    fc.assert(
      fc.property(typed, fc.constantFrom(0, 1, 2, 4, 5), (text, index) => {
        const shown = blocksOf(edit({ [index]: text })).map((block) => block.text);
        expect(shown).toContain(text.trim());
        expect(shown).toHaveLength(6);
      }),
    );
  });
});
