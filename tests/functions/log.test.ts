import { afterEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '#functions/shared/errors/app-error';
import { failure } from '#functions/shared/http/failure';
import { logFor } from '#functions/shared/log/log';
import { measuresOf, metricUnits } from '#functions/shared/log/metrics';
import { measures } from '../support/monitoring.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

function printed(act: () => void): string {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  act();
  return String(write.mock.calls[0]![0]);
}

describe('a log line', () => {
  it('is JSON with the context and only the given fields', () => {
    const line = printed(() => logFor({ requestId: 'r' })('MAIL_SENT', { status: 500 }));
    expect(line).toMatch(/^\{.*\}\n$/);
    expect(JSON.parse(line)).toEqual({ code: 'MAIL_SENT', requestId: 'r', status: 500 });
  });

  it('contains the trace id', () => {
    vi.stubEnv(
      '_X_AMZN_TRACE_ID',
      'Root=1-5759e988-bd862e3fe1be46a994272793;Parent=53995c3f42cd8ad8;Sampled=1',
    );
    const line = printed(() => logFor({})('MAIL_SENT'));
    expect(JSON.parse(line)).toMatchObject({ traceId: '1-5759e988-bd862e3fe1be46a994272793' });
  });

  it('contains the version of the function', () => {
    vi.stubEnv('AWS_LAMBDA_FUNCTION_VERSION', '12');
    expect(JSON.parse(printed(() => logFor({})('MAIL_SENT')))).toMatchObject({ version: '12' });
  });

  it.each(Object.keys(metricUnits))('counts as the metric %s of its stage', (name) => {
    vi.stubEnv('POWERTOOLS_SERVICE_NAME', 'refdeck-test');
    const line = printed(() => logFor({ organizationId: 'o' })('MAIL_SENT', {}, { [name]: 1 }));
    const dimensions = { service: 'refdeck-test' };
    expect(measures(line, { namespace: 'Refdeck', name, dimensions })).toBe(true);
    expect(JSON.parse(line)).toMatchObject({ code: 'MAIL_SENT', organizationId: 'o', [name]: 1 });
  });
});

describe('a response', () => {
  it.each([
    ['INTERNAL', { ApiFailures: 1 }],
    ['PAYMENTS_UNAVAILABLE', { ApiFailures: 1 }],
    ['BUSY', { Busy: 1 }],
    ['SIGNATURE_INVALID', { SignaturesRefused: 1 }],
    ['NOT_FOUND', {}],
    ['RATE_LIMITED', {}],
  ] as const)('with %s counts under its own metric', (code, expected) => {
    expect(measuresOf(failure(new AppError(code), 'r'), 'ApiFailures')).toEqual(expected);
  });
});
