import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { routes } from '#contract/index';
import { routeKey } from '#contract/primitives/route';
import { fixtureOf } from '../resources/index.ts';
import { events } from './events.ts';
import { startLab, type Cost } from './lab.ts';
import { placeOf } from './place.ts';
import { makeScene, type Scene } from './scene.ts';

export interface Row extends Cost {
  function: string;
}

export interface Measured {
  organizationKilobytes: number;
  routes: Record<string, Row>;
  events: Record<string, Row>;
  /** The size of each function's bundle in kB, which a cold start reads. */
  functions: Record<string, number>;
}

/** Answers are keyed as `Measured.routes` is. */
export interface Measurement {
  measured: Measured;
  answers: Record<string, unknown>;
}

export async function measure(): Promise<Measurement> {
  const lab = await startLab();
  try {
    const { scene, organizationBytes } = await makeScene(lab);
    const measured: Measured = {
      organizationKilobytes: Math.round(organizationBytes / 10_000) * 10,
      routes: {},
      events: {},
      functions: bundleSizes(),
    };
    const answers: Measurement['answers'] = {};
    const place = placeOf(scene);
    // A call that the local cloud refuses would be measured up to its refusal.
    for (const route of routes.filter(({ operation }) => !fixtureOf(operation).refusal)) {
      const cost = await warmCost(scene, async () => {
        const fixture = fixtureOf(route.operation);
        const replaced = (await fixture.measured?.(place)) ?? {};
        const { input = await fixture.input(place), caller } = replaced;
        const owner = route.access === 'public' ? {} : scene.caller;
        return async () => {
          answers[routeKey(route)] = await lab.call(route, input as object, caller ?? owner);
        };
      });
      const name = `${route.resource[0]!.toUpperCase()}${route.resource.slice(1)}`;
      measured.routes[routeKey(route)] = { function: name, ...cost };
    }
    for (const [name, event] of Object.entries(events)) {
      const cost = await warmCost(scene, () => event.prepare(scene));
      measured.events[name] = { function: event.function, ...cost };
    }
    return { measured, answers };
  } finally {
    await lab.stop();
  }
}

function bundleSizes(): Record<string, number> {
  const bundles = join('dist', 'functions');
  return Object.fromEntries(
    readdirSync(bundles)
      .toSorted()
      .map((name) => [name, Math.round(statSync(join(bundles, name, 'index.js')).size / 1_000)]),
  );
}

type Act = () => Promise<unknown>;

/** Measures the second run, after the function has read what it caches and has written what it writes once a day. */
async function warmCost({ lab }: Scene, prepare: () => Act | Promise<Act>): Promise<Cost> {
  await (
    await prepare()
  )();
  const act = await prepare();
  return await lab.costOf(act);
}
