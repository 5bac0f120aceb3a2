const warnFrom = 0.8;

/** How much of a limit is used: the share to draw, at most 1, and whether it needs attention. */
export function fill(used: number, limit: number): { share: number; state: 'good' | 'near' | 'full' } {
  const share = limit > 0 ? used / limit : 1;
  if (share >= 1) return { share: 1, state: 'full' };
  return { share, state: share >= warnFrom ? 'near' : 'good' };
}
