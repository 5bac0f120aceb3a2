import { isbot } from 'isbot';
import type { Visitor } from '../shared/membership/visitor.ts';

/** Bots that imitate a browser cannot be recognized, but most run no scripts. */
export function isCounted({ userAgent, optedOut, prefetch }: Visitor): boolean {
  return !optedOut && !prefetch && userAgent !== '' && !isbot(userAgent);
}

/** An office has one IPv4 address, or all IPv6 addresses with the same first 64 bits. */
export function networkOf(address: string): string {
  if (!address.includes(':')) return address;
  const [before = '', after] = address.toLowerCase().split('::');
  const groups = (part = '') => part.split(':').filter(Boolean);
  const missing = after === undefined ? 0 : Math.max(0, 8 - groups(before).length - groups(after).length);
  const all = [...groups(before), ...Array<string>(missing).fill('0'), ...groups(after)];
  return all
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}

export type Device = 'mobile' | 'tablet' | 'desktop';

/** An Android without "Mobile" is a tablet by convention, and current iPads identify as Macs. */
export function deviceOf(userAgent: string): Device {
  if (/ipad|tablet|playbook|silk(?!.*mobile)|android(?!.*mobile)/i.test(userAgent)) return 'tablet';
  return /mobi|iphone|ipod|android/i.test(userAgent) ? 'mobile' : 'desktop';
}
