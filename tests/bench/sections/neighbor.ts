import { setTimeout as sleep } from 'node:timers/promises';
import { CreateTableCommand } from '@aws-sdk/client-dynamodb';
import { startDynamoDb } from '@refdeck/local-cloud/dynamodb/engine';
import { serverLimits } from '#contract/rules/server-limits';
import { openTable } from '#functions/shared/data/client';
import { apply } from '#functions/shared/data/write';
import { organizationCalls } from '#functions/shared/security/organization-limit';
import { tableNamed } from '../../support/capacity/table-named.ts';
import { unpackBundles } from '../bundles.ts';
import { environmentFor, type Send, startServer, tableName } from '../routes/start.ts';
import { makeScene, type Scene, tenRoutes } from '../routes/ten-routes.ts';
import { type Finding, quantile, type Section, timed } from '../section.ts';

/** Many short rounds, so that whatever else this machine does disturbs all kinds alike. */
const rounds = 40;
const callsOfOthers = 30;
const floodPerSecond = 25;
const mostRatio = 1.2;

export const section: Section = {
  title: 'A neighbor that floods',
  method: `One organization sends ${floodPerSecond} lists of fifty references a second to an environment of its own, as on Lambda. A member of another one reads and
writes over one connection: ${callsOfOthers} calls in each of ${rounds} rounds, without a flood, beside one that is admitted, and beside one that is over its limit for the minute.
Both environments share the table, and here also two processors.`,
  async measure(progress) {
    const engine = await startDynamoDb({ onCrash: (error) => console.error(error) });
    const bundles = unpackBundles();
    Object.assign(process.env, environmentFor(engine.endpoint));
    await openTable().client.send(new CreateTableCommand(tableNamed(tableName)));
    const open = () => startServer('functions', engine.endpoint, bundles.directory);
    const [own, strange] = [await open(), await open()];
    try {
      const other = await makeScene(own.send, true);
      const floods = {
        alone: undefined,
        admitted: await makeScene(strange.send, true),
        refused: await makeScene(strange.send, true),
      };
      const times: Record<string, number[]> = { alone: [], admitted: [], refused: [] };
      const refusals: Record<string, number> = {};
      for (let round = 0; round <= rounds; round += 1) {
        progress(`round ${round}`);
        await fill(floods.refused);
        for (const [name, flooding] of Object.entries(floods)) {
          const stop = flooding && flood(flooding, strange.send);
          await sleep(250);
          const measured = await callsOf(own.send, other);
          const refused = (await stop?.()) ?? 0;
          // The first round is a warm-up.
          if (round === 0) continue;
          times[name]!.push(...measured);
          refusals[name] = (refusals[name] ?? 0) + refused;
        }
      }
      return [findingOf(times, refusals)];
    } finally {
      for (const { child } of [own, strange]) child.kill();
      await engine.stop();
      bundles.remove();
    }
  },
};

/** Counts as many calls as the minute allows, and the next one, because a round may pass its end. */
async function fill({ organizationId }: Scene): Promise<void> {
  for (const now of [new Date(), new Date(Date.now() + 60_000)])
    await apply(organizationCalls(organizationId, serverLimits.organizationCallsPerMinute, now)).catch(
      () => undefined,
    );
}

const names = ['GET /api/reference/{id}', 'GET /api/customer', 'PUT /api/reference'];

async function callsOf(send: Send, scene: Scene): Promise<number[]> {
  const times: number[] = [];
  for (let n = 0; n < callsOfOthers; n += 1)
    times.push(await timed(() => send(tenRoutes[names[n % names.length]!]!(scene))));
  return times;
}

/** Sends until it is stopped, which returns the number of refused calls. */
function flood(scene: Scene, send: Send): () => Promise<number> {
  const call = tenRoutes['GET /api/reference']!(scene);
  let refusals = 0;
  const sent: Promise<unknown>[] = [];
  const timer = setInterval(() => sent.push(send(call).catch(() => (refusals += 1))), 1_000 / floodPerSecond);
  return async () => {
    clearInterval(timer);
    await Promise.all(sent);
    return refusals;
  };
}

function findingOf(times: Record<string, number[]>, refusals: Record<string, number>): Finding {
  const p99 = (name: string) => quantile(times[name]!, 0.99);
  const ratio = p99('refused') / p99('alone');
  return {
    rows: Object.entries(times).map(([name, own]) => ({
      Flood: name,
      'Refused calls of it': refusals[name] ?? 0,
      'p50 of the other, ms': quantile(own, 0.5).toFixed(2),
      'p99 of the other, ms': quantile(own, 0.99).toFixed(2),
      'p99, ratio': (p99(name) / p99('alone')).toFixed(2),
    })),
    goals: [
      {
        goal: `p99 beside a refused flood at most ${mostRatio} of that without one`,
        measured: ratio.toFixed(2),
        met: ratio <= mostRatio,
      },
    ],
  };
}
