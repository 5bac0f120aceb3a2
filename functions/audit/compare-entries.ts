import { retention } from '#contract/rules/retention';
import type { Key } from '../shared/data/keys.ts';
import { auditScope } from '../shared/data/scope.ts';
import { scopedTable } from '../shared/data/scoped-table.ts';
import type { Log } from '../shared/log/log.ts';
import { copiesOf, readCopy, textOf } from './copies.ts';

const dayMs = 24 * 60 * 60 * 1_000;
const daysBetween = 30;
const copiesAtOnce = 10;

/** Run each hour, this compares every entry a day after it was written, and each thirty days from then on. */
export function hoursToCompare(now: Date): Date[] {
  const hours: Date[] = [];
  for (let age = 1; age < retention.auditDays; age += daysBetween)
    hours.push(new Date(now.getTime() - age * dayMs));
  return hours;
}

export async function compareEntries(now: Date, log: Log): Promise<void> {
  for (const hour of hoursToCompare(now)) {
    const names = await copiesOf(hour);
    for (let first = 0; first < names.length; first += copiesAtOnce)
      await Promise.all(names.slice(first, first + copiesAtOnce).map((name) => compareCopy(name, log)));
  }
}

async function compareCopy(name: string, log: Log): Promise<void> {
  const copied = (await readCopy(name)).map((text) => ({ text, key: keyOf(text) }));
  const rows = await scopedTable(auditScope).getMany(
    copied.map(({ key }) => key),
    { consistent: false },
  );
  copied.forEach(({ text, key }, n) => {
    const row = rows[n];
    if (row && textOf(row) === text) return;
    const entry = `${key.pk} ${key.sk}`;
    log('AUDIT_DIFFERS', { entry, found: row ? 'changed' : 'missing', copy: name }, { AuditDiffers: 1 });
  });
}

function keyOf(text: string): Key {
  const { pk, sk } = JSON.parse(text) as Key;
  return { pk, sk };
}
