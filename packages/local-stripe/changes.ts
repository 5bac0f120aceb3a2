/** As everywhere in Stripe: keys are added, and an empty value removes one. */
export function mergeMetadata(
  before: Record<string, string>,
  change: Record<string, string> = {},
): Record<string, string> {
  return Object.fromEntries(Object.entries({ ...before, ...change }).filter(([, value]) => value !== ''));
}

/** The old values of what is different, as an event names them. */
export function differences<Item extends object>(before: Item, after: Item): Partial<Item> {
  const changed = (Object.keys(before) as (keyof Item)[]).filter(
    (key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]),
  );
  return Object.fromEntries(changed.map((key) => [key, before[key]])) as Partial<Item>;
}

/** The rest of an object, and of that only what is said. */
export function without<Item extends object, Key extends keyof Item>(
  item: Item,
  ...keys: Key[]
): Omit<Item, Key> {
  const rest = Object.entries(item).filter(
    ([key, value]) => !(keys as string[]).includes(key) && value !== undefined,
  );
  return Object.fromEntries(rest) as Omit<Item, Key>;
}
