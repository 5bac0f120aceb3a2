import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity, Type } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';

/**
 * What the evaluator says of our policies, and why it stays: `'self'` may run scripts, which is dangerous where somebody else's
 * file lies on the same origin. Ours are under `sandbox` (`/assets/*`), and the rest is built by us.
 */
const known = new Set(['script-src SCRIPT_ALLOWLIST_BYPASS']);

/** What Google's evaluator finds in a content security policy, beside what is known. */
export function policyFindings(policy: string): string[] {
  return new CspEvaluator(new CspParser(policy).csp)
    .evaluate()
    .map(({ severity, directive, type }) => ({ severity, what: `${directive} ${Type[type]}` }))
    .filter(({ what }) => !known.has(what))
    .map(({ severity, what }) => `${Severity[severity]}: ${what}`);
}
