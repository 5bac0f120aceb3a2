import { watch } from 'node:fs';

/** Routes, environments and policies are read at the start only. */
export function watchInfra(onChange: () => void): void {
  let announced = false;
  for (const directory of ['infra', 'bin']) {
    watch(directory, { recursive: true }, () => {
      if (!announced) onChange();
      announced = true;
    }).unref();
  }
}
