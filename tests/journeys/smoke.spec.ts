import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from './support/test.ts';

const { organizationId } = JSON.parse(process.env.REFDECK_DEMO ?? '{}') as { organizationId: string };

async function smoke(address: string): Promise<{ code: number; lines: string[] }> {
  const run = [
    process.execPath,
    '--import',
    'tsx',
    'tools/deploy/smoke.ts',
    address,
    '--demo',
    organizationId,
  ];
  const { code = 0, stdout } = (await promisify(execFile)(run[0]!, run.slice(1)).catch(
    (error: { code: number; stdout: string }) => error,
  )) as { code?: number; stdout: string };
  return { code, lines: stdout.trim().split('\n') };
}

test('the smoke test passes on a working site and fails where nothing responds', async () => {
  const { code, lines } = await smoke(process.env.REFDECK_ORIGIN!);
  expect(lines.filter((line) => !line.startsWith('ok '))).toEqual([]);
  expect([code, lines.length]).toEqual([0, 21]);
  const nobody = await smoke('http://127.0.0.1:9');
  expect([nobody.code, nobody.lines.filter((line) => line.startsWith('FAIL')).length]).toEqual([1, 5]);
});
