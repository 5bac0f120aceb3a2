/** A website is asked once in this time. */
const pauseMs = 1_000;

export type Pause = (ms: number) => Promise<void>;

export const wait: Pause = (ms) => new Promise((done) => setTimeout(done, ms));

/** Asks one thing after another of each website, with a pause between them. */
export function takeTurns(pause: Pause = wait) {
  const lastOf = new Map<string, Promise<unknown>>();
  return <Result>(address: string, ask: () => Promise<Result>): Promise<Result> => {
    const { host } = new URL(address);
    const asked = Promise.resolve(lastOf.get(host)).then(ask);
    lastOf.set(
      host,
      asked.catch(() => undefined).then(() => pause(pauseMs)),
    );
    return asked;
  };
}
