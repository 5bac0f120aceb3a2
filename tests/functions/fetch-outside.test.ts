import { createServer, type RequestListener, type Server } from 'node:http';
import { gzipSync } from 'node:zlib';
import type { AddressInfo } from 'node:net';
import ipaddr from 'ipaddr.js';
import { afterEach, describe, expect, it } from 'vitest';
import { internet, type Door } from '#functions/shared/fetch/doors';
import { fetchOutside, NotReadable } from '#functions/shared/fetch/fetch-outside';
import { isPublicAddress } from '#functions/shared/fetch/public-address';

const bounds = () => ({ maxBytes: 1_000, signal: AbortSignal.timeout(2_000) });

/** The registries of special addresses of IANA, but for the few that lead to public services. */
const forbidden = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.31.196.0/24',
  '192.52.193.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '192.175.48.0/24',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
  '::/128',
  '::1/128',
  '::/96',
  '::ffff:0:0/96',
  '64:ff9b::/96',
  '64:ff9b:1::/48',
  '100::/64',
  '100:0:0:1::/64',
  '2001::/23',
  '2001:db8::/32',
  '2002::/16',
  '2620:4f:8000::/48',
  '3fff::/20',
  '4000::/3',
  '5f00::/16',
  'fc00::/7',
  'fe80::/10',
  'fec0::/10',
  'ff00::/8',
];

interface Place {
  value: bigint;
  bits: 32 | 128;
}

function endsOf(range: string): [Place, Place] {
  const [address = '', length = ''] = range.split('/');
  const { bytes, bits } = {
    bytes: ipaddr.parse(address).toByteArray(),
    bits: address.includes(':') ? 128 : 32,
  } as const;
  const value = bytes.reduce((sum, byte) => sum * 256n + BigInt(byte), 0n);
  return [
    { value, bits },
    { value: value + (1n << BigInt(bits - Number(length))) - 1n, bits },
  ];
}

const between = (first: Place, last: Place, part: bigint): Place => ({
  ...first,
  value: first.value + ((last.value - first.value) * part) / 4n,
});

const nameOf = ({ value, bits }: Place): string =>
  ipaddr
    .fromByteArray(
      Array.from({ length: bits / 8 }, (_, index) =>
        Number((value >> BigInt(bits - 8 * (index + 1))) & 255n),
      ),
    )
    .toString();

describe('an address of a network', () => {
  it.each([
    ['this network', '0.0.0.0'],
    ['this machine', '127.0.0.1'],
    ['this machine', '127.8.9.10'],
    ['a private network', '10.0.0.1'],
    ['a private network', '172.16.0.1'],
    ['a private network', '192.168.1.1'],
    ['the metadata service', '169.254.169.254'],
    ["a carrier's network", '100.64.0.1'],
    ['protocol assignments', '192.0.0.1'],
    ['documentation', '192.0.2.1'],
    ['documentation', '198.51.100.1'],
    ['documentation', '203.0.113.1'],
    ['benchmarks', '198.18.0.1'],
    ['multicast', '224.0.0.1'],
    ['the reserved range', '240.0.0.1'],
    ['everybody', '255.255.255.255'],
    ['no network', '::'],
    ['this machine', '::1'],
    ['a mapped address', '::ffff:8.8.8.8'],
    ['a mapped address', '::ffff:10.0.0.1'],
    ['a compatible address', '::127.0.0.1'],
    ['a translation', '64:ff9b::a00:1'],
    ['a local translation', '64:ff9b:1::a00:1'],
    ['the discard prefix', '100::1'],
    ['a tunnel of 6to4', '2002:a00:1::1'],
    ['a tunnel of Teredo', '2001::1'],
    ['documentation', '2001:db8::1'],
    ['documentation', '3fff::1'],
    ['a unique local network', 'fd00:ec2::254'],
    ['a link', 'fe80::1'],
    ['a former site', 'fec0::1'],
    ['multicast', 'ff02::1'],
  ])('of %s is not public: %s', (_, address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  it.each(forbidden)('in %s is not public at its first, its last and any other address', (range) => {
    const [first, last] = endsOf(range);
    for (const address of [first, last, between(first, last, 1n), between(first, last, 3n)])
      expect([range, nameOf(address), isPublicAddress(nameOf(address))]).toEqual([
        range,
        nameOf(address),
        false,
      ]);
  });

  it.each(['8.8.8.8', '1.1.1.1', '2606:4700:4700::1111', '2a00:1450:4001:830::200e'])(
    'of a website is public: %s',
    (address) => expect(isPublicAddress(address)).toBe(true),
  );
});

describe('an address of a website', () => {
  it.each([
    'not an address',
    'ftp://www.example.com',
    'file:///etc/passwd',
    'https://user@www.example.com',
    'https://www.example.com:8443',
    'https://127.0.0.1',
    'https://2130706433',
    'https://0x7f.1',
    'https://[::1]',
    'https://localhost',
    'https://localhost.',
    'https://metadata.google.internal',
    'https://printer.local',
    'https://wiki.intranet',
  ])('is refused before its name is looked up: %s', async (address) => {
    const names: string[] = [];
    const door: Door = { ...internet, resolve: async (name) => (names.push(name), []) };
    await expect(fetchOutside(address, bounds(), door)).rejects.toThrow(NotReadable);
    expect(names).toEqual([]);
  });
});

describe('a website', () => {
  const servers: Server[] = [];
  afterEach(() => {
    for (const server of servers.splice(0)) server.closeAllConnections();
  });

  /** Serves one website; every other name leads to an address that may not be connected to. */
  async function serve(listener: RequestListener): Promise<Door & { names: string[] }> {
    const server = createServer(listener);
    servers.push(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const names: string[] = [];
    return {
      names,
      protocol: 'http:',
      portOf: () => port,
      mayConnect: (address) => address === '127.0.0.1',
      rest: async () => undefined,
      resolve: async (name) => {
        names.push(name);
        return [{ address: name === 'www.firm.example' ? '127.0.0.1' : '127.0.0.2', family: 4 }];
      },
    };
  }

  it('is read under its own name, without cookies or a referrer', async () => {
    let headers = {};
    const door = await serve((request, response) => {
      headers = request.headers;
      response.setHeader('content-type', 'Text/HTML; charset=utf-8').end('hello');
    });
    const fetched = await fetchOutside('http://www.firm.example/a?b=1', bounds(), door);
    const [type, charset, body] = ['text/html', 'utf-8', Buffer.from('hello')];
    expect(fetched).toEqual({ address: 'https://www.firm.example/a?b=1', type, charset, body });
    expect(Object.keys(headers).toSorted()).toEqual([
      'accept',
      'accept-encoding',
      'connection',
      'host',
      'user-agent',
    ]);
  });

  it('is not connected to if one of its addresses is private', async () => {
    let asked = 0;
    const { portOf } = await serve((_, response) => {
      asked += 1;
      response.end('secret');
    });
    for (const others of [[], ['93.184.215.14']]) {
      const found = ['127.0.0.1', ...others].map((address) => ({ address, family: 4 }));
      const door: Door = { ...internet, protocol: 'http:', portOf, resolve: async () => found };
      const refused = fetchOutside('https://www.firm.example/', bounds(), door);
      await expect(refused).rejects.toThrow(NotReadable);
    }
    expect(asked).toBe(0);
  });

  it('is read after three redirects, but not after four', async () => {
    const door = await serve((request, response) => {
      const left = Number(request.url!.slice(1));
      if (left === 0) response.end('arrived');
      else response.writeHead(302, { location: `/${left - 1}` }).end();
    });
    const { body } = await fetchOutside('https://www.firm.example/3', bounds(), door);
    expect(body.toString()).toBe('arrived');
    await expect(fetchOutside('https://www.firm.example/4', bounds(), door)).rejects.toThrow(NotReadable);
  });

  it.each(['https://inner.example/', 'http://127.0.0.1/', 'file:///etc/passwd', 'https://firm.internal/'])(
    'cannot redirect to %s',
    async (location) => {
      let asked = 0;
      const door = await serve((_, response) => {
        asked += 1;
        response.writeHead(301, { location }).end();
      });
      await expect(fetchOutside('https://www.firm.example/', bounds(), door)).rejects.toThrow(NotReadable);
      expect(asked).toBe(1);
    },
  );

  it('is looked up once per connection, so a changed answer leads nowhere', async () => {
    let lookups = 0;
    const door = await serve((_, response) => response.end('first answer'));
    const changing: Door = {
      ...door,
      resolve: async () => [{ address: (lookups += 1) === 1 ? '127.0.0.1' : '10.0.0.1', family: 4 }],
    };
    const { body } = await fetchOutside('https://www.firm.example/', bounds(), changing);
    expect([body.toString(), lookups]).toEqual(['first answer', 1]);
    await expect(fetchOutside('https://www.firm.example/', bounds(), changing)).rejects.toThrow(NotReadable);
  });

  it.each<[string, RequestListener]>([
    ['is too large', (_, response) => response.end('x'.repeat(1_001))],
    [
      'never ends',
      (_, response) => {
        const more = setInterval(() => response.write('x'), 1);
        response.on('close', () => clearInterval(more));
      },
    ],
    ['never answers', () => undefined],
    ['fails', (_, response) => response.writeHead(500).end('secret')],
    [
      'is encoded in an unknown way',
      (_, response) => response.setHeader('content-encoding', 'zstd').end('x'),
    ],
    [
      'is not what its encoding says',
      (_, response) => response.setHeader('content-encoding', 'gzip').end('x'),
    ],
  ])('that %s cannot be read', async (_, listener) => {
    const door = await serve(listener);
    const signal = AbortSignal.timeout(300);
    const refused = fetchOutside('https://www.firm.example/', { ...bounds(), signal }, door);
    await expect(refused).rejects.toThrow(/^The address could not be read$/);
  });

  it('that unpacks to more than 25 MB cannot be read', async () => {
    const bomb = gzipSync(Buffer.alloc(26 * 1024 ** 2));
    const door = await serve((_, response) => response.setHeader('content-encoding', 'gzip').end(bomb));
    const refused = fetchOutside('https://www.firm.example/', { ...bounds(), maxBytes: 10 ** 6 }, door);
    await expect(refused).rejects.toThrow(NotReadable);
  });

  it('that is compressed is unpacked', async () => {
    const door = await serve((_, response) =>
      response.setHeader('content-encoding', 'gzip').end(gzipSync('hello')),
    );
    const { body } = await fetchOutside('https://www.firm.example/', bounds(), door);
    expect(body.toString()).toBe('hello');
  });
});
