/** What is made at its first use and kept. For formatters of `Intl`: made while a module loads, the first one takes a function 10 ms of its start. */
export function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}
