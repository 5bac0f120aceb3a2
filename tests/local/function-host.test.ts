import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { FunctionHost } from '#tools/local/lambda/function-host';

const directory = mkdtempSync(join(tmpdir(), 'refdeck-host-'));
afterAll(() => rmSync(directory, { recursive: true, force: true }));

it('gives a function all of its time, however long its bundle takes to load', async () => {
  // The thread sleeps while it loads, for longer than the function may run.
  writeFileSync(
    join(directory, 'index.js'),
    `Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2500);
    exports.handler = async (event, context) => context.getRemainingTimeInMillis();`,
  );
  writeFileSync(join(directory, 'package.json'), '{"type":"commonjs"}');
  const timeoutMs = 2_000;
  const host = new FunctionHost(
    {
      id: 'Cold',
      arn: 'arn:aws:lambda:us-east-1:000000000000:function:Cold',
      directory,
      handler: 'index.handler',
      timeoutMs,
      memoryMb: 128,
      environment: {},
    },
    () => undefined,
  );
  try {
    expect(await host.invoke({})).toBeGreaterThan(timeoutMs / 2);
  } finally {
    await host.stop();
  }
});
