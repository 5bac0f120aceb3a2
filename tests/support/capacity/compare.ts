import type { Measured, Row } from './measure.ts';

type Rows = Record<string, Row>;

const share = 0.1;
/** Random ids do not compress to the same size each time. */
const leastKilobytes = 0.3;

const nothing = { reads: 0, writes: 0, calls: 0, roundTrips: 0 };

const rowsOf = ({ routes, events, functions }: Measured): Rows => ({
  ...routes,
  ...events,
  ...Object.fromEntries(
    Object.entries(functions).map(([name, kilobytes]) => [
      `bundle ${name}`,
      { function: name, ...nothing, kilobytes },
    ]),
  ),
});

/**
 * What differs from what is stored, a line each. What costs a tenth less fails as well: else it could become dearer again, by
 * what was saved, and nobody would be told.
 */
export function differences(stored: Measured, measured: Measured): string[] {
  const [before, after] = [rowsOf(stored), rowsOf(measured)];
  const gone = Object.keys(before).filter((name) => !(name in after));
  return [
    ...Object.entries(after).flatMap(([name, row]) => {
      const was = before[name];
      return was ? compare(name, was, row) : [`${name}: not stored yet`];
    }),
    ...gone.map((name) => `${name}: stored, but not measured any more`),
  ];
}

function compare(name: string, was: Row, is: Row): string[] {
  const changed = (['reads', 'writes', 'calls', 'roundTrips', 'kilobytes'] as const).filter((unit) => {
    const tolerated = Math.max(was[unit] * share, unit === 'kilobytes' ? leastKilobytes : 0);
    // Sums of tenths are not exact.
    return Math.abs(is[unit] - was[unit]) > tolerated + 1e-6;
  });
  const moved = was.function === is.function ? [] : [`${name}: ${was.function} became ${is.function}`];
  return [...moved, ...changed.map((unit) => `${name}: ${unit} from ${was[unit]} to ${is[unit]}`)];
}

/** To be stored: rows that are the same stay as they were, so that a new measurement changes nothing else. */
export function merged(stored: Measured | undefined, measured: Measured): Measured {
  const merge = (was: Rows = {}, is: Rows) =>
    Object.fromEntries(
      Object.entries(is).map(([name, row]) => {
        const before = was[name];
        const same =
          before?.reads === row.reads &&
          before.writes === row.writes &&
          before.calls === row.calls &&
          before.roundTrips === row.roundTrips &&
          compare(name, before, row).length === 0;
        return [name, same ? before : row];
      }),
    );
  return {
    organizationKilobytes: measured.organizationKilobytes,
    routes: merge(stored?.routes, measured.routes),
    events: merge(stored?.events, measured.events),
    functions: Object.fromEntries(
      Object.entries(measured.functions).map(([name, kilobytes]) => {
        const before = stored?.functions[name] ?? 0;
        return [name, Math.abs(kilobytes - before) > before * share ? kilobytes : before];
      }),
    ),
  };
}
