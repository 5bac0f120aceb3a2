import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { compressed } from '#functions/http/compress';

const answer = (length: number) => ({
  statusCode: 200,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ text: 'a card of a customer. '.repeat(length) }),
});

describe('an answer of the API', () => {
  it('is sent with the fewest bytes to who can read it so', () => {
    const long = answer(1_000);
    const sent = compressed(long, 'gzip, deflate, br');
    expect(sent.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' });
    expect(sent.isBase64Encoded).toBe(true);
    expect(gunzipSync(Buffer.from(sent.body!, 'base64')).toString()).toBe(long.body);
    expect(sent.body!.length).toBeLessThan(long.body.length / 10);
  });

  it('still varies by what it varied by', () => {
    const varying = { ...answer(1_000), headers: { vary: 'origin' } };
    expect(compressed(varying, 'gzip').headers).toMatchObject({ vary: 'origin, accept-encoding' });
  });

  it('stays as it is for who cannot, and where nothing is saved', () => {
    const [long, short] = [answer(1_000), answer(1)];
    expect(compressed(long, 'identity')).toBe(long);
    expect(compressed(long, undefined)).toBe(long);
    expect(compressed(short, 'gzip')).toBe(short);
  });
});
