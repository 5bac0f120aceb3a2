export interface Outcome<Item, Result> {
  done: { item: Item; result: Result }[];
  failed: { item: Item; error: unknown }[];
  /** Not begun, because the work was stopped. */
  left: Item[];
}

export interface RunOptions {
  /** How many are under way at once. */
  atOnce?: number;
  /** Called with how many have come to an end, well or not. */
  onProgress?: (settled: number) => void;
  /** Stops what has not begun. */
  signal?: AbortSignal;
}

/** Works on every item, a few at once; one that fails does not keep the others from their turn. Never rejects. */
export async function runEach<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
  { atOnce = 4, onProgress, signal }: RunOptions = {},
): Promise<Outcome<Item, Result>> {
  const outcome: Outcome<Item, Result> = { done: [], failed: [], left: [] };
  const waiting = [...items];
  const next = () => (signal?.aborted ? undefined : waiting.shift());
  const runner = async () => {
    for (let item = next(); item !== undefined; item = next()) {
      try {
        outcome.done.push({ item, result: await work(item) });
      } catch (error) {
        outcome.failed.push({ item, error });
      }
      onProgress?.(outcome.done.length + outcome.failed.length);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, runner));
  return { ...outcome, left: waiting };
}
