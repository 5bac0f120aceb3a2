import { expect, inject, it, vi } from 'vitest';
import { mkdtempSync, existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { organizationRoutes } from '#contract/resources/organization';
import { isSmokeAddress } from '#contract/rules/smoke';
import { closeAccount, openAccount } from '#tools/prove/account';
import { signedIn } from '#tools/prove/person';
import { pause, type Site } from '#tools/prove/proof';
import { bounce } from '#tools/prove/proofs/bounce';
import { deleteBody } from '#tools/prove/proofs/delete-body';
import { document } from '#tools/prove/proofs/document';
import { invalidation } from '#tools/prove/proofs/invalidation';
import { renewedScope } from '#tools/prove/proofs/renewed-scope';
import { refreshReuse } from '#tools/prove/proofs/refresh-reuse';
import { smoke } from '#tools/prove/proofs/smoke';
import { runProofs } from '#tools/prove/run-proofs';
import { readConfig } from '#tools/deploy/smoke-account';
import { callUserPool } from '../support/cloud.ts';

const gracePeriodMs = 30_000;

it('the proofs of a site hold locally and remove their account', async () => {
  const { origin: address, endpoints, region } = inject('cloud');
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'local');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'local');
  const config = { ...(await readConfig(address)), userPoolEndpoint: endpoints.cognito };
  const directory = mkdtempSync(join(tmpdir(), 'refdeck-prove-'));
  const password = join(directory, 'password');
  const person = await openAccount({ config }, password);
  const site: Site = {
    address,
    config,
    region,
    // The user pool makes its tokens as old as the one long pause would.
    pause: (ms) =>
      ms > gracePeriodMs ? callUserPool('LocalEndGracePeriod', { Username: person.email }) : pause(ms),
    stageName: 'local',
    person,
  };
  // A run that was cut off continues with the same account.
  expect(await openAccount({ config }, password)).toEqual(site.person);
  expect(isSmokeAddress(site.person.email)).toBe(false);

  const proofs = [smoke, deleteBody, invalidation, document, refreshReuse, renewedScope, bounce];
  const state = await runProofs(site, proofs, join(directory, 'state.json'));
  expect(proofs.map(({ id }) => [id, state[id]?.result, state[id]?.message])).toEqual(
    proofs.map(({ id }) => [id, 'holds', state[id]?.message]),
  );
  const { organizations } = await (await signedIn(site)).call(organizationRoutes.listOrganizations, {});
  expect(organizations).toEqual([]);
  await closeAccount(site, password);
  expect(existsSync(password)).toBe(false);
  await expect(signedIn(site)).rejects.toThrow();
  vi.unstubAllEnvs();
});
