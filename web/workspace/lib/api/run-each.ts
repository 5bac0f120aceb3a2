export interface Outcome<Item, Result> {
  done: { item: Item; result: Result }[];
  failed: { item: Item; error: unknown }[];
  left: Item[];
}

export interface RunOptions {
  atOnce?: number;
  onProgress?: (settled: number) => void;
  signal?: AbortSignal;
}

/** Throws the first failure that is none of the expected ones. */
export function throwOthers(
  failed: readonly { error: unknown }[],
  isExpected: (error: unknown) => boolean,
): void {
  const other = failed.find(({ error }) => !isExpected(error));
  if (other) throw other.error;
}

/** Processes all items, a few at a time; failures do not stop the others. Never rejects. */
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
