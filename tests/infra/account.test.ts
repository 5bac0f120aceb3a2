import { App } from 'aws-cdk-lib';
import { expect, it, vi } from 'vitest';
import { addStacks } from '#infra/app';
import { checks } from '#infra/checks';
import { stageNamed } from '#infra/stage';
import cdk from '../../cdk.json' with { type: 'json' };

it('a stage with a named account uses it in every stack, without new findings', () => {
  vi.stubEnv('REFDECK_ACCOUNT', '111122223333');
  const app = new App({ context: { ...cdk.context, 'aws:cdk:disable-asset-staging': true } });
  const stacks = addStacks(app, stageNamed('prod'));
  vi.unstubAllEnvs();
  expect(Object.values(stacks).map(({ account }) => account)).toEqual(
    Object.values(stacks).map(() => '111122223333'),
  );
  expect(checks().flatMap((pack) => pack.validateScope(app).violations)).toEqual([]);
});

it.each([
  ['REFDECK_ACCOUNT', '1111-2222-3333', 'twelve digits'],
  ['REFDECK_MONTHLY_BUDGET', '100 dollars', 'write dollars'],
  ['REFDECK_MONTHLY_BUDGET', '0', 'write dollars'],
  ['REFDECK_STRICT_AUDIT', 'true', 'or set it to "yes"'],
  ['REFDECK_MAIL_IDENTITY', 'adopt', 'or set it to "existing"'],
])('%s, set to %s, is refused in the first second', (name, value, message) => {
  vi.stubEnv(name, value);
  expect(() => stageNamed('prod')).toThrow(message);
  vi.unstubAllEnvs();
});
