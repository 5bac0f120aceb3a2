import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AwsCall } from '../iam/requests.ts';
import { deniedCode, FunctionHost } from '../lambda/function-host.ts';
import { listen } from '../listen.ts';

const directory = mkdtempSync(join(tmpdir(), 'refdeck-host-'));
afterAll(() => rmSync(directory, { recursive: true, force: true }));

interface Around {
  timeoutMs?: number;
  refusalOf?: (call: AwsCall) => Promise<string | undefined>;
  log?: (id: string, text: string) => void;
}

function hostOf(name: string, source: string, around: Around = {}): FunctionHost {
  const { timeoutMs = 2_000, refusalOf = async () => undefined, log = () => undefined } = around;
  const own = join(directory, name);
  mkdirSync(own, { recursive: true });
  writeFileSync(join(own, 'index.js'), source);
  writeFileSync(join(own, 'package.json'), '{"type":"commonjs"}');
  const arn = `arn:aws:lambda:us-east-1:000000000000:function:${name}`;
  const definition = { id: name, arn, directory: own, handler: 'index.handler', timeoutMs, memoryMb: 128 };
  return new FunctionHost({ ...definition, environment: {}, refusalOf }, log);
}

it('does not count the load of a bundle toward the timeout', async () => {
  const timeoutMs = 2_000;
  // Loading takes longer than the function may run.
  const host = hostOf(
    'Cold',
    `Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2500);
    exports.handler = async (event, context) => context.getRemainingTimeInMillis();`,
    { timeoutMs },
  );
  try {
    expect(await host.invoke({})).toBeGreaterThan(timeoutMs / 2);
  } finally {
    await host.stop();
  }
});

describe.runIf(process.platform === 'linux')('on a machine that is busy', () => {
  const busy: Worker[] = [];
  const spin = 'for (;;);';
  beforeAll(() => {
    for (let n = 0; n < availableParallelism() * 3; n += 1) busy.push(new Worker(spin, { eval: true }));
  });
  afterAll(() => Promise.all(busy.map((worker) => worker.terminate())));

  it('counts processor time instead of clock time', async () => {
    const host = hostOf(
      'Working',
      `const { readFileSync } = require('node:fs');
      const usedMs = () => Number(readFileSync('/proc/thread-self/schedstat', 'utf8').split(' ')[0]) / 1e6;
      exports.handler = async () => {
        const until = usedMs() + 400;
        const started = Date.now();
        // Looks rarely: collecting garbage waits for other threads, and that is not counted.
        for (let n = 1; n % 1_000_000 || usedMs() < until; n += 1);
        return Date.now() - started;
      };`,
      { timeoutMs: 1_000 },
    );
    try {
      expect(await host.invoke({})).toBeGreaterThan(1_000);
    } finally {
      await host.stop();
    }
  });

  it('times out a function that waits for something else', async () => {
    const host = hostOf('Waiting', 'exports.handler = () => new Promise(() => undefined);', {
      timeoutMs: 500,
    });
    try {
      await expect(host.invoke({})).rejects.toThrow('Task timed out after 0.5 seconds');
    } finally {
      await host.stop();
    }
  });
});

it('runs a function with native code in its own process, like a thread', async () => {
  mkdirSync(join(directory, 'Native', 'node_modules'), { recursive: true });
  const host = hostOf(
    'Native',
    `exports.handler = (event) => (event.wait ? new Promise(() => undefined) : { pid: process.pid, event });`,
    { timeoutMs: 500 },
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

it('fails only the call that times out, then replaces its environment', async () => {
  mkdirSync(join(directory, 'Shared', 'node_modules'), { recursive: true });
  const host = hostOf(
    'Shared',
    `const { existsSync } = require('node:fs');
    const { pid } = process;
    exports.handler = ({ until }) => new Promise((resolve) => {
      const look = () => (until && !existsSync(until) ? setTimeout(look, 20) : resolve(pid));
      look();
    });`,
    { timeoutMs: 3_000 },
  );
  const never = join(directory, 'never');
  const allowed = join(directory, 'allowed');
  try {
    const first = await host.invoke({});
    const late = host.invoke({ until: never }).catch((error: Error) => error.message);
    await pause(2_000);
    const other = host.invoke({ until: allowed });
    expect(await late).toBe('Task timed out after 3 seconds');
    const fresh = await host.invoke({});
    expect(fresh).not.toBe(first);
    writeFileSync(allowed, '');
    expect(await other).toBe(first);
    await expect.poll(() => isRunning(first as number)).toBe(false);
    expect(await host.invoke({})).toBe(fresh);
  } finally {
    await host.stop();
  }
});

it('refuses a response that is too large for Lambda as JSON', async () => {
  const host = hostOf('Large', `exports.handler = ({ bytes }) => ({ body: '"'.repeat(bytes) });`);
  try {
    await expect(host.invoke({ bytes: 3_000_000 })).resolves.toBeDefined();
    await expect(host.invoke({ bytes: 3_200_000 })).rejects.toThrow('Response payload size exceeded');
  } finally {
    await host.stop();
  }
});

it('ends an idle environment, but no busy one', async () => {
  const host = hostOf(
    'Idle',
    `let calls = 0;
    exports.handler = async ({ wait }) => {
      calls += 1;
      if (wait) await new Promise((done) => setTimeout(done, 500));
      return calls;
    };`,
  );
  try {
    expect(await host.invoke({})).toBe(1);
    await host.stopIfIdle(60_000);
    expect(await host.invoke({})).toBe(2);
    const atWork = host.invoke({ wait: true });
    await host.stopIfIdle(0);
    expect(await atWork).toBe(3);
    await host.stopIfIdle(0);
    expect(await host.invoke({})).toBe(1);
  } finally {
    await host.stop();
  }
});

it('limits memory to the template and restarts the function', async () => {
  const host = hostOf(
    'Greedy',
    `exports.handler = async ({ megabytes }) => {
      const held = [];
      for (let n = 0; n < megabytes * 8; n += 1) held.push(Array.from({ length: 16_384 }, () => n));
      return held.length;
    };`,
    { timeoutMs: 60_000 },
  );
  try {
    await expect(host.invoke({ megabytes: 512 })).rejects.toThrow('reaching memory limit');
    expect(await host.invoke({ megabytes: 1 })).toBe(8);
  } finally {
    await host.stop();
  }
});

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

async function makeCaller(refusalOf: (call: AwsCall) => string | undefined) {
  const arrived: string[] = [];
  const service = createServer((request, response) => {
    arrived.push(String(request.headers['x-amz-target']));
    response.end('fine');
  });
  const { port, stop: stopService } = await listen(service);
  const calls: AwsCall[] = [];
  const logged: string[] = [];
  const host = hostOf(
    'Asking',
    `const http = require('node:http');
    exports.handler = ({ target, authorization, body }) => new Promise((resolve) => {
      const headers = { authorization, 'x-amz-target': target };
      const request = http.request({ host: '127.0.0.1', port: ${port}, method: 'POST', headers }, (response) => {
        response.resume();
        resolve(response.statusCode);
      });
      request.on('error', ({ name, message }) => resolve({ name, message }));
      request.end(JSON.stringify(body));
    });`,
    {
      refusalOf: async (call) => {
        calls.push(call);
        return refusalOf(call);
      },
      log: (_, text) => logged.push(text),
    },
  );
  const signed = 'AWS4-HMAC-SHA256 Credential=AKIA/20261122/us-east-1/dynamodb/aws4_request, Signature=x';
  const send = (target: string, body: object, authorization = signed) =>
    host.invoke({ target, body, authorization });
  const stop = async () => {
    await host.stop();
    await stopService();
  };
  return { arrived, calls, logged, send, stop };
}

const item = (pk: string) => ({ TableName: 't', Item: { pk: { S: pk } } });

it('stops a signed call that is not allowed, and logs it', async () => {
  const refusal = 'Asking may not scan';
  const { arrived, calls, logged, send, stop } = await makeCaller(({ target }) =>
    target === 'D.Scan' ? refusal : undefined,
  );
  try {
    expect(await send('D.PutItem', item('ORG#1'))).toBe(200);
    expect(await send('D.Scan', { TableName: 't' })).toEqual({
      name: 'AccessDeniedException',
      message: refusal,
    });
    // IAM is not asked about unsigned requests.
    expect(await send('D.Scan', {}, 'Bearer x')).toBe(200);
  } finally {
    await stop();
  }
  expect(arrived).toEqual(['D.PutItem', 'D.Scan']);
  const call = { service: 'dynamodb', method: 'POST', path: '/' };
  expect(calls).toEqual([
    { ...call, target: 'D.PutItem', body: JSON.stringify(item('ORG#1')) },
    { ...call, target: 'D.Scan', body: '{"TableName":"t"}' },
  ]);
  expect(logged).toEqual([`${deniedCode} ${refusal}`]);
});

it('decides once for calls that policies cannot tell apart', async () => {
  const { calls, send, stop } = await makeCaller(() => undefined);
  const write = (kind: string, pk: string) => ({ TransactItems: [{ [kind]: item(pk) }] });
  try {
    for (const [target, body, questions] of [
      ['D.PutItem', item('ORG#1'), 1],
      ['D.PutItem', item('ORG#2'), 1],
      ['D.PutItem', item('USER#1'), 2],
      ['D.PutItem', item('JOB#purge'), 3],
      ['D.PutItem', item('JOB#erase'), 4],
      ['D.PutItem', { ...item('ORG#1'), TableName: 'other' }, 5],
      ['D.UpdateItem', item('ORG#1'), 6],
      ['D.TransactWriteItems', write('Put', 'ORG#1'), 7],
      ['D.TransactWriteItems', write('Put', 'ORG#2'), 7],
      ['D.TransactWriteItems', write('Update', 'ORG#1'), 8],
    ] as const) {
      await send(target, body);
      expect(calls.length, JSON.stringify(body)).toBe(questions);
    }
  } finally {
    await stop();
  }
});
