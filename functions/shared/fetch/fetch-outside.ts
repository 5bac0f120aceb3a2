import type { LookupAddress } from 'node:dns';
import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip, type InputType, type ZlibOptions } from 'node:zlib';
import { internet, type Door } from './doors.ts';

export interface Fetched {
  /** The last redirect led here. */
  address: string;
  /** The media type in lower case, without parameters. */
  type: string;
  /** The letters that the header names. */
  charset?: string | undefined;
  body: Buffer;
}

export interface Bounds {
  maxBytes: number;
  /** Three unless said otherwise. */
  maxRedirects?: number;
  /** Ends the whole fetch, redirects included. */
  signal: AbortSignal;
  /** Runs before each request, redirects included. What it throws ends the fetch. */
  before?: ((url: URL) => Promise<void>) | undefined;
}

/** Says no more than that an address could not be read, so that nobody can explore a network with the answers. */
export class NotReadable extends Error {
  /** The server answered this. No caller of our API may learn it. */
  readonly status: number | undefined;

  constructor(cause?: unknown, status?: number) {
    super('The address could not be read', { cause });
    this.name = 'NotReadable';
    this.status = status;
  }
}

const maxUnpackedBytes = 25 * 1024 ** 2;
/** Names that lead into a network rather than to a website. */
const innerNames = /(^|\.)(local|localhost|internal|intranet|lan|home|corp|arpa|onion)$/;

/** Fetches from a public website. Throws `NotReadable` for everything else, and for all that goes wrong. */
export async function fetchOutside(address: string, bounds: Bounds, door: Door = internet): Promise<Fetched> {
  try {
    return await follow(address, bounds, door, bounds.maxRedirects ?? 3);
  } catch (error) {
    throw error instanceof NotReadable ? error : new NotReadable(error);
  }
}

async function follow(address: string, bounds: Bounds, door: Door, left: number): Promise<Fetched> {
  const url = outsideUrl(address);
  await bounds.before?.(url);
  const response = await open(url, bounds.signal, door);
  const { statusCode = 0, headers } = response;
  if (statusCode >= 300 && statusCode < 400 && headers.location) {
    response.destroy();
    if (left === 0) throw new NotReadable();
    return follow(new URL(headers.location, url).href, bounds, door, left - 1);
  }
  if (statusCode !== 200) {
    response.destroy();
    throw new NotReadable(undefined, statusCode);
  }
  const { 'content-type': type = '' } = headers;
  return {
    address: url.href,
    type: type.split(';')[0]!.trim().toLowerCase(),
    charset: /;\s*charset="?([\w-]+)/i.exec(type)?.[1],
    body: await unpack(await readBody(response, bounds), headers['content-encoding']),
  };
}

/** An address with http is tried as https. */
function outsideUrl(address: string): URL {
  if (!URL.canParse(address)) throw new NotReadable();
  const url = new URL(address);
  if (url.protocol === 'http:') url.protocol = 'https:';
  const name = url.hostname.replace(/\.$/, '');
  const isWebsite =
    url.protocol === 'https:' &&
    url.port === '' &&
    url.username === '' &&
    url.password === '' &&
    name.includes('.') &&
    !name.startsWith('[') &&
    isIP(name) === 0 &&
    !innerNames.test(name);
  if (!isWebsite) throw new NotReadable();
  return url;
}

function open(url: URL, signal: AbortSignal, door: Door): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const request = (door.protocol === 'https:' ? requestHttps : requestHttp)({
      hostname: url.hostname,
      port: door.portOf(url.hostname),
      path: url.pathname + url.search,
      servername: url.hostname,
      headers: {
        host: url.hostname,
        accept: '*/*',
        'accept-encoding': 'gzip, br',
        'user-agent': 'Refdeck (reads a website when its owner asks)',
      },
      agent: false,
      lookup: checkedLookup(door),
      signal,
    });
    request.on('response', resolve).on('error', reject).end();
  });
}

/** Connects to the addresses that were checked, so that a second answer of the name server changes nothing. */
const checkedLookup =
  (door: Door): LookupFunction =>
  (name, options, callback) => {
    door.resolve(name).then(
      (found: LookupAddress[]) => {
        const [first] = found;
        if (!first || !found.every(({ address }) => door.mayConnect(address)))
          callback(new NotReadable(), '', 0);
        else if (options.all) callback(null, found);
        else callback(null, first.address, first.family);
      },
      (error: NodeJS.ErrnoException) => callback(error, '', 0),
    );
  };

async function readBody(response: IncomingMessage, { maxBytes }: Bounds): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.length;
    // Leaving the loop closes the connection.
    if (size > maxBytes) throw new NotReadable();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

const unpackers: Readonly<Record<string, (input: InputType, options: ZlibOptions) => Promise<Buffer>>> = {
  gzip: promisify(gunzip),
  br: promisify(brotliDecompress),
};

async function unpack(body: Buffer, encoding = 'identity'): Promise<Buffer> {
  if (encoding === 'identity') return body;
  const unpacker = unpackers[encoding];
  if (!unpacker) throw new NotReadable();
  return unpacker(body, { maxOutputLength: maxUnpackedBytes });
}
