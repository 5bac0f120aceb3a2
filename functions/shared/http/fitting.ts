/** Lambda carries 6 MB, and JSON within JSON grows. The rest is for other data, such as 2.7 MB of facets. */
const listBytes = 3 * 1024 * 1024;

export function fitting<Item>(items: readonly Item[]): Item[] {
  let bytes = 0;
  const end = items.findIndex((item, index) => {
    bytes += Buffer.byteLength(JSON.stringify(JSON.stringify(item ?? null)));
    return index > 0 && bytes > listBytes;
  });
  return end < 0 ? [...items] : items.slice(0, end);
}
