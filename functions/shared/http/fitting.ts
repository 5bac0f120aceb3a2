/**
 * Lambda carries 6 MB, and a quote takes four bytes in JSON within JSON. The rest is for other data: the facets of
 * 500 cards can take 2.7 MB.
 */
const listBytes = 3 * 1024 * 1024;

/** At least one item is returned. */
export function fitting<Item>(items: readonly Item[]): Item[] {
  let bytes = 0;
  const end = items.findIndex((item, index) => {
    bytes += Buffer.byteLength(JSON.stringify(JSON.stringify(item ?? null)));
    return index > 0 && bytes > listBytes;
  });
  return end < 0 ? [...items] : items.slice(0, end);
}
