/** Where this is read: the edge writes the header itself (`infra/edge/`). Only a developer's machine is reached without TLS. */
export function viewerOrigin(headers: Readonly<Record<string, string | undefined>>): string {
  const host = headers['x-viewer-host'] ?? 'localhost';
  const local = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(host);
  return `${local ? 'http' : 'https'}://${host}`;
}
