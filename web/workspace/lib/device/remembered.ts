import { useState } from 'react';

/** What this browser remembers under the key, or the first of the values when it remembers none of them. */
export function recall<Value extends string>(key: string, values: readonly [Value, ...Value[]]): Value {
  try {
    const stored = localStorage.getItem(key);
    return values.find((value) => value === stored) ?? values[0];
  } catch {
    return values[0];
  }
}

export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // The choice then lasts as long as the page.
  }
}

/** One of a few values; the choice stays for the next visit. */
export function useRemembered<Value extends string>(
  key: string,
  values: readonly [Value, ...Value[]],
): [Value, (value: Value) => void] {
  const [value, setValue] = useState(() => recall(key, values));
  return [
    value,
    (next) => {
      setValue(next);
      remember(key, next);
    },
  ];
}
