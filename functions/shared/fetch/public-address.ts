import ipaddr from 'ipaddr.js';

/** All public addresses of IPv6 that are in use. */
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3');

/** Refuses private, local and reserved networks, and addresses that lead to one through a tunnel or a translation. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed instanceof ipaddr.IPv4 || parsed.match(globalUnicast);
}
