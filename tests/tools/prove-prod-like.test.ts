import { createServer } from 'node:http';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { temporaryDirectory } from '@refdeck/local-cloud/fixture/cloud';
import { listen } from '@refdeck/local-cloud/listen';
import { stageNamed, stageNames } from '#infra/stage';
import type { Proof, Site } from '#tools/prove/proof';
import { failedRelease } from '#tools/prove/proofs/failed-release';
import { ownDomain } from '#tools/prove/proofs/own-domain';
import { redeploy, takenDownAndDeployed } from '#tools/prove/proofs/redeploy';
import { runProofs } from '#tools/prove/run-proofs';
import { standInFor } from '../support/stand-in.ts';

const template = JSON.stringify({
  Resources: {
    ReferencePage1: { Type: 'AWS::Lambda::Function', Properties: { Code: { S3Key: 'code' } } },
    ReferencePageVersion1: { Type: 'AWS::Lambda::Version', Properties: {} },
  },
});
const xml = (action: string, body: string) => ({
  status: 200,
  headers: { 'content-type': 'text/xml' },
  body: `<${action}Response><${action}Result>${body}</${action}Result></${action}Response>`,
});
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** The stack as CloudFormation describes it; each description during an update takes the next status. */
let stack = { template, statuses: ['UPDATE_ROLLBACK_COMPLETE'] };
let dkim = 'SUCCESS';
const uploaded: Record<string, string> = {};
const requests: string[] = [];
const aws = await standInFor('ALL', ({ url, method, body }) => {
  const sent = body.toString();
  const action = new URLSearchParams(sent).get('Action') ?? method;
  requests.push(action);
  switch (action) {
    case 'GetTemplate':
      return xml(action, `<TemplateBody>${escaped(stack.template)}</TemplateBody>`);
    case 'GetCallerIdentity':
      return xml(action, '<Account>111122223333</Account>');
    case 'UpdateStack': {
      const key = new URL(new URLSearchParams(sent).get('TemplateURL')!).pathname.slice(1);
      stack.template = uploaded[key]!;
      return xml(action, '');
    }
    case 'DescribeStacks': {
      const status = stack.statuses.length > 1 ? stack.statuses.shift() : stack.statuses[0];
      const time = '<CreationTime>2026-01-01T00:00:00Z</CreationTime>';
      if (status === 'UPDATE_ROLLBACK_COMPLETE') stack.template = template;
      return xml(
        action,
        `<Stacks><member><StackName>s</StackName>${time}<StackStatus>${status}</StackStatus></member></Stacks>`,
      );
    }
    case 'PUT':
      uploaded[url.slice(url.indexOf('prove/'), url.indexOf('?'))] = sent;
      return { status: 200 };
    case 'GET':
      return {
        status: 200,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ VerifiedForSendingStatus: true, DkimAttributes: { Status: dkim } }),
      };
    default:
      return { status: 204 };
  }
});

let visits = 0;
/** One visit in so many fails while the release is going on. */
let failsEvery = 10;
const web = await listen(
  createServer(({ url = '' }, response) => {
    if (url === '/') response.writeHead(301, { location: 'https://127.0.0.1/' });
    else visits += 1;
    const fails = stack.template !== template && visits % failsEvery === 0;
    if (url !== '/') response.writeHead(fails ? 500 : 200, { 'strict-transport-security': 'max-age=1' });
    response.end();
  }),
);
const directory = temporaryDirectory();
afterAll(async () => {
  await Promise.all([aws.stop(), web.stop()]);
  directory.remove();
});
beforeEach(() => {
  stack = { template, statuses: ['UPDATE_ROLLBACK_COMPLETE'] };
  [visits, failsEvery, dkim] = [0, 10, 'SUCCESS'];
  requests.length = 0;
});

const site: Site = {
  address: web.endpoint,
  stageName: 'prod-like',
  region: 'eu-central-1',
  config: { userPoolId: 'eu-central-1_A', userPoolClientId: 'a' },
  person: { email: '', password: '' },
  pause: () => Promise.resolve(),
};
const run = async (proof: Proof, changes: Partial<Site> = {}) => {
  const file = join(directory.path, `${proof.id}-${Math.random()}.json`);
  return (await runProofs({ ...site, ...changes }, [proof], file))[proof.id]!;
};

it('a stage like prod differs from prod by its name only', () => {
  const { name: _, ...like } = stageNamed('prod-like');
  const { name, ...prod } = stageNamed('prod');
  expect(like).toEqual(prod);
  expect([name, stageNames]).toEqual(['prod', ['dev', 'prod', 'prod-like']]);
});

describe('the proof of a failed release', () => {
  const during = (count: number, end: string) => [...Array<string>(count).fill('UPDATE_IN_PROGRESS'), end];

  it('holds where the stack goes back and few calls fail', async () => {
    stack.statuses = during(40, 'UPDATE_ROLLBACK_COMPLETE');
    expect(await run(failedRelease)).toMatchObject({
      result: 'holds',
      message: expect.stringMatching(/Refdeck-prod-like-Api: UPDATE_ROLLBACK_COMPLETE; 4 of 41 calls/),
    });
    expect(stack.template).toBe(template);
    expect(requests.slice(-2)).toEqual(['DELETE', 'DELETE']);
  });

  it('fails where many calls fail', async () => {
    stack.statuses = during(40, 'UPDATE_ROLLBACK_COMPLETE');
    failsEvery = 2;
    expect((await run(failedRelease)).result).toBe('fails');
  });

  it('fails where the release stays, and takes it back', async () => {
    stack.statuses = during(40, 'UPDATE_COMPLETE');
    expect(await run(failedRelease)).toMatchObject({
      result: 'fails',
      message: expect.stringContaining('UPDATE_COMPLETE;'),
    });
    expect(stack.template).toBe(template);
  });

  it.each(['prod', 'dev'])('changes nothing in %s', async (stageName) => {
    expect((await run(failedRelease, { stageName })).result).toBe('not here');
    expect(requests).toEqual([]);
  });
});

describe('the proof of the own domain', () => {
  afterEach(() => {
    for (const name of ['DOMAIN', 'ZONE_ID']) vi.stubEnv(`REFDECK_${name}`, '');
  });
  const { host } = new URL(web.endpoint);
  const withDomain = (name: string) => {
    vi.stubEnv('REFDECK_DOMAIN', name);
    vi.stubEnv('REFDECK_ZONE_ID', 'Z1');
  };

  it('reads address, redirect, header and the identity of mails', async () => {
    withDomain(host);
    expect((await run(ownDomain)).message).toBe(
      `${host}: 200, max-age=1; http leads to https://127.0.0.1/; mails of ${host}: verified true, DKIM SUCCESS`,
    );
  });

  it('fails where mails are not signed', async () => {
    withDomain(host);
    dkim = 'PENDING';
    expect((await run(ownDomain)).result).toBe('fails');
  });

  it('says that a stage without a domain has none', async () => {
    expect((await run(ownDomain)).result).toBe('not here');
  });
});

describe('the proof of a redeployment', () => {
  const secret = {
    type: 'AWS::SecretsManager::Secret',
    id: 'refdeck/prod-like/stripe',
    region: 'r',
    stack: 's',
  };
  const table = { ...secret, type: 'AWS::DynamoDB::GlobalTable', id: 'table' };

  it.each([
    [[], 'holds', /the smoke test passed. Stayed: AWS::SecretsManager::Secret/],
    [['publish: 500'], 'fails', /publish: 500/],
  ])('frees the names of secrets before it deploys: %s', async (wrong, result, message) => {
    const done: string[] = [];
    const evidence = await takenDownAndDeployed({
      takeDown: () => Promise.resolve([secret, table]),
      deleteSecret: ({ id }) => Promise.resolve(done.push(`delete ${id}`)),
      deploy: () => Promise.resolve(`https://${done.push('deploy')}`),
      smoke: (address) => Promise.resolve((done.push(address), wrong)),
    });
    expect(evidence).toMatchObject({ result, message: expect.stringMatching(message) });
    expect(done).toEqual([`delete ${secret.id}`, 'deploy', 'https://2']);
  });

  it.each(['prod', 'dev'])('takes nothing down in %s, and runs only by name', async (stageName) => {
    expect((await run(redeploy, { stageName })).result).toBe('not here');
    expect([requests, redeploy.alone]).toEqual([[], true]);
  });
});
