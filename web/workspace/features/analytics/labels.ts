const countries = new Intl.DisplayNames('en', { type: 'region', fallback: 'code' });

const sources: Readonly<Record<string, string>> = { page: 'Reference page', embed: 'Embeds' };
const devices: Readonly<Record<string, string>> = { desktop: 'Desktop', mobile: 'Phone', tablet: 'Tablet' };
const referrers: Readonly<Record<string, string>> = { direct: 'Direct or unknown', other: 'Other websites' };

export const labels = {
  source: (value: string) => sources[value] ?? value,
  referrer: (value: string) => referrers[value] ?? value,
  device: (value: string) => devices[value] ?? value,
  country: countryName,
} as const;

function countryName(value: string): string {
  if (!/^[A-Z]{2}$/.test(value)) return 'Unknown';
  return countries.of(value) ?? value;
}
