import type { CfnRoute, CfnStage, HttpRoute, HttpStage } from 'aws-cdk-lib/aws-apigatewayv2';
import { approvalPageRoutes } from '#contract/permission/approval-page';
import { eventRoutes } from '#contract/resources/event';
import { routes } from '#contract/index';
import { routeKey } from '#contract/primitives/route';

interface Throttle {
  rate: number;
  burst: number;
}

/** An organization that everyone visits makes 500 calls a second (docs/operations/scaling.md). */
export const otherwise: Throttle = { rate: 600, burst: 1200 };

/** The limit suffices for a campaign and is too low to run up a bill. */
const anonymousWrites: Throttle = { rate: 20, burst: 40 };
/** Each opened workspace page makes such a call. Cognito accepts 120 a second. */
const sessions: Throttle = { rate: 120, burst: 240 };

/** A stage never forgets a route's limit, so removing one of these stops later deployments (runbook.md). */
export function namedThrottles(): Map<string, Throttle> {
  const writing = routes.filter(({ access, method }) => access === 'public' && method !== 'GET');
  // Visit counting needs the default. Reserved concurrency limits signed routes.
  const less = writing.filter(({ path, signedBy }) => path !== eventRoutes.sendEvents.path && !signedBy);
  const named = less.map((route): [string, Throttle] => [
    routeKey(route),
    route.session ? sessions : anonymousWrites,
  ]);
  return new Map([...named, [routeKey(approvalPageRoutes.answerRequest), anonymousWrites]]);
}

/** Separate limits, so that a flood of one route does not affect the others. */
export function throttleRoutes(stage: HttpStage, made: readonly HttpRoute[]): void {
  const named = namedThrottles();
  const settings = made.flatMap((route) => {
    const key = (route.node.defaultChild as CfnRoute).routeKey;
    const throttle = named.get(key);
    if (!throttle) return [];
    return [[key, { ThrottlingRateLimit: throttle.rate, ThrottlingBurstLimit: throttle.burst }] as const];
  });
  (stage.node.defaultChild as CfnStage).routeSettings = Object.fromEntries(settings);
  // A stage cannot name a missing route.
  for (const route of made) stage.node.addDependency(route);
}
