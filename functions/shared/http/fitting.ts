/**
 * Lambda carries 6 MB, counted in a response that is JSON within JSON: a quote takes four bytes. This leaves as much again for what a
 * response holds beside its list: the facets of 500 cards can have 2.7 MB.
 */
const listBytes = 3 * 1024 * 1024;

/** Returns as many of the first items as fit into one response, at least one. */
export function fitting<Item>(items: readonly Item[]): Item[] {
  let bytes = 0;
  const end = items.findIndex((item, index) => {
    bytes += Buffer.byteLength(JSON.stringify(JSON.stringify(item ?? null)));
    return index > 0 && bytes > listBytes;
  });
  return end < 0 ? [...items] : items.slice(0, end);
}
