import { readFileSync } from 'node:fs';
import { routes } from '#contract/index';
import { routeKey } from '#contract/primitives/route';
import type { Measured, Row } from '../../support/capacity/measure.ts';
import type { Finding } from '../section.ts';

/** Of all routes, from what `npm test` holds. */
export function allRoutes(): Finding {
  const { routes: stored } = JSON.parse(readFileSync('docs/operations/capacity.json', 'utf8')) as Measured;
  const rows = routes.flatMap((route) => {
    const row = stored[routeKey(route)];
    if (!row) return [];
    const least = leastRoundTrips(route.access, row);
    return [{ name: routeKey(route), least, ...row }];
  });
  const above = rows.filter(({ roundTrips, least }) => roundTrips > least);
  return {
    title: 'Round trips to the table, of every route',
    rows: above.map(({ name, roundTrips, least, calls: made, reads, writes }) => ({
      Route: `\`${name}\``,
      'Round trips': roundTrips,
      Least: least,
      Calls: made,
      Reads: reads,
      Writes: writes,
    })),
    remark: `${rows.length - above.length} of ${rows.length} routes make no more than the least: one round trip to let the caller in, one for what the call is about, one transaction for
what it changes. Those above have to read something to know what to read next (a reference names its customer, a customer its contacts), or write what no one transaction holds. Their calls and units are
in \`docs/operations/capacity.json\`, and \`npm test\` fails when one of them grows.`,
  };
}

function leastRoundTrips(access: string, { reads, writes }: Row): number {
  const gate = access === 'public' ? 0 : access === 'user' ? 1 : 3;
  return Number(gate > 0) + Number(reads > gate) + Number(writes > 0);
}
