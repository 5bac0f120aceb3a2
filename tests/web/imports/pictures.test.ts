import { describe, expect, it } from 'vitest';
import type { Asset } from '#contract/resources/asset';
import { limits } from '#contract/rules/limits';
import { ApiError } from '#web/workspace/lib/api/api-error.ts';
import type { OrganizationCall } from '#web/workspace/lib/organization/active-organization.tsx';
import { pictureFetcher } from '#web/workspace/files/fetch-picture.ts';
import { bringInPictures } from '#web/workspace/features/references/imports/bring-in-pictures.ts';
import { readAddresses } from '#web/workspace/features/references/imports/reading/read-addresses.ts';
import type { Candidate } from '#web/workspace/features/references/imports/reading/read-candidates.ts';

/** Answers each call when the test says so. */
function makeServer() {
  const asked: string[] = [];
  const waiting: (() => void)[] = [];
  const call = (async (_: unknown, { address }: { address: string }) => {
    asked.push(address);
    await new Promise<void>((done) => waiting.push(done));
    if (address.endsWith('.html')) throw new ApiError(422, { code: 'WEBSITE_UNREADABLE', Error: 'No' });
    if (address.endsWith('.late')) throw new ApiError(429, { code: 'RATE_LIMITED', Error: 'Later' });
    return { type: 'image/svg+xml', data: btoa('picture') };
  }) as unknown as OrganizationCall;
  const settle = async () => {
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  };
  return {
    asked,
    call,
    settle,
    answer: async () => {
      waiting.shift()!();
      await settle();
    },
  };
}

describe('pictures of a website', () => {
  it('are asked for one after another, with a pause for each website', async () => {
    const { asked, call, settle, answer } = makeServer();
    const pauses: (() => void)[] = [];
    const fetch = pictureFetcher(call, async () => new Promise((done) => pauses.push(done)));
    void fetch('http://a.example/1');
    void fetch('https://a.example/2');
    void fetch('https://b.example/1');
    await settle();
    expect(asked).toEqual(['https://a.example/1', 'https://b.example/1']);
    await answer();
    expect(asked).toHaveLength(2);
    pauses.shift()!();
    await settle();
    expect(asked[2]).toBe('https://a.example/2');
  });

  it('come with the ending that the server found, or with words why not', async () => {
    const { call, settle, answer } = makeServer();
    const fetch = pictureFetcher(call, async () => undefined);
    const all = Promise.all(
      ['https://a.example/1.jpg', 'https://b.example/1.html', 'https://c.example/1.late'].map(fetch),
    );
    await settle();
    for (let turn = 0; turn < 3; turn += 1) await answer();
    expect(await all).toEqual([
      { name: 'picture.svg+xml', alt: '', bytes: new TextEncoder().encode('picture') },
      { refusal: 'The address could not be read as a picture of at most 4 MB' },
      { refusal: 'Later' },
    ]);
  });
});

describe('a cell with pictures', () => {
  it.each([
    ['https://a.example/1.jpg', ['https://a.example/1.jpg'], []],
    [
      'https://a.example/1.jpg, http://a.example/2.jpg\nhttps://a.example/3',
      ['https://a.example/1.jpg', 'http://a.example/2.jpg', 'https://a.example/3'],
      [],
    ],
    ['kuva.jpg https://a.example/1.jpg', ['https://a.example/1.jpg'], ['notAddress']],
    ['C:\\kuvat\\1.jpg', undefined, ['notAddress']],
    ['javascript:alert(1)', undefined, ['notAddress']],
    ['file:///etc/passwd', undefined, ['notAddress']],
    ['#N/A', undefined, ['cellError']],
  ])('reads "%s" as addresses', (cell, value, marks) => {
    expect(readAddresses(cell)).toEqual({ ...(value && { value }), marks });
  });
});

describe('pictures of a reference', () => {
  const bring = async (count: number, description: string) => {
    const addresses = Array.from({ length: count }, (_, index) => `https://a.example/${index}.png`);
    const fetch = async () => ({ name: 'picture.png', alt: '', bytes: new Uint8Array(1) });
    const upload = async () => ({ id: 'A', url: '/assets/a/b/640.webp' }) as Asset;
    const texts = { title: 'Quay', customer: 'Acme', description };
    const candidate = {
      texts,
      about: { number: 1, doubts: [] },
      pictures: addresses,
    } as unknown as Candidate;
    const body = { name: 'Quay', attributes: { customerId: '', description, longDescription: description } };
    return await bringInPictures(async () => undefined as never, { fetch, upload }, candidate, body);
  };

  it('beyond those that a story may have are named', async () => {
    const { body, refused } = await bring(limits.storyPictures + 2, 'Short');
    expect(body.attributes.longDescription!.match(/!\[/g)).toHaveLength(limits.storyPictures - 1);
    expect(refused).toEqual(
      [30, 31].map((index) => ({
        name: `https://a.example/${index}.png`,
        reason: 'A reference gets at most 30 pictures',
      })),
    );
  });

  it('that the text has no room for are named', async () => {
    const { refused } = await bring(2, 'a'.repeat(limits.longDescriptionLength));
    expect(refused).toEqual([
      { name: 'Quay.png', reason: 'The text is too long for it. It is in the library' },
    ]);
  });
});
