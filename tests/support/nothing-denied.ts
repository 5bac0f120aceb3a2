import { readFileSync } from 'node:fs';
import { deniedCode } from '@refdeck/local-cloud/lambda/function-host';

/** The calls of AWS, in a functions' log, that the policies of the template do not allow. */
export const denials = (log: string): string[] => [
  ...new Set([...log.matchAll(new RegExp(` ${deniedCode} (.*)`, 'g'))].map(([, what]) => what!)),
];

/**
 * Throws when a function has asked AWS for something that it was not granted, also where the function itself makes nothing of it.
 * Called when a test cloud stops.
 */
export function assertNothingDenied(file: string): void {
  const found = denials(readFileSync(file, 'utf8'));
  if (found.length > 0) throw new Error(`Not granted in infra:\n${found.slice(0, 20).join('\n')}`);
}
