import type { CfnRoute, CfnStage, HttpRoute, HttpStage } from 'aws-cdk-lib/aws-apigatewayv2';
import { approvalPageRoutes } from '#contract/approval-page';
import { eventRoutes } from '#contract/event';
import { routes } from '#contract/index';
import { routeKey, type Route } from '#contract/route';

interface Throttle {
  /** Requests a second, on average. */
  rate: number;
  /** Requests at the same moment. */
  burst: number;
}

/** What a route has that is not named: those that other stacks add later, and none of them is called often. */
export const otherwise: Throttle = { rate: 50, burst: 100 };

export const reads: Throttle = { rate: 300, burst: 600 };
const writes: Throttle = { rate: 100, burst: 200 };
/** Nobody has said who they are: enough for a campaign, too little to run up a bill. */
const anonymousWrites: Throttle = { rate: 20, burst: 40 };
/** With each page of the workspace that is opened; Cognito takes 120 a second, and whoever meets that is told to wait. */
const sessions: Throttle = { rate: 120, burst: 240 };
/** One organisation that everybody visits is 500 a second (docs/scaling.md). */
const visits: Throttle = { rate: 600, burst: 1200 };
/** What the edge does not have; it asks once for a page and minute. */
const pages: Throttle = { rate: 500, burst: 1000 };

/** Answers of contacts by their link. */
const linkAnswers = routeKey(approvalPageRoutes.answerRequest);

function throttleOf(key: string, route: Route | undefined): Throttle {
  if (key === linkAnswers) return anonymousWrites;
  if (!route) return pages;
  if (route.path === eventRoutes.sendEvents.path) return visits;
  if (route.session) return sessions;
  if (route.method === 'GET') return reads;
  return route.access === 'public' ? anonymousWrites : writes;
}

/** A limit for each route by itself, so that a flood of one leaves the others as they were. */
export function throttleRoutes(stage: HttpStage, made: readonly HttpRoute[]): void {
  const known = new Map(routes.map((route) => [routeKey(route), route]));
  const settings = made.map((route) => {
    const key = (route.node.defaultChild as CfnRoute).routeKey;
    const { rate, burst } = throttleOf(key, known.get(key));
    return [key, { ThrottlingRateLimit: rate, ThrottlingBurstLimit: burst }];
  });
  (stage.node.defaultChild as CfnStage).routeSettings = Object.fromEntries(settings);
  // A stage cannot name a route that is not there yet.
  for (const route of made) stage.node.addDependency(route);
}
