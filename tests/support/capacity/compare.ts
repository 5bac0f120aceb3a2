import type { Measured, Row } from './measure.ts';

type Rows = Record<string, Row>;

const share = 0.1;
/** In kilobytes. Random ids compress to a different size each time. */
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
 * Returns a line for each difference from the stored figures. A saving of a tenth is a difference too, because
 * later increases by the same amount would otherwise pass unnoticed.
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
    return Math.abs(is[unit] - was[unit]) > tolerated + 1e-6;
  });
  const moved = was.function === is.function ? [] : [`${name}: ${was.function} became ${is.function}`];
  return [...moved, ...changed.map((unit) => `${name}: ${unit} from ${was[unit]} to ${is[unit]}`)];
}

/** Returns the figures to store. Rows within the tolerance keep their stored figures, which keeps the diff small. */
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
