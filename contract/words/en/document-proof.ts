import { productName } from '../../primitives/product.ts';

export const kicker = 'References in a document';
export const holds = 'Still holds';
export const closed = 'Not all of it holds any more';
export const lead =
  'Since this document was prepared, nothing in it has been withdrawn, and no permission behind it has ended.';
export const leadClosed = (count: number, all: number) =>
  `${all === 1 ? 'Its reference' : count === 1 ? 'One of its references' : `${count} of its ${all} references`} may no longer be shown as the document shows ${count === 1 ? 'it' : 'them'}. Please leave ${count === 1 ? 'it' : 'them'} out.`;
export const withdrawn = (day: string) => `Withdrawn in whole or in part on ${day}.`;
export const expired = (day: string) => `The permission that the document was made with ended on ${day}.`;
export const prepared = 'Prepared';
export const ends = 'This page ends';
export const disclaimer = (firm: string) =>
  `${productName} shows what ${firm} has recorded of its customers’ answers. It is no audit.`;
