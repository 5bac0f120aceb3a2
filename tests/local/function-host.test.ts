import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { FunctionHost } from '#tools/local/lambda/function-host';

const directory = mkdtempSync(join(tmpdir(), 'refdeck-host-'));
afterAll(() => rmSync(directory, { recursive: true, force: true }));

function hostOf(name: string, source: string, timeoutMs = 2_000): FunctionHost {
  const own = join(directory, name);
  mkdirSync(own, { recursive: true });
  writeFileSync(join(own, 'index.js'), source);
  writeFileSync(join(own, 'package.json'), '{"type":"commonjs"}');
  const arn = `arn:aws:lambda:us-east-1:000000000000:function:${name}`;
  return new FunctionHost(
    { id: name, arn, directory: own, handler: 'index.handler', timeoutMs, memoryMb: 128, environment: {} },
    () => undefined,
  );
}

it('gives a function all of its time, however long its bundle takes to load', async () => {
  const timeoutMs = 2_000;
  // The thread sleeps while it loads, for longer than the function may run.
  const host = hostOf(
    'Cold',
    `Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2500);
    exports.handler = async (event, context) => context.getRemainingTimeInMillis();`,
    timeoutMs,
  );
  try {
    expect(await host.invoke({})).toBeGreaterThan(timeoutMs / 2);
  } finally {
    await host.stop();
  }
});

it('gives a function with native code a process of its own, which answers, times out and ends like a thread', async () => {
  mkdirSync(join(directory, 'Native', 'node_modules'), { recursive: true });
  const host = hostOf(
    'Native',
    `exports.handler = (event) => (event.wait ? new Promise(() => undefined) : { pid: process.pid, event });`,
    500,
  );
  try {
    const first = (await host.invoke({ n: 1 })) as { pid: number; event: object };
    expect(first.event).toEqual({ n: 1 });
    expect(first.pid).not.toBe(process.pid);
    await expect(host.invoke({ wait: true })).rejects.toThrow('Task timed out after 0.5 seconds');
    const second = (await host.invoke({})) as { pid: number };
    expect(second.pid).not.toBe(first.pid);
    await host.stop();
    expect(() => process.kill(second.pid, 0)).toThrow('ESRCH');
  } finally {
    await host.stop();
  }
});
