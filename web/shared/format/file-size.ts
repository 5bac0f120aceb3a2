const number = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });

/** Formats bytes as "640 KB" or "3.4 MB"; 1 MB is 1,024 KB, as in the limits. */
export function fileSize(bytes: number): string {
  if (bytes < 1_024) return `${number.format(bytes)} ${bytes === 1 ? 'byte' : 'bytes'}`;
  if (bytes < 1_024 ** 2) return `${Math.round(bytes / 1_024)} KB`;
  if (bytes < 1_024 ** 3) return `${number.format(bytes / 1_024 ** 2)} MB`;
  return `${number.format(bytes / 1_024 ** 3)} GB`;
}
