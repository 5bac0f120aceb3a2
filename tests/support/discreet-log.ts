import { readFileSync } from 'node:fs';

/** What must be in no line of a function's log, by its name. */
const secrets: Record<string, RegExp> = {
  'a token': /eyJ[\w-]{8,}/,
  'a signed address': /X-Amz-(Signature|Credential|Security-Token)=/i,
  'a webhook secret': /\bwhsec_/,
  'a secret key': /\b[sr]k_(test|live)_|\bsk_/,
  'an authorization header': /\b(Bearer|AWS4-HMAC-SHA256) /,
  'the token of a mailed link': /\b[0-9a-f]{64}\.[\w-]{43}\b/,
  'an email address': /[\w.+-]+@[\w-]+\.[\w.-]*[a-z]/i,
};

/** What a log gives away: the kind of secret and the line that it is in. */
export function indiscretions(log: string): string[] {
  return log.split('\n').flatMap((line) =>
    Object.entries(secrets)
      .filter(([, pattern]) => pattern.test(line))
      .map(([what]) => `${what}: ${line.slice(0, 300)}`),
  );
}

/**
 * Throws when a whole run of the functions has logged a token, a signature, a secret or an address, or when there is no log.
 * Called when a test cloud stops: then all suites have had their turn, with every error that they provoke.
 */
export function assertDiscreetLog(file: string): void {
  const found = indiscretions(readFileSync(file, 'utf8'));
  if (found.length === 0) return;
  throw new Error(`The functions' log gives away:\n${[...new Set(found)].slice(0, 20).join('\n')}`);
}
