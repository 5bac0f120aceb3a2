import { language } from '#words/language';

export interface ZoneGroup {
  /** A continent or an ocean; empty for zones without a place. */
  region: string;
  zones: { name: string; label: string }[];
}

export function zoneGroups(others: readonly string[]): ZoneGroup[] {
  const groups = new Map<string, ZoneGroup>();
  for (const name of new Set(['UTC', ...Intl.supportedValuesOf('timeZone'), ...others])) {
    const [region, ...city] = name.includes('/') ? name.split('/') : ['', name];
    const group = groups.get(region!) ?? { region: region!, zones: [] };
    group.zones.push({ name, label: city.toReversed().join(', ').replaceAll('_', ' ') });
    groups.set(region!, group);
  }
  for (const { zones } of groups.values()) zones.sort((a, b) => a.label.localeCompare(b.label));
  return [...groups.values()].sort((a, b) => a.region.localeCompare(b.region));
}

/** Formats the local time: "Tuesday 14:32 (GMT+3)". */
export function timeIn(timeZone: string, at: Date): string {
  const parts = new Intl.DateTimeFormat(language, {
    timeZone,
    weekday: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZoneName: 'shortOffset',
  }).formatToParts(at);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((entry) => entry.type === type)?.value;
  return `${part('weekday')} ${part('hour')}:${part('minute')} (${part('timeZoneName')})`;
}
