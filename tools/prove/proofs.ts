import type { Proof } from './proof.ts';
import { accessLog } from './proofs/access-log.ts';
import { bounce } from './proofs/bounce.ts';
import { coldStarts } from './proofs/cold-starts.ts';
import { cost } from './proofs/cost.ts';
import { deleteBody } from './proofs/delete-body.ts';
import { document } from './proofs/document.ts';
import { edgeSecret } from './proofs/edge-secret.ts';
import { failedRelease } from './proofs/failed-release.ts';
import { invalidation } from './proofs/invalidation.ts';
import { leadingKeys } from './proofs/leading-keys.ts';
import { ownDomain } from './proofs/own-domain.ts';
import { prices } from './proofs/prices.ts';
import { redeploy } from './proofs/redeploy.ts';
import { refreshReuse } from './proofs/refresh-reuse.ts';
import { renewedScope } from './proofs/renewed-scope.ts';
import { reservedConcurrency } from './proofs/reserved-concurrency.ts';
import { restore } from './proofs/restore.ts';
import { routeRemoved } from './proofs/route-removed.ts';
import { sessionPolicy } from './proofs/session-policy.ts';
import { smoke } from './proofs/smoke.ts';
import { vault } from './proofs/vault.ts';
import { wafLimit } from './proofs/waf-limit.ts';

/** In order of execution. `waf-limit` blocks this machine's address for a while. */
export const proofs: readonly Proof[] = [
  smoke,
  deleteBody,
  leadingKeys,
  sessionPolicy,
  refreshReuse,
  renewedScope,
  invalidation,
  document,
  reservedConcurrency,
  routeRemoved,
  bounce,
  ownDomain,
  edgeSecret,
  failedRelease,
  restore,
  vault,
  coldStarts,
  accessLog,
  wafLimit,
  cost,
  prices,
  redeploy,
];
