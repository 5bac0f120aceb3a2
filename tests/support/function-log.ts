import { readFileSync } from 'node:fs';
import { deniedCode } from '@refdeck/local-cloud/lambda/function-host';

const secrets: Record<string, RegExp> = {
  'a token': /eyJ[\w-]{8,}/,
  'a signed address': /X-Amz-(Signature|Credential|Security-Token)=/i,
  'a webhook secret': /\bwhsec_/,
  'a secret key': /\b[sr]k_(test|live)_|\bsk_/,
  'an authorization header': /\b(Bearer|AWS4-HMAC-SHA256) /,
  'the token of a mailed link': /\b[0-9a-f]{64}\.[\w-]{43}\b/,
  'the link of an approval': /\/approve\/[\w-]{43}/,
  'an email address': /[\w.+-]+@[\w-]+\.[\w.-]*[a-z]/i,
};

export function indiscretions(log: string): string[] {
  return log.split('\n').flatMap((line) =>
    Object.entries(secrets)
      .filter(([, pattern]) => pattern.test(line))
      .map(([what]) => `${what}: ${line.slice(0, 300)}`),
  );
}

/**
 * Throws if the log of a whole run contains a token, a signature, a secret or an address. Called when a test
 * cloud stops, after all suites.
 */
export function assertDiscreetLog(file: string): void {
  const found = indiscretions(readFileSync(file, 'utf8'));
  if (found.length === 0) return;
  throw new Error(`The functions' log gives away:\n${[...new Set(found)].slice(0, 20).join('\n')}`);
}

/** Returns the AWS calls in a log that the policies of the template deny. */
export const denials = (log: string): string[] => [
  ...new Set([...log.matchAll(new RegExp(` ${deniedCode} (.*)`, 'g'))].map(([, what]) => what!)),
];

/**
 * Throws if a function made a call that its role does not allow, even if it ignored the error. Called when a
 * test cloud stops.
 */
export function assertNothingDenied(file: string): void {
  const found = denials(readFileSync(file, 'utf8'));
  if (found.length > 0) throw new Error(`Not granted in infra:\n${found.slice(0, 20).join('\n')}`);
}
