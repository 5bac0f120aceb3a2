/** One thing to measure: a file of `sections/`, run in a process of its own so that it starts with fresh memory. */
export interface Section {
  title: string;
  method: string;
  /** `progress` prints one line. Rejects when something cannot be measured. */
  measure: (progress: Progress) => Promise<Finding[]>;
}

export type Progress = (line: string) => void;

export interface Finding {
  /** Left out where the section has one table only. */
  title?: string;
  rows: Record<string, string | number>[];
  goals?: Goal[];
}

export interface Goal {
  goal: string;
  measured: string | number;
  met: boolean;
}

/** Milliseconds that one side of a comparison took, a number per round. */
type Times = number[];

/**
 * Runs all sides in each round, in reverse order in every other round, so that a machine that slows down slows all of them.
 * The first tenth of the rounds is a warm-up and is not counted.
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

/** Returns the value below which this share of all values lies: 0.5 for the median. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** Formats the median with the quartiles around it: `1.2 (1.1–1.4)`. */
export function withSpread(values: readonly number[], digits = 2): string {
  const [low, middle, high] = [0.25, 0.5, 0.75].map((share) => quantile(values, share).toFixed(digits));
  return `${middle} (${low}–${high})`;
}
