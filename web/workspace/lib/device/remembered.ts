import { useState } from 'react';

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
    // Without storage, the choice lasts as long as the page.
  }
}

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
