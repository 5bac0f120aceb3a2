/** A page of another site may reach a port of this machine under its own name (DNS rebinding), but not under these. */
export function isLoopbackHost(host: string | undefined): boolean {
  return /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(host ?? '');
}
