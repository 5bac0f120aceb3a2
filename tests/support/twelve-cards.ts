import type { CardContent } from '#contract/cards/card';

const titles = [
  'A booking desk that survives Monday mornings',
  'One price list for forty workshops',
  'From nine approval steps to three',
  'Eyes on a bridge that never closes',
  'A harbour library that reads the weather',
  'Two weeks of stocktaking in one night',
  'A ticket gate nobody queues at',
  'Night trains sold like day trains',
  'Paper permits leave the building site',
  'Every valve has a name',
  'The clinic that stopped calling back',
  'Fewer spreadsheets, calmer Fridays',
];

/** Typical cards: one template, a picture, a sentence or two. The budget of an embed is stated for these. */
export const twelveCards: readonly CardContent[] = titles.map((title, index) => ({
  id: `01KBQ${(index * 7_919 + 1_000_003).toString(36).toUpperCase().padStart(21, 'X7Q2')}`,
  title,
  status: 'Published',
  templateId: 'standard',
  templateConfig: '{}',
  tags: [['Web', 'Operations', 'Retail', 'Transport'][index % 4]!],
  company: `Example ${title.split(' ').at(-1)}`,
  shortDescription: `How we got there: ${title.split(' ').toReversed().join(' ')}.`,
  referenceType: 'Case study',
  referenceDate: `2026-${String(index + 1).padStart(2, '0')}`,
  mainImage: `/assets/${(index * 104_729 + 99_991).toString(36)}/picture.webp`,
}));
