/** One thing that is measured: a file of `sections/`, run in a process of its own, so that none inherits another's memory or heat. */
export interface Section {
  title: string;
  /** How it was measured, in a few sentences of Markdown. */
  method: string;
  /** `progress` prints one line. What cannot be measured rejects. */
  measure: (progress: (line: string) => void) => Promise<Finding[]>;
}

/** A table of the report. */
export interface Finding {
  /** Left out where the section has one table only. */
  title?: string;
  rows: Record<string, string | number>[];
  goals?: Goal[];
  /** What the figures mean, or why a goal is missed: Markdown. */
  remark?: string;
}

export interface Goal {
  goal: string;
  measured: string | number;
  met: boolean;
}

/** What sides of a comparison took, in milliseconds, in the order of their rounds. */
export type Times = number[];

/**
 * Runs both sides in turn, each first in every other round, so that a machine that slows down slows both. The first tenth of the
 * rounds warms them up and is not counted.
 */
export async function inTurn<const Side extends string>(
  actions: Record<Side, () => Promise<unknown>>,
  rounds: number,
): Promise<Record<Side, Times>> {
  const names = Object.keys(actions) as Side[];
  const times = Object.fromEntries(names.map((name) => [name, [] as Times])) as Record<Side, Times>;
  const warmUp = Math.ceil(rounds / 10);
  for (let round = 0; round < warmUp + rounds; round += 1) {
    for (const name of round % 2 === 0 ? names : names.toReversed()) {
      const took = await timed(actions[name]);
      if (round >= warmUp) times[name].push(took);
    }
  }
  return times;
}

export async function timed(act: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await act();
  return performance.now() - started;
}

/** The value that so large a share of all is not above: 0.5 for the median. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** The median with the quartiles around it: `1.2 (1.1–1.4)`. */
export function withSpread(values: readonly number[], digits = 2): string {
  const [low, middle, high] = [0.25, 0.5, 0.75].map((share) => quantile(values, share).toFixed(digits));
  return `${middle} (${low}–${high})`;
}
