import type { Key } from './keys.ts';
import {
  getItem,
  getItems,
  queryAll,
  queryKeys,
  queryPage,
  type PageSelection,
  type ReadOptions,
  type Selection,
} from './read.ts';
import type { Scope } from './scope.ts';
import { apply, commit, type CommitOptions, type Step } from './write.ts';

export class OutOfScope extends Error {}

/** A key outside the scope is a bug and stops the call before anything is read or written. */
export type ScopedTable = ReturnType<typeof scopedTable>;

export function scopedTable(scope: Scope) {
  const within = (key: Key) => {
    if (!scope(key)) throw new OutOfScope('A key outside the scope of this call');
    return key;
  };
  return {
    get: (key: Key) => getItem(within(key)),
    getMany: (wanted: readonly Key[], options: ReadOptions = {}) => getItems(wanted.map(within), options),
    page: (pk: string, prefix: string, page: PageSelection) =>
      queryPage(within({ pk, sk: prefix }).pk, prefix, page),
    all: (pk: string, options: Selection = {}) =>
      queryAll(within({ pk, sk: options.prefix ?? options.between?.[0] ?? '' }).pk, options),
    keys: (pk: string, limit: number) => queryKeys(within({ pk, sk: '' }).pk, limit),
    apply: (step: Step) => apply({ ...step, key: within(step.key) }),
    commit: (steps: readonly Step[], options?: CommitOptions) => {
      for (const step of steps) within(step.key);
      return commit(steps, options);
    },
  };
}
