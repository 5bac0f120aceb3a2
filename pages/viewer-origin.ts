/** The edge sets the header (`infra/edge/`); only a developer's machine lacks TLS. */
export function viewerOrigin(headers: Readonly<Record<string, string | undefined>>): string {
  const host = headers['x-viewer-host'] ?? 'localhost';
  const local = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(host);
  return `${local ? 'http' : 'https'}://${host}`;
}
