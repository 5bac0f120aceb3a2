import { describe, expect, it } from 'vitest';
import { customerRoutes } from '#contract/resources/customer';
import { organizationRoutes } from '#contract/resources/organization';
import { publicRoutes } from '#contract/resources/public';
import { referenceRoutes } from '#contract/resources/reference';
import { callRaw } from '../support/call.ts';
import { makeOwner } from '../support/people.ts';
import { dumpPartition } from '../support/table.ts';

const send = (body: string, headers?: Record<string, string>) =>
  callRaw(customerRoutes.createCustomer, {}, caller, { body, ...(headers && { headers }) });

const { owner, organizationId, caller } = await makeOwner();

describe('invalid input', () => {
  it.each([
    ['half of a document', '{"name":', 400, 'MALFORMED_JSON'],
    ['no JSON at all', 'name=A', 400, 'MALFORMED_JSON'],
    ['nothing', '', 400, 'VALIDATION_FAILED'],
    ['a list', '[]', 400, 'VALIDATION_FAILED'],
    ['null', 'null', 400, 'VALIDATION_FAILED'],
    ['a number', '12', 400, 'VALIDATION_FAILED'],
    ['ten thousand levels', `{"name":${'['.repeat(10_000)}${']'.repeat(10_000)}}`, 400, 'VALIDATION_FAILED'],
    [
      'ten thousand levels in an attribute',
      `{"name":"A","attributes":{"a":${'{"b":'.repeat(10_000)}1${'}'.repeat(10_000)}}}`,
      400,
      'VALIDATION_FAILED',
    ],
    ['a name of a wrong type', '{"name":{"a":1}}', 400, 'VALIDATION_FAILED'],
    ['a name of 201 characters', JSON.stringify({ name: 'x'.repeat(201) }), 400, 'VALIDATION_FAILED'],
    ['a name with a line break', '{"name":"A\\r\\nBcc: x"}', 400, 'VALIDATION_FAILED'],
    ['a name with a control character', '{"name":"A\\u0000B"}', 400, 'VALIDATION_FAILED'],
    ['an unknown status', '{"name":"A","status":"Gone"}', 400, 'VALIDATION_FAILED'],
    ['a prototype', '{"name":"A","__proto__":{"status":"Active"}}', 400, 'VALIDATION_FAILED'],
  ])('such as %s is refused with its code, and nothing is written', async (_name, body, status, code) => {
    const before = await dumpPartition(`ORG#${organizationId}`);
    const response = await send(body);
    expect(response.status).toBe(status);
    expect(response.body).toMatchObject({ code, requestId: expect.any(String) });
    expect(response.body.Error).toBe(response.body.error);
    expect(await dumpPartition(`ORG#${organizationId}`)).toEqual(before);
    expect((await callRaw(customerRoutes.listCustomers, {}, caller)).status).toBe(200);
  });

  it.each([
    ['{"name":{"a":1}}', 'Customer name is required'],
    ['{"name":"A","visibility":"secret"}', 'visibility: Must be one of public, unlisted, private'],
    ['{"name":"A","tags":"x"}', 'tags: Must be of type array'],
    ['{"name":"A","tags":["a\\nb"]}', 'tags.0: Must be a single line'],
    ['{"name":"A","nonsense":1}', 'Unknown field: nonsense'],
  ])('such as %s is answered with a message that names the field', async (body, text) => {
    expect((await send(body)).body.Error).toBe(text);
  });

  it.each([
    '9007199254740993',
    '-9007199254740992',
    '1e20',
    '-1e20',
    '1e126',
    '1e308',
    '1e999',
    '1e-131',
    '1e-200',
    '-1e-101',
    '5e-324',
  ])('is refused for a number that the table cannot store: %s', async (number) => {
    const { status, body } = await send(`{"name":"A","attributes":{"staff":${number}}}`);
    expect([status, body.code]).toEqual([400, 'VALIDATION_FAILED']);
    expect(Object.keys(body.fields!)).toEqual(['attributes.staff']);
  });

  it.each([
    '9007199254740991',
    '-9007199254740991',
    '0',
    '-0',
    '12.5',
    '0.1',
    '1e-100',
    '-1e-99',
    '123456.7890123',
  ])('is not assumed for an ordinary number, which is returned unchanged: %s', async (number) => {
    const { status, body } = await send(`{"name":"A","attributes":{"staff":${number}}}`);
    expect([status, body.attributes]).toEqual([200, { staff: Number(number) + 0 }]);
    const read = await callRaw(customerRoutes.getCustomer, { id: body.id }, caller);
    expect(read.body.attributes).toEqual(body.attributes);
  });

  it.each(['', '  ', '\u200b'])('as a template name (%j) means the default template', async (templateId) => {
    const { id: customerId } = (await send('{"name":"A"}')).body;
    const expected = [200, { templateId: 'default', attributes: { templateId: 'default' } }];
    const { createReference, updateReference } = referenceRoutes;
    for (const sent of [
      { templateId, attributes: { customerId } },
      { attributes: { customerId, templateId } },
      { templateId, attributes: { customerId, templateId } },
    ]) {
      const made = await callRaw(createReference, { name: 'Plain', ...sent }, caller);
      expect([made.status, made.body]).toMatchObject(expected);
      const saved = await callRaw(updateReference, { id: made.body.id, ...sent }, caller);
      expect([saved.status, saved.body]).toMatchObject(expected);
      await callRaw(referenceRoutes.deleteReference, { id: made.body.id }, caller);
    }
    const inner = { name: 'Named inside', templateId, attributes: { customerId, templateId: 'design' } };
    const { body } = await callRaw(createReference, inner, caller);
    expect(body).toMatchObject({ templateId: 'design', attributes: { templateId: 'design' } });
  });

  it('with thousands of mistakes gets a short answer with the first fifty', async () => {
    const key = (n: number) => `no ${n} ${'x'.repeat(60)}`;
    const many = Object.fromEntries(Array.from({ length: 3_000 }, (_, n) => [key(n), 'x']));
    for (const [sent, fields] of [
      [{ name: 'A', attributes: many }, 50],
      [{ name: 'A', ...many }, 1],
      [{ name: 'A', attributes: { ['x'.repeat(200_000)]: 1 } }, 1],
      [{ name: 'A', tags: Array.from({ length: 20_000 }, () => 1) }, 1],
      [{ name: 'A', ['y'.repeat(200_000)]: 1 }, 1],
    ] as const) {
      const { status, body } = await send(JSON.stringify(sent));
      expect([status, body.code]).toEqual([400, 'VALIDATION_FAILED']);
      expect(Object.keys(body.fields!)).toHaveLength(fields);
      expect(JSON.stringify(body).length).toBeLessThan(16_000);
    }
  });

  it('is not assumed for a body that arrives as base64', async () => {
    const { status } = await send(JSON.stringify({ name: 'Åäö' }), {
      'content-type': 'application/octet-stream',
    });
    expect(status).toBe(200);
  });

  it.each(['a#b', '..%2F..%2Fx', '%00', 'x'.repeat(4096), 'short', '%E0%A4%A'])(
    'in a path (%.20j) is answered with 400 or 404',
    async (id) => {
      for (const route of [
        customerRoutes.getCustomer,
        referenceRoutes.getReference,
        publicRoutes.getReferencePage,
      ]) {
        const path = route.path.replace('{id}', id) as typeof route.path;
        const { status } = await callRaw({ ...route, path }, {}, caller);
        expect([400, 404]).toContain(status);
      }
    },
  );

  it.each(['x', '../..', 'x'.repeat(4096), '01HZX0000000000000000000ZZ'])(
    'in X-Organization-Id (%.20j) is answered like a missing organization',
    async (named) => {
      const { status, body } = await callRaw(
        customerRoutes.listCustomers,
        {},
        { token: owner.accessToken, organizationId: named },
      );
      expect(status).toBe(404);
      expect(body.code).toBe('NOT_FOUND');
    },
  );

  it('as an organization name is refused, and no organization is made', async () => {
    for (const name of [undefined, '', '  ', 12, 'A\r\nB', 'x'.repeat(201)]) {
      const { status, body } = await callRaw(
        organizationRoutes.createOrganization,
        { name },
        { token: owner.accessToken },
      );
      expect(status).toBe(400);
      expect(body.code).toBe('VALIDATION_FAILED');
    }
    const { body } = await callRaw(organizationRoutes.listOrganizations, {}, { token: owner.accessToken });
    expect(body.organizations).toHaveLength(1);
  });
});
