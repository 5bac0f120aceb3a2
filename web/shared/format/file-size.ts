import * as words from '#words/format';
import { language } from '#words/language';

const number = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });

/** Formats bytes as "640 KB" or "3.4 MB"; 1 MB is 1,024 KB, as in the limits. */
export function fileSize(bytes: number): string {
  if (bytes < 1_024) return `${number.format(bytes)} ${words.bytes(bytes)}`;
  if (bytes < 1_024 ** 2) return `${Math.round(bytes / 1_024)} ${words.kilobytes}`;
  if (bytes < 1_024 ** 3) return `${number.format(bytes / 1_024 ** 2)} ${words.megabytes}`;
  return `${number.format(bytes / 1_024 ** 3)} ${words.gigabytes}`;
}
