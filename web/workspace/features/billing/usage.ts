const warnFrom = 0.8;

/** Whether what is used of a limit needs attention. */
export function fillState(used: number, limit: number): 'good' | 'near' | 'full' {
  if (used >= limit) return 'full';
  return used / limit >= warnFrom ? 'near' : 'good';
}
