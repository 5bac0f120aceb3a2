/** Creates a value at its first use: one `Intl` formatter adds 10 ms to a cold start. */
export function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}
