import { describe, expect, it } from 'vitest';
import { limits } from '#contract/rules/limits';
import { addTags, refusalOf } from '#web/workspace/ui/forms/tag-field.tsx';

const long = 'x'.repeat(limits.tagLength + 1);

describe('typed tags', () => {
  it('are added once each, without surrounding space', () => {
    expect(addTags(['a'], ' b , a,b,\n c', 9)).toEqual({ added: ['b', 'c'], left: [] });
  });

  it('stay in the input with an error when they are too long', () => {
    expect(addTags([], `a,${long},b`, 9)).toEqual({ added: ['a', 'b'], left: [long] });
    expect(refusalOf([], long, 9)).toBe(`A tag has at most ${limits.tagLength} characters`);
    expect(refusalOf([], long.slice(1), 9)).toBeUndefined();
  });

  it('stay in the input with an error when there are too many', () => {
    expect(addTags(['a'], 'b,c', 2)).toEqual({ added: ['b'], left: ['c'] });
    expect(refusalOf(['a', 'b'], 'c', 2)).toBe('At most 2 tags: remove one to add another');
    expect(refusalOf(['a', 'b'], '', 2)).toBeUndefined();
  });
});
