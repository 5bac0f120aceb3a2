import { createHash, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';

/** The 3072-bit group of RFC 5054. */
const N = BigInt(
  `0x${[
    'FFFFFFFFFFFFFFFFC90FDAA22168C234C4C6628B80DC1CD129024E088A67CC74020BBEA63B139B22514A08798E3404DDEF9519B3CD3A431B',
    '302B0A6DF25F14374FE1356D6D51C245E485B576625E7EC6F44C42E9A637ED6B0BFF5CB6F406B7EDEE386BFB5A899FA5AE9F24117C4B1FE6',
    '49286651ECE45B3DC2007CB8A163BF0598DA48361C55D39A69163FA8FD24CF5F83655D23DCA3AD961C62F356208552BB9ED529077096966D',
    '670C354E4ABC9804F1746C08CA18217C32905E462E36CE3BE39E772C180E86039B2783A2EC07A28FB5C55DF06F4C52C9DE2BCBF695581718',
    '3995497CEA956AE515D2261898FA051015728E5A8AAAC42DAD33170D04507A33A85521ABDF1CBA64ECFB850458DBEF0A8AEA71575D060C7D',
    'B3970F85A6E1E4C7ABF5AE8CDB0933D71E8C94E04A25619DCEE3D2261AD2EE6BF12FFA06D98A0864D87602733EC86A64521F2B18177B200C',
    'BBE117577A615D6C770988C0BAD946E208E24FA074E5AB3143DB5BFCE0FD108E4B82D120A93AD2CAFFFFFFFFFFFFFFFF',
  ].join('')}`,
);
const g = 2n;

interface SrpChallenge {
  salt: string;
  serverPublic: string;
  secretBlock: string;
}

interface SrpSession {
  username: string;
  clientPublic: bigint;
  serverSecret: bigint;
  serverPublic: bigint;
  verifier: bigint;
}

/** The server's half of SRP-6a (names as in RFC 5054). */
export class SrpSessions {
  private readonly poolName: string;
  private readonly sessions = new Map<string, SrpSession>();

  constructor(poolId: string) {
    this.poolName = poolId.split('_')[1] ?? poolId;
  }

  start(username: string, password: string, clientPublicHex: string): SrpChallenge {
    const salt = fromHex(randomBytes(16).toString('hex'));
    const b = fromHex(randomBytes(128).toString('hex'));
    const identity = createHash('sha256').update(`${this.poolName}${username}:${password}`).digest('hex');
    const verifier = power(g, fromHex(hash(paddedHex(salt) + identity)), N);
    const k = fromHex(hash(paddedHex(N) + paddedHex(g)));
    const serverPublic = (k * verifier + power(g, b, N)) % N;
    const secretBlock = randomBytes(64).toString('base64');
    this.sessions.set(secretBlock, {
      username,
      clientPublic: fromHex(clientPublicHex),
      serverSecret: b,
      serverPublic,
      verifier,
    });
    return { salt: salt.toString(16), serverPublic: serverPublic.toString(16), secretBlock };
  }

  /** Returns undefined for an unknown challenge. */
  finish(
    secretBlock: string,
    timestamp: string,
    signature: string,
  ): { username: string; proven: boolean } | undefined {
    const session = this.sessions.get(secretBlock);
    this.sessions.delete(secretBlock);
    if (!session) return undefined;
    const { username } = session;
    if (session.clientPublic % N === 0n) return { username, proven: false };
    const expected = createHmac('sha256', sessionKey(session))
      .update(this.poolName)
      .update(session.username)
      .update(Buffer.from(secretBlock, 'base64'))
      .update(timestamp)
      .digest();
    const given = Buffer.from(signature, 'base64');
    return { username, proven: given.length === expected.length && timingSafeEqual(given, expected) };
  }
}

function sessionKey({ clientPublic, serverPublic, serverSecret, verifier }: SrpSession): Buffer {
  const u = fromHex(hash(paddedHex(clientPublic) + paddedHex(serverPublic)));
  const S = power(clientPublic * power(verifier, u, N), serverSecret, N);
  const bytes = (value: bigint) => Buffer.from(paddedHex(value), 'hex');
  return Buffer.from(hkdfSync('sha256', bytes(S), bytes(u), 'Caldera Derived Key', 16));
}

/** Even length, and no leading bit that would read as a sign. */
function paddedHex(value: bigint): string {
  const text = value.toString(16);
  const even = text.length % 2 === 0 ? text : `0${text}`;
  return /^[89a-f]/i.test(even) ? `00${even}` : even;
}

function hash(hex: string): string {
  return createHash('sha256').update(Buffer.from(hex, 'hex')).digest('hex');
}

function fromHex(hex: string): bigint {
  return BigInt(`0x${hex}`);
}

function power(base: bigint, exponent: bigint, modulus: bigint): bigint {
  let result = 1n;
  let factor = base % modulus;
  for (let rest = exponent; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = (result * factor) % modulus;
    factor = (factor * factor) % modulus;
  }
  return result;
}
