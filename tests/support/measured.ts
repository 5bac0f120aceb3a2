import { readFileSync } from 'node:fs';

export interface MetricId {
  namespace: string;
  name: string;
  /** Names and values. */
  dimensions: Record<string, string>;
}

interface Embedded {
  _aws?: {
    CloudWatchMetrics: { Namespace: string; Dimensions: string[][]; Metrics: { Name: string }[] }[];
  };
}

/** Whether a line of a log makes CloudWatch count something under exactly this metric. */
export function measures(line: string, { namespace, name, dimensions }: MetricId): boolean {
  const json = jsonIn(line);
  return (json?._aws?.CloudWatchMetrics ?? []).some(
    (one) =>
      one.Namespace === namespace &&
      one.Metrics.some((metric) => metric.Name === name && typeof json![name] === 'number') &&
      one.Dimensions.some(
        (names) =>
          names.toSorted().join() === Object.keys(dimensions).toSorted().join() &&
          names.every((each) => json![each] === dimensions[each]),
      ),
  );
}

/** Before it stand, in the log of the local cloud, a time and a function. */
function jsonIn(line: string): (Embedded & Record<string, unknown>) | undefined {
  try {
    return JSON.parse(line.slice(line.indexOf('{'))) as Embedded & Record<string, unknown>;
  } catch {
    return undefined;
  }
}

export const linesOf = (file: string): string[] => readFileSync(file, 'utf8').split('\n').filter(Boolean);
