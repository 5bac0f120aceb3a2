import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import type { AwsCall } from '#tools/local/iam/requests';
import { deniedCode, FunctionHost } from '#tools/local/lambda/function-host';

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

it('gives a function all of its time, however long its bundle takes to load', async () => {
  const timeoutMs = 2_000;
  // The thread sleeps while it loads, for longer than the function may run.
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

it('gives a function with native code a process of its own, which answers, times out and ends like a thread', async () => {
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

it('makes a signed call of AWS only when it is allowed; a refused one arrives nowhere, fails in the function, and is logged', async () => {
  const arrived: string[] = [];
  const service = createServer((request, response) => {
    arrived.push(String(request.headers['x-amz-target']));
    response.end('fine');
  });
  await new Promise<void>((listening) => service.listen(0, '127.0.0.1', listening));
  const { port } = service.address() as AddressInfo;
  const asked: AwsCall[] = [];
  const logged: string[] = [];
  const host = hostOf(
    'Asking',
    `const http = require('node:http');
    exports.handler = ({ target, authorization }) => new Promise((resolve) => {
      const headers = { authorization, 'x-amz-target': target };
      const request = http.request({ host: '127.0.0.1', port: ${port}, method: 'POST', headers }, (response) => {
        response.resume();
        resolve(response.statusCode);
      });
      request.on('error', ({ name, message }) => resolve({ name, message }));
      request.end('{"TableName":"t"}');
    });`,
    {
      refusalOf: async (call) => {
        asked.push(call);
        return call.target === 'D.Scan' ? 'Asking may not scan' : undefined;
      },
      log: (_, text) => logged.push(text),
    },
  );
  const authorization =
    'AWS4-HMAC-SHA256 Credential=AKIA/20261122/us-east-1/dynamodb/aws4_request, Signature=x';
  try {
    expect(await host.invoke({ target: 'D.Query', authorization })).toBe(200);
    expect(await host.invoke({ target: 'D.Scan', authorization })).toEqual({
      name: 'AccessDeniedException',
      message: 'Asking may not scan',
    });
    // Whatever else a function asks for is no business of IAM.
    expect(await host.invoke({ target: 'D.Scan', authorization: 'Bearer x' })).toBe(200);
  } finally {
    await host.stop();
    service.close();
  }
  expect(arrived).toEqual(['D.Query', 'D.Scan']);
  const call = { service: 'dynamodb', method: 'POST', path: '/', body: '{"TableName":"t"}' };
  expect(asked).toEqual([
    { ...call, target: 'D.Query' },
    { ...call, target: 'D.Scan' },
  ]);
  expect(logged).toEqual([`${deniedCode} Asking may not scan`]);
});
