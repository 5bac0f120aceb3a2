import type { CfnRoute, CfnStage, HttpRoute, HttpStage } from 'aws-cdk-lib/aws-apigatewayv2';
import { approvalPageRoutes } from '#contract/permission/approval-page';
import { eventRoutes } from '#contract/resources/event';
import { routes } from '#contract/index';
import { routeKey } from '#contract/primitives/route';

interface Throttle {
  /** Requests a second, on average. */
  rate: number;
  /** Requests at the same moment. */
  burst: number;
}

/**
 * The default of each route. An organization that everyone visits makes 500 calls a second
 * (docs/operations/scaling.md).
 */
export const otherwise: Throttle = { rate: 600, burst: 1200 };

/** For anonymous writes: enough for a campaign, too little to run up a bill. */
const anonymousWrites: Throttle = { rate: 20, burst: 40 };
/** Each opened workspace page makes such a call. Cognito accepts 120 a second. */
const sessions: Throttle = { rate: 120, burst: 240 };

/**
 * Routes with a lower limit. A stage never forgets the limit of a route, so removing one of these routes
 * stops later deployments (docs/operations/runbook.md, "A route goes, or has another name").
 */
export function namedThrottles(): Map<string, Throttle> {
  const writing = routes.filter(({ access, method }) => access === 'public' && method !== 'GET');
  // Counting visits is the busiest of all; what comes signed is in a stack after the stage, and held by its share of the concurrency.
  const less = writing.filter(({ path, signedBy }) => path !== eventRoutes.sendEvents.path && !signedBy);
  const named = less.map((route): [string, Throttle] => [
    routeKey(route),
    route.session ? sessions : anonymousWrites,
  ]);
  return new Map([...named, [routeKey(approvalPageRoutes.answerRequest), anonymousWrites]]);
}

/** A limit for each route by itself, so that a flood of one leaves the others as they were. */
export function throttleRoutes(stage: HttpStage, made: readonly HttpRoute[]): void {
  const named = namedThrottles();
  const settings = made.flatMap((route) => {
    const key = (route.node.defaultChild as CfnRoute).routeKey;
    const throttle = named.get(key);
    if (!throttle) return [];
    return [[key, { ThrottlingRateLimit: throttle.rate, ThrottlingBurstLimit: throttle.burst }] as const];
  });
  (stage.node.defaultChild as CfnStage).routeSettings = Object.fromEntries(settings);
  // A stage cannot name a route that is not there yet, and without this each new one would be a deployment by itself.
  for (const route of made) stage.node.addDependency(route);
}
