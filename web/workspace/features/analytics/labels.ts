import * as words from '#words/reports';
import { language } from '#words/language';

const countries = new Intl.DisplayNames(language, { type: 'region', fallback: 'code' });

export const labels = {
  source: (value: string) => words.sources[value] ?? value,
  referrer: (value: string) => words.referrers[value] ?? value,
  device: (value: string) => words.devices[value] ?? value,
  country: countryName,
} as const;

function countryName(value: string): string {
  if (!/^[A-Z]{2}$/.test(value)) return words.unknownCountry;
  return countries.of(value) ?? value;
}
