export interface Failed {
  file?: string;
  title: string;
  ranOutOfTime?: boolean;
}
export interface Counts {
  passed: number;
  failed: Failed[];
  passedLate?: Failed[];
}
export function readReport(file: string): Counts;
export function filesToRepeat(counts: Counts): string[];
export function settle(first: Counts, second: Counts): Counts;
