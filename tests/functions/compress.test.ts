import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { compressed } from '#functions/shared/http/compress';

const response = (length: number) => ({
  statusCode: 200,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ text: 'a card of a customer. '.repeat(length) }),
});

describe('an answer of the API', () => {
  it('is sent with the fewest bytes to who can read it so', () => {
    const long = response(1_000);
    const sent = compressed(long, 'gzip, deflate, br');
    expect(sent.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' });
    expect(sent.isBase64Encoded).toBe(true);
    expect(gunzipSync(Buffer.from(sent.body!, 'base64')).toString()).toBe(long.body);
    expect(sent.body!.length).toBeLessThan(long.body.length / 10);
  });

  it('still varies by what it varied by', () => {
    const varying = { ...response(1_000), headers: { vary: 'origin' } };
    expect(compressed(varying, 'gzip').headers).toMatchObject({ vary: 'origin, accept-encoding' });
  });

  it('stays as it is for who cannot, and where nothing is saved', () => {
    const [long, short] = [response(1_000), response(1)];
    expect(compressed(long, 'identity')).toBe(long);
    expect(compressed(long, undefined)).toBe(long);
    expect(compressed(short, 'gzip')).toBe(short);
  });

  it.each([
    'gzip;q=0',
    'gzip; q=0.000',
    '*;q=0',
    'br, gzip;q=0, *',
    'identity;q=1, *;q=0',
    'xgzip',
    'x-gzip-9',
    '',
  ])('is not packed for who refuses it: %j', (accepted) => {
    const long = response(1_000);
    expect(compressed(long, accepted)).toBe(long);
  });

  it.each(['GZIP', '*', 'br;q=1.0, gzip;q=0.8, *;q=0.1', 'gzip;q=0.001', 'deflate,gzip'])(
    'is packed for who takes it: %j',
    (accepted) => {
      expect(compressed(response(1_000), accepted).headers).toHaveProperty('content-encoding', 'gzip');
    },
  );
});
