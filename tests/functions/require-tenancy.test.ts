import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ScopedTable } from '#functions/shared/data/scoped-table';
import { memberTable } from '#functions/shared/membership/member-table';

const organizationId = '01M8JHZTZA5S448JH5CEYAP21M';

/** Another module each time, because an instance asks once. */
let requireTenancy: (table: ScopedTable) => Promise<void>;

beforeEach(async () => {
  vi.resetModules();
  ({ requireTenancy } = await import('#functions/shared/membership/require-tenancy'));
});

const ownTable = async (): Promise<ScopedTable> =>
  (await import('#functions/shared/membership/member-table')).memberTable(organizationId);

describe('an instance of a function', () => {
  it('serves an organization that cannot reach another', async () => {
    await expect(requireTenancy(await ownTable())).resolves.toBeUndefined();
  });

  it.each(Object.keys(memberTable(organizationId)))(
    'serves nobody if another organization is within reach by %s',
    async (way) => {
      const leaking = { ...(await ownTable()), [way]: async () => await Promise.resolve(undefined) };
      await expect(requireTenancy(leaking)).rejects.toThrow('within reach');
      await expect(requireTenancy(await ownTable())).rejects.toThrow('within reach');
    },
  );

  it('does not take a failure of the table for a refusal', async () => {
    const broken = {
      ...(await ownTable()),
      get: async () => await Promise.reject(new Error('The table does not answer')),
    };
    await expect(requireTenancy(broken)).rejects.toThrow('within reach');
  });
});
