import { type ChildProcess, fork } from 'node:child_process';
import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { patientTable } from '#tools/start/patient-table';
import { type Sent, sentHeader } from './sent.ts';

export const tableName = 'bench';

export const environmentFor = (endpoint: string) => ({
  AWS_REGION: 'us-east-1',
  AWS_ACCESS_KEY_ID: 'local',
  AWS_SECRET_ACCESS_KEY: 'local',
  AWS_ENDPOINT_URL_DYNAMODB: endpoint,
  AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true',
  TABLE_NAME: tableName,
  ...patientTable,
});

export async function startServer(
  kind: 'functions' | 'bare',
  endpoint: string,
  directory: string,
): Promise<{ child: ChildProcess; send: Send }> {
  const child = fork(`tests/bench/routes/${kind}.ts`, [directory], {
    env: { PATH: process.env.PATH, NODE_ENV: 'production', ...environmentFor(endpoint) },
    execArgv: ['--import', 'tsx'],
    // Writing the log is part of a call, but nobody reads it here.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const port = await new Promise<number>((resolve, reject) => {
    child.once('message', (address) => resolve((address as { port: number }).port));
    child.once('exit', (code) => reject(new Error(`The server "${kind}" ended with ${code}`)));
  });
  return { child, send: clientOf(port) };
}

export type Call = Sent & { body?: object };
/** Returns the body of the response; rejects unless the status is 200. */
export type Send = (call: Call) => Promise<string>;

function clientOf(port: number): Send {
  const agent = new Agent({ keepAlive: true });
  return ({ body, ...sent }) =>
    new Promise((resolve, reject) => {
      const headers = { [sentHeader]: JSON.stringify(sent) };
      const sending = request({ port, host: '127.0.0.1', method: 'POST', agent, headers }, (response) => {
        text(response)
          .then((content) => (response.statusCode === 200 ? resolve(content) : reject(new Error(content))))
          .catch(reject);
      });
      sending.once('error', reject).end(body && JSON.stringify(body));
    });
}
