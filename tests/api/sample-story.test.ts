import { describe, expect, it } from 'vitest';
import { customerRoutes } from '#contract/resources/customer';
import { referenceRoutes } from '#contract/resources/reference';
import { sampleStory } from '#contract/reference/sample-story';
import { callRaw } from '../support/call.ts';
import { call, makeCustomer, makeOwner } from '../support/people.ts';

const { owner, organizationId, caller } = await makeOwner({ maxCards: 500 });
const customer = await makeCustomer(owner, organizationId);
const update = (input: object) => callRaw(referenceRoutes.updateReference, input, caller);

describe('the sample story', () => {
  const { company, title, shortDescription, quote, quotePerson } = sampleStory;
  const own = {
    name: 'Own',
    templateId: 'standard',
    attributes: { description: 'Own', customerId: customer.id },
  };
  const make = (input: object) => callRaw(referenceRoutes.createReference, { ...own, ...input }, caller);
  const parts: Record<string, object> = {
    name: { name: title },
    'attributes.description': { attributes: { ...own.attributes, description: shortDescription } },
    'custom.quote': { custom: { quote } },
    'custom.quotePerson': { custom: { quotePerson } },
    'custom.figures': { custom: { figures: sampleStory.figures.slice(1) } },
  };

  it.each(Object.entries(parts))('cannot be published while its %s is unchanged', async (path, input) => {
    const refused = await make({ ...input, status: 'Published' });
    expect(refused.status).toBe(400);
    expect(refused.body.fields).toEqual({ [path]: 'Still the sample’s. Write your own.' });
    const draft = await make(input);
    expect(draft.status).toBe(200);
    const { id, attributes } = draft.body;
    expect((await update({ id, attributes, status: 'Published' })).status).toBe(400);
    const { name, custom } = { name: 'Own', custom: { quote: '', quotePerson: '', figures: [] } };
    const written = await update({ id, name, custom, attributes: own.attributes, status: 'Published' });
    expect(written.status).toBe(200);
  });

  it('cannot be published for its own customer', async () => {
    const { id: customerId } = await call(customerRoutes.createCustomer, { name: company }, caller);
    const input = { attributes: { ...own.attributes, customerId }, status: 'Published' };
    expect((await make(input)).body.fields).toHaveProperty(['attributes.customerId']);
    await call(customerRoutes.updateCustomer, { id: customerId, name: 'A real one' }, caller);
    expect((await make(input)).status).toBe(200);
  });
});
