import { describe, expect, it } from 'vitest';
import { cardOf } from '#contract/cards/card';
import { referenceFields } from '#contract/reference/fields';
import { fieldEntries, mapFields, recordOf, type FieldValues } from '#contract/reference/field-values';
import { assetsOfCards } from '#functions/publication/changed-files';

const [organizationId, assetId] = ['01HZX000000000000000000ORG', '01HZX00000000000000000000A'];
const address = `/assets/${organizationId}/${assetId}/320.webp`;

const typed = mapFields(({ kind }) => {
  if (kind === 'image') return '';
  if (kind === 'tags') return [address];
  return kind === 'figures' ? [{ value: address, unit: address, label: address }] : address;
}) as unknown as FieldValues;

const card = (fields: Partial<FieldValues>) => {
  const { attributes, custom, ...record } = recordOf({ ...typed, ...fields });
  return cardOf({
    ...record,
    id: assetId,
    status: 'Published',
    templateId: 'default',
    attributes: { ...attributes, customerId: assetId, templateId: 'default' },
    custom: { ...custom, templateConfig: JSON.stringify({ ctaText: address }) },
  });
};
const shown = (...cards: Parameters<typeof assetsOfCards>[1]) => [...assetsOfCards(organizationId, cards)];

const images = fieldEntries.filter(([, { kind }]) => kind === 'image').map(([name]) => name);

describe('a public card', () => {
  it('shows no file that is typed into any field, template setting or confirmation', () => {
    const by = { at: 'today', name: address, jobTitle: address, domain: address };
    expect(shown({ ...card({}), company: address, slug: address, confirmed: by } as never)).toEqual([]);
    expect(Object.keys(typed)).toEqual(Object.keys(referenceFields));
  });

  it.each(images)('shows the file of the field %s', (name) => {
    expect(shown(card({ [name]: address }))).toEqual([assetId]);
  });

  it('shows a picture of its story, and of the card for embeds', () => {
    const longDescription = `Before\n\n![The quay](${address})`;
    expect(shown(card({ longDescription }))).toEqual([assetId]);
    expect(shown({ ...card({}), embed: card({ longDescription }) })).toEqual([assetId]);
    expect(shown({ ...card({ longDescription }), embed: false })).toEqual([assetId]);
  });

  it('shows no file of another organization', () => {
    const theirs = address.replace('ORG', 'THE');
    expect(shown(card({ mainImage: theirs, longDescription: `![](${theirs})` }))).toEqual([]);
  });
});
