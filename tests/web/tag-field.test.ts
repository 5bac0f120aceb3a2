import { describe, expect, it } from 'vitest';
import { limits } from '#contract/rules/limits';
import { addTags, refusalOf } from '#web/workspace/ui/forms/tag-field.tsx';

const long = 'x'.repeat(limits.tagLength + 1);

describe('tags that are typed', () => {
  it('are added one by one, each once and without space around it', () => {
    expect(addTags(['a'], ' b , a,b,\n c', 9)).toEqual({ added: ['b', 'c'], left: [] });
  });

  it('stay in the input when they are too long, with a word for it, and are never cut', () => {
    expect(addTags([], `a,${long},b`, 9)).toEqual({ added: ['a', 'b'], left: [long] });
    expect(refusalOf([], long, 9)).toBe(`A tag has at most ${limits.tagLength} characters`);
    expect(refusalOf([], long.slice(1), 9)).toBeUndefined();
  });

  it('stay in the input when there is no room for them, with a word for it', () => {
    expect(addTags(['a'], 'b,c', 2)).toEqual({ added: ['b'], left: ['c'] });
    expect(refusalOf(['a', 'b'], 'c', 2)).toBe('At most 2 tags: remove one to add another');
    expect(refusalOf(['a', 'b'], '', 2)).toBeUndefined();
  });
});
