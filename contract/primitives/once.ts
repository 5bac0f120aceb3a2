/**
 * Creates a value at its first use and reuses it. `Intl` formatters need this: creating one while a module
 * loads adds 10 ms to a function's cold start.
 */
export function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}
