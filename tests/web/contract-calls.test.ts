import { expect, it } from 'vitest';
import { customerRoutes } from '#contract/resources/customer';
import { contractCalls } from '../../web/plugins/contract-calls.ts';

type Hook = (this: void, ...given: string[]) => { code: string } | string | undefined;
const plugin = contractCalls() as unknown as { transform: Hook; load: Hook };
const web = '/repository/web/workspace/some.ts';

it('the plugin removes the schemas from a module that only calls routes', () => {
  const written =
    "import { customerRoutes, customerStatus } from '#contract/resources/customer';\ncall(customerRoutes.getCustomer);";
  expect(plugin.transform(written, web)).toMatchObject({
    code: "import { customerRoutes } from 'virtual:contract-calls/customer'; import { customerStatus } from '#contract/resources/customer';\ncall(customerRoutes.getCustomer);",
  });
  const module = plugin.load('\0virtual:contract-calls/customer') as string;
  const table = JSON.parse(
    /^export const customerRoutes = (.*);$/.exec(module)![1]!,
  ) as typeof customerRoutes;
  expect(Object.keys(table)).toEqual(Object.keys(customerRoutes));
  expect(table.createCustomer).toEqual({
    method: 'PUT',
    path: '/api/customer',
    access: 'customer:write',
    creates: true,
  });
});

it('the plugin keeps the properties of a route that the client uses', () => {
  const module = plugin.load('\0virtual:contract-calls/user') as string;
  expect(module).toContain('"path":"/api/user/password","access":"user","recent":true');
});

it('the plugin refuses a module that reads a schema from a route', () => {
  const form =
    "import { customerRoutes } from '#contract/resources/customer';\ncustomerRoutes.createCustomer.body.safeParse({});";
  expect(() => plugin.transform(form, web)).toThrow('by its own name');
});

it('the plugin keeps a schema that is imported by its own name', () => {
  const form =
    "import { createCustomerBody } from '#contract/resources/customer';\ncreateCustomerBody.safeParse({});";
  expect(plugin.transform(form, web)).toMatchObject({
    code: expect.stringContaining(
      "import { createCustomerBody } from '#contract/resources/customer'",
    ) as string,
  });
});

it('the plugin marks only calls that make schemas, so that unused ones are dropped', () => {
  const made =
    "import * as z from 'zod/mini';\nconst a = z.array(z._default(z.string().check(z.regex(/^[a-z.]$/)), ''));\nbuzz.ring();";
  expect(plugin.transform(made, '/repository/contract/some.ts')).toMatchObject({
    code: "import * as contractSchemaMaker from 'zod/mini';\nconst a = contractSchemaMaker.array(contractSchemaMaker._default(contractSchemaMaker.string().check(contractSchemaMaker.regex(/^[a-z.]$/)), ''));\nbuzz.ring();",
  });
});
