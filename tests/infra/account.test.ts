import { App } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { afterEach, describe, expect, it, vi } from 'vitest';
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
  ['REFDECK_FILE_KEYS', '1,1', 'as 1,2'],
  ['REFDECK_FILE_KEYS', '1,2,3', 'as 1,2'],
  ['REFDECK_FILE_KEYS', 'new', 'as 1,2'],
  ['REFDECK_USER_POOLS', '1,1', 'as 1,2'],
  ['REFDECK_STRICT_AUDIT', 'true', 'or set it to "yes"'],
  ['REFDECK_MAIL_IDENTITY', 'adopt', 'or set it to "existing"'],
  ['REFDECK_TRANSLATE', 'deepl', 'or set it to "amazon"'],
  ['REFDECK_TRANSLATE', 'amazon', 'needs REFDECK_TRANSLATE_OPT_OUT'],
])('%s, set to %s, is refused in the first second', (name, value, message) => {
  vi.stubEnv(name, value);
  expect(() => stageNamed('prod')).toThrow(message);
  vi.unstubAllEnvs();
});

describe('machine translation', () => {
  afterEach(() => void vi.unstubAllEnvs());

  const permitted = () => {
    const app = new App({ context: { ...cdk.context, 'aws:cdk:disable-asset-staging': true } });
    const { api } = addStacks(app, stageNamed('prod'));
    const template = JSON.stringify(Template.fromStack(api).toJSON());
    return {
      may: template.includes('translate:TranslateText'),
      isOn: template.includes('"TRANSLATE":"amazon"'),
    };
  };

  it('is off, and permitted to no function, unless it is switched on', () => {
    expect(permitted()).toEqual({ may: false, isOn: false });
  });

  it('is refused when the opt-out is that of another account', () => {
    vi.stubEnv('REFDECK_ACCOUNT', '111122223333');
    vi.stubEnv('REFDECK_TRANSLATE', 'amazon');
    vi.stubEnv('REFDECK_TRANSLATE_OPT_OUT', '444455556666');
    expect(() => stageNamed('prod')).toThrow('REFDECK_TRANSLATE_OPT_OUT');
  });

  it('is permitted once the account has opted out', () => {
    vi.stubEnv('REFDECK_ACCOUNT', '111122223333');
    vi.stubEnv('REFDECK_TRANSLATE', 'amazon');
    vi.stubEnv('REFDECK_TRANSLATE_OPT_OUT', '111122223333');
    expect(permitted()).toEqual({ may: true, isOn: true });
  });
});
