import { isFromCustomer } from '#contract/cards/confirmed-from';
import { longDay } from '#contract/permission/place-words';
import type { ProvenState } from '#contract/tender/proof-page';
import type { VisitorLanguage } from '#contract/words/languages';
import type { Words } from '#contract/words/words-of';
import { isClosed, type OpenProofRow, type ProvenReference } from '#functions/publication/proof-rows';

/** An answer from an address that cannot speak for the customer confirms nothing. */
export type SaidState = ProvenState | 'said';
export type PageState = SaidState | 'partial';

export const stateOf = (one: ProvenReference): SaidState =>
  one.state === 'confirmed' && !isFromCustomer(one.confirmation?.by.from) ? 'said' : one.state;

/** A page claims that a part is confirmed only where one of its references is. */
export function pageStateOf(references: readonly ProvenReference[]): PageState {
  const states = new Set(references.map(stateOf));
  const [only] = states;
  if (states.size === 1) return only!;
  return states.has('confirmed') ? 'partial' : 'held';
}

export const toneOf = (state: PageState): string =>
  ({
    confirmed: 'ok',
    said: 'warn',
    changed: 'warn',
    partial: 'warn',
    held: 'off',
    expired: 'off',
    withdrawn: 'bad',
  })[state];

export const sealOf = (state: PageState) =>
  (
    {
      confirmed: 'valid',
      said: 'unknown',
      changed: 'changed',
      partial: 'partial',
      held: 'unknown',
      expired: 'expired',
      withdrawn: 'withdrawn',
    } as const
  )[state];

interface Said {
  page: OpenProofRow;
  words: Words<'buyerProof'>;
  language: VisitorLanguage;
}

/** One sentence about a reference that claims no more than is known. */
export function sentenceOf(one: ProvenReference, { page, words, language }: Said): string {
  const firm = page.organization;
  if (isClosed(one)) return words[one.state](longDay(one.endedAt, language), firm);
  const { confirmation } = one;
  if (!confirmation || one.state === 'held') return words.held(firm);
  const day = longDay(confirmation.at, language);
  if (stateOf(one) === 'said')
    return confirmation.by.from === 'asker' ? words.saidAsker(day, firm) : words.saidFree(day);
  return one.state === 'confirmed' ? words.confirmed(day) : words.changed(day);
}
