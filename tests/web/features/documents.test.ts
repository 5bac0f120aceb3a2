import { expect, it } from 'vitest';
import * as english from '#contract/words/en/document-failures';
import * as finnish from '#contract/words/fi/document-failures';
import * as swedish from '#contract/words/sv/document-failures';
import { askAgainAfterMs } from '#web/workspace/documents/made-documents.ts';

it('asks about a pending document at first often and later every 20 seconds', () => {
  const waits = [0, 1, 2, 20, 2_000].map(askAgainAfterMs);
  expect(waits).toEqual([1_000, 1_500, 2_250, 20_000, 20_000]);
});

it.each([finnish, swedish])('says in the own language why a document was not made', (words) => {
  expect(words.failureSaid(english.nothingLeft)).toBe(words.nothingLeft);
  expect(words.failureSaid(english.tooMany)).toBe(words.tooMany);
  expect(words.failureSaid('Something new')).toBe(words.wornOut);
});
