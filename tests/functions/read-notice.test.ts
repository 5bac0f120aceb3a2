import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fetchNotice } from '#functions/website/read-notice';

const address = 'https://ted.europa.eu/en/notice/1-2026/xml';
const xml = '<ContractNotice/>';
const asXml = { 'content-type': 'application/xml' };
const tooLarge = ' '.repeat(5 * 1024 ** 2 + 1);

const ends: (() => void)[] = [];
afterEach(() => {
  vi.unstubAllEnvs();
  for (const end of ends.splice(0)) end();
});

/** Returns what was asked of this TED. */
async function serveTed(answer: RequestListener): Promise<string[]> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.headers.host}${request.url}`);
    answer(request, response);
  });
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  ends.push(() => {
    server.closeAllConnections();
    server.close();
  });
  vi.stubEnv('LOCAL_TED', String((server.address() as AddressInfo).port));
  return asked;
}

describe('a notice of TED', () => {
  it('is read by its number', async () => {
    const asked = await serveTed((_, response) => response.writeHead(200, asXml).end(xml));
    expect(await fetchNotice(address)).toBe(xml);
    expect(asked).toEqual(['ted.europa.eu/en/notice/1-2026/xml']);
  });

  it.each<[string, RequestListener]>([
    ['is missing', (_, response) => response.writeHead(404).end()],
    ['is a page', (_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end(xml)],
    [
      'unpacks to more than 5 MB',
      (_, response) =>
        response.writeHead(200, { ...asXml, 'content-encoding': 'gzip' }).end(gzipSync(tooLarge)),
    ],
  ])('is unreadable if it %s', async (_, answer) => {
    await serveTed(answer);
    await expect(fetchNotice(address)).rejects.toMatchObject({ code: 'NOTICE_UNREADABLE' });
  });

  it.each<[string, RequestListener]>([
    ['fails', (_, response) => response.writeHead(500).end()],
    ['breaks off', (_, response) => response.destroy()],
    ['sends more than 5 MB', (_, response) => response.writeHead(200, asXml).end(tooLarge)],
  ])('is unreachable if TED %s', async (_, answer) => {
    await serveTed(answer);
    await expect(fetchNotice(address)).rejects.toMatchObject({ code: 'NOTICE_UNREACHABLE' });
  });

  it('is unreachable if TED leads elsewhere, and nothing else is asked', async () => {
    const asked = await serveTed(({ url }, response) =>
      url === '/en/notice/1-2026/xml'
        ? response.writeHead(302, { location: '/elsewhere' }).end()
        : response.writeHead(200, asXml).end(xml),
    );
    await expect(fetchNotice(address)).rejects.toMatchObject({ code: 'NOTICE_UNREACHABLE' });
    expect(asked).toHaveLength(1);
  });

  it('is unreachable after five seconds', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
    await serveTed(() => undefined);
    await expect(fetchNotice(address)).rejects.toMatchObject({ code: 'NOTICE_UNREACHABLE' });
    expect(timeout).toHaveBeenCalledWith(5_000);
    timeout.mockRestore();
  });
});
