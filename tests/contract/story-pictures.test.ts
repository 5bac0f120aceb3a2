import { describe, expect, it } from 'vitest';
import { storyPictures } from '#contract/reference/story-pictures';

const [quay, pier] = ['/assets/ORG/A/400.webp', '/assets/ORG/B/800.webp'];

describe('the library’s pictures of a story', () => {
  it('are found in every position, each once', () => {
    const text = `![The quay](${quay} "In March")\n\n- ![](<${pier}>)\n\n> [![a](${quay})](https://next.example)`;
    expect(storyPictures(text)).toEqual([quay, pier]);
  });

  it.each([
    ['typed into the text', quay],
    ['in brackets', `(${quay})`],
    ['the target of a link', `[The quay](${quay})`],
    ['behind an escaped mark', `\\![The quay](${quay})`],
    ['the title of another picture', `![a](https://next.example/x.png "](${quay})")`],
    ['on another server', `![a](https://next.example${quay})`],
    ['written with escapes', `![a](\\/assets\\/ORG/A/400.webp)`],
    ['in a text with too many marks to be drawn', `![a](${quay}) ${'*a '.repeat(1_001)}`],
  ])('exclude an address %s', (_, text) => {
    expect(storyPictures(text)).toEqual([]);
  });
});
