import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cut } from '#contract/characters';
import { requiredName } from '#contract/schema';
import { nameOf } from '#web/workspace/files/file-rules.ts';

const unit = fc.constantFrom('a', '😀', '\ud83d', '\ude00', '\u200b', '\u0007', '\n', ' ');

describe('the name of a file', () => {
  it('is sent as the contract takes it, whatever the system calls the file', () => {
    const property = fc.property(fc.string({ unit, maxLength: 260 }), (name) => {
      expect(requiredName('missing').safeParse(nameOf({ name })).success).toBe(true);
    });
    fc.assert(property);
  });
});

describe('a text that is cut to its room', () => {
  it('ends with no half of a character pair', () => {
    const property = fc.property(fc.string({ unit: fc.constantFrom('a', '😀') }), fc.nat(20), (text, max) => {
      expect(text.startsWith(cut(text, max))).toBe(true);
      expect(cut(text, max)).not.toMatch(/\p{Cs}/u);
    });
    fc.assert(property);
  });
});
