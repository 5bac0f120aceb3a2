import { isAnswering } from './dynamodb/engine.ts';

/** Which engines answer, by name. */
export async function health(endpoints: Record<string, string>): Promise<Record<string, boolean>> {
  const responses = Object.entries(endpoints).map(
    async ([name, endpoint]) => [name, await isAnswering(endpoint)] as const,
  );
  return Object.fromEntries(await Promise.all(responses));
}
