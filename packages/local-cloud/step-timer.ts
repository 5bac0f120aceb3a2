type Timed = <T>(step: string, work: () => Promise<T>) => Promise<T>;

export function stepTimer(onStep: (step: string) => void = () => undefined): Timed {
  return async (step, work) => {
    const started = performance.now();
    const result = await work();
    onStep(`${step} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
    return result;
  };
}
