import { setTimeout as sleep } from 'node:timers/promises';
import {
  GetSecretValueCommand,
  RotateSecretCommand,
  SecretsManagerClient,
  type GetSecretValueCommandOutput,
} from '@aws-sdk/client-secrets-manager';
import { describe, expect, inject, it } from 'vitest';
import { routes } from '#contract/index';
import { organizationRoutes } from '#contract/resources/organization';
import { publicPageRoutes, socialImageRoutes } from '#contract/site/public-page';
import { originHeader } from '#functions/shared/edge/environment';
import { Assembly } from '@refdeck/local-cloud/template/assembly';
import { APP_OUTPUT } from '#tools/build/synthesize';
import { callRaw } from '../support/call.ts';
import { makeOwner } from '../support/people.ts';

const { owner: person, organizationId } = await makeOwner();

function pastTheEdge(path: string, { method = 'GET', secret }: { method?: string; secret?: string } = {}) {
  return fetch(`${inject('cloud').origin}/__local/execute-api${path}`, {
    method,
    headers: {
      authorization: `Bearer ${person.accessToken}`,
      'x-organization-id': organizationId,
      ...(secret && { [originHeader]: secret }),
    },
  });
}

const { describeApi } = Object.fromEntries(routes.map((route) => [route.operation, route]));
const open = describeApi!.path;

const secrets = () => {
  const { region, credentials, control } = inject('cloud');
  return new SecretsManagerClient({ region, credentials, endpoint: `${control}/secretsmanager` });
};

function secretId(): string {
  const account = { region: inject('cloud').region, accountId: '000000000000', host: 'localhost' };
  const schedule = new Assembly(APP_OUTPUT, account).only('AWS::SecretsManager::RotationSchedule');
  return schedule.property<string>('SecretId')!;
}

const read = (VersionStage: string): Promise<GetSecretValueCommandOutput> =>
  secrets().send(new GetSecretValueCommand({ SecretId: secretId(), VersionStage }));

describe('a caller past the edge', () => {
  const paths = [...Object.values(publicPageRoutes), ...Object.values(socialImageRoutes)].map(
    ({ path }) => `GET ${path}`,
  );
  const all = [...routes.map(({ method, path }) => `${method} ${path}`), ...paths];

  it.each(all)('is refused before anything is read, even with a token: %s', async (key) => {
    const [method, path = ''] = key.split(' ');
    const response = await pastTheEdge(path.replaceAll(/\{\w+\}/g, organizationId), { method: method! });
    expect(response.status).toBe(403);
    if (path.startsWith('/api/')) {
      expect(await response.json()).toMatchObject({ code: 'FORBIDDEN', requestId: expect.any(String) });
    }
  });

  it('is refused with a wrong secret', async () => {
    expect((await pastTheEdge(open, { secret: 'x'.repeat(43) })).status).toBe(403);
  });
});

describe('a caller through the edge', () => {
  it('is served, whatever secret they send', async () => {
    for (const forged of ['', 'forged'])
      expect(
        (await fetch(inject('cloud').origin + open, { headers: { [originHeader]: forged } })).status,
      ).toBe(200);
  });

  it('is served throughout a rotation, and the previous secret still works', async () => {
    const before = (await read('AWSCURRENT')).SecretString!;
    const rotation = { runs: true };
    const rotated = secrets()
      .send(new RotateSecretCommand({ SecretId: secretId() }))
      .finally(() => {
        rotation.runs = false;
      });
    const seen = new Set<number>();
    const caller = { token: person.accessToken, organizationId };
    while (rotation.runs) {
      seen.add((await callRaw(organizationRoutes.listOrganizations, {}, caller)).status);
      seen.add((await fetch(inject('cloud').origin + open)).status);
      await sleep(100);
    }
    await rotated;
    const after = (await read('AWSCURRENT')).SecretString!;
    expect(after).not.toBe(before);
    expect((await read('AWSPREVIOUS')).SecretString).toBe(before);
    for (const secret of [after, before]) expect((await pastTheEdge(open, { secret })).status).toBe(200);
    expect((await fetch(inject('cloud').origin + open)).status).toBe(200);
    expect([...seen]).toEqual([200]);
  });
});
