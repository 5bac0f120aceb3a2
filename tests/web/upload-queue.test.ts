import { describe, expect, it, vi } from 'vitest';
import type { Asset } from '#contract/resources/asset';
import { limits } from '#contract/rules/limits';
import * as fc from 'fast-check';
import { cut } from '#contract/primitives/characters';
import { requiredName } from '#contract/primitives/schema';
import { nameOf } from '#web/workspace/files/file-rules.ts';
import { minutesUntilFreed } from '#web/workspace/features/assets/minutes-until-freed.ts';
import * as words from '#words/assets';
import { ApiError } from '../../web/workspace/lib/api/api-error.ts';
import { StorageRefusal } from '../../web/workspace/files/send-file.ts';
import { createUploadQueue, type Upload } from '../../web/workspace/files/upload-queue.ts';
import type { UploadSteps } from '../../web/workspace/files/upload-work.ts';

const asset = (id: string, change: Partial<Asset> = {}): Asset => ({
  id,
  name: 'A file',
  contentType: 'image/png',
  size: 3,
  status: 'pending',
  variants: [],
  createdAt: '2026-01-02T10:00:00.000Z',
  createdBy: 'user',
  ...change,
});

const png = (name = 'one.png', bytes = 'png') =>
  new File([bytes], name, { type: 'image/png', lastModified: 1 });

/** Simulates a storage that accepts every file and has it ready at once, unless a test changes a step. */
function start(change: Partial<Pick<UploadSteps, 'announce' | 'send' | 'load'>> = {}) {
  let now = 0;
  let announced = 0;
  const steps = {
    sumOf: vi.fn(async () => 'sum'),
    announce: vi.fn<UploadSteps['announce']>(async () => {
      announced += 1;
      return {
        presignedUrl: `https://storage/${announced}`,
        headers: {},
        asset: asset(`asset-${announced}`),
      };
    }),
    send: vi.fn<UploadSteps['send']>(async () => undefined),
    load: vi.fn<UploadSteps['load']>(async (id) =>
      asset(id, { status: 'ready', url: `/assets/o/${id}/320.webp` }),
    ),
    discard: vi.fn<UploadSteps['discard']>(),
    pause: vi.fn(async (ms: number) => {
      now += ms;
    }),
    now: () => now,
  } satisfies UploadSteps;
  if (change.announce) steps.announce.mockImplementation(change.announce);
  if (change.send) steps.send.mockImplementation(change.send);
  if (change.load) steps.load.mockImplementation(change.load);
  const settled: Upload[] = [];
  const queue = createUploadQueue(steps, (upload) => settled.push(upload));
  const phases = () => queue.uploads().map(({ state }) => state.phase);
  const until = (...wanted: string[]) => vi.waitFor(() => expect(phases()).toEqual(wanted));
  return { queue, steps, settled, until, phases, pass: (ms: number) => (now += ms) };
}

const reasonOf = (upload: Upload | undefined) =>
  upload && 'reason' in upload.state ? upload.state.reason : '';

describe('the upload queue', () => {
  it('sends three files at a time until all are sent', async () => {
    let sending = 0;
    let most = 0;
    const { queue, until } = start({
      send: async () => {
        sending += 1;
        most = Math.max(most, sending);
        await new Promise((done) => setTimeout(done, 5));
        sending -= 1;
      },
    });
    queue.add(Array.from({ length: 8 }, (_, index) => png(`${index}.png`)));
    await until(...Array.from({ length: 8 }, () => 'ready'));
    expect(most).toBe(3);
  });

  it('refuses files that the contract does not accept, with its texts', () => {
    const { queue, steps, phases } = start();
    const huge = png('huge.png');
    Object.defineProperty(huge, 'size', { value: limits.imageBytes + 1 });
    queue.add([new File(['<svg/>'], 'logo.svg', { type: 'image/svg+xml' }), huge, png('empty.png', '')]);
    expect(phases()).toEqual(['rejected', 'rejected', 'rejected']);
    expect(queue.uploads().map(reasonOf)).toEqual([
      'Must be a PNG, JPEG, WebP, AVIF or GIF image, or a PDF document',
      'The file is too large: at most 10 MB',
      'The file is empty',
    ]);
    expect(steps.announce).not.toHaveBeenCalled();
  });

  it('takes the type from the file name when the system has none', async () => {
    const { queue, steps, until } = start();
    queue.add([new File(['x'], 'Photo.AVIF')]);
    await until('ready');
    expect(steps.announce).toHaveBeenCalledWith(expect.objectContaining({ contentType: 'image/avif' }));
  });

  it('shows why the server rejected a file, and does not send it again', async () => {
    const { queue, until } = start({
      load: async (id) => asset(id, { status: 'rejected', reason: 'The file is not a PNG image' }),
    });
    const [id] = queue.add([png()]);
    await until('rejected');
    expect(reasonOf(queue.uploads()[0])).toBe('The file is not a PNG image');
    queue.retry(id!);
    await until('rejected');
  });

  it('fails with the specified text when it gets no address', async () => {
    const { queue, until } = start({ announce: async () => ({ asset: asset('one') }) });
    queue.add([png()]);
    await until('failed');
    expect(reasonOf(queue.uploads()[0])).toBe('Failed to get asset presigned URL');
  });
});

describe('retrying an upload', () => {
  it('uses the same address while it is valid', async () => {
    const { queue, steps, until } = start();
    steps.send.mockRejectedValueOnce(new Error('No response'));
    const [id] = queue.add([png()]);
    await until('failed');
    queue.retry(id!);
    await until('ready');
    expect(steps.announce).toHaveBeenCalledTimes(1);
    expect(steps.send).toHaveBeenCalledTimes(2);
  });

  it('requests a new address after expiry and releases the old reservation', async () => {
    const { queue, steps, until, pass } = start();
    steps.send.mockRejectedValueOnce(new Error('No response'));
    const [id] = queue.add([png()]);
    await until('failed');
    pass(limits.uploadUrlSeconds * 1_000);
    queue.retry(id!);
    await until('ready');
    expect(steps.announce).toHaveBeenCalledTimes(2);
    expect(steps.discard.mock.calls).toEqual([['asset-1']]);
  });

  it('requests a new address after the storage refused the old one', async () => {
    const { queue, steps, until } = start();
    steps.send.mockRejectedValueOnce(new StorageRefusal(403));
    const [id] = queue.add([png()]);
    await until('failed');
    queue.retry(id!);
    await until('ready');
    expect(steps.announce).toHaveBeenCalledTimes(2);
  });

  it('counts a file that is already stored as sent', async () => {
    const { queue, steps, until } = start();
    steps.send.mockRejectedValueOnce(new StorageRefusal(412));
    queue.add([png()]);
    await until('ready');
  });

  it('only checks again when the file has arrived', async () => {
    const { queue, steps, until } = start();
    steps.load.mockImplementation(async (id) => asset(id));
    const [id] = queue.add([png()]);
    await until('failed');
    expect(reasonOf(queue.uploads()[0])).toContain('has arrived');
    steps.load.mockImplementation(async (one) =>
      asset(one, { status: 'ready', url: '/assets/o/a/320.webp' }),
    );
    queue.retry(id!);
    await until('ready');
    expect(steps.send).toHaveBeenCalledTimes(1);
  });

  it('continues when one check gets no response', async () => {
    const { queue, steps, until } = start();
    steps.load.mockRejectedValueOnce(new ApiError(0, {}));
    queue.add([png()]);
    await until('ready');
  });
});

describe('removing an upload from the list', () => {
  it('releases a failed upload’s reservation, and keeps an arrived file', async () => {
    const { queue, steps, until } = start({ load: async (id) => asset(id) });
    steps.send.mockRejectedValueOnce(new Error('No response'));
    const ids = queue.add([png('lost.png'), png('arrived.png')]);
    await until('failed', 'failed');
    queue.dismiss(ids);
    expect(queue.uploads()).toEqual([]);
    expect(steps.discard.mock.calls).toEqual([['asset-1']]);
  });
});

describe('canceling an upload', () => {
  it('stops sending and releases the reservation', async () => {
    const { queue, steps, until, settled } = start({
      send: (_file, _target, _onSent, signal) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason as Error));
        }),
    });
    const [id] = queue.add([png()]);
    await until('sending');
    await vi.waitFor(() => expect(steps.announce).toHaveBeenCalled());
    queue.cancel(id!);
    await vi.waitFor(() => expect(steps.discard.mock.calls).toEqual([['asset-1']]));
    await until('canceled');
    expect(settled.map(({ state }) => state.phase)).toEqual(['canceled']);
  });

  it('starts the next in the queue', async () => {
    const never = new Promise<void>(() => undefined);
    const { queue, until } = start({
      send: (file, _target, _onSent, signal) =>
        file.name === 'last.png'
          ? Promise.resolve()
          : Promise.race([
              never,
              new Promise<void>((_resolve, reject) => {
                signal.addEventListener('abort', () => reject(signal.reason as Error));
              }),
            ]),
    });
    const ids = queue.add([png('a.png'), png('b.png'), png('c.png'), png('last.png')]);
    await until('sending', 'sending', 'sending', 'waiting');
    queue.cancel(ids[0]!);
    await until('canceled', 'sending', 'sending', 'ready');
  });
});

const unit = fc.constantFrom('a', '😀', '\ud83d', '\ude00', '\u200b', '\u0007', '\n', ' ');

describe('a file name', () => {
  it('is changed to what the contract accepts', () => {
    const property = fc.property(fc.string({ unit, maxLength: 260 }), (name) => {
      expect(requiredName('missing').safeParse(nameOf({ name })).success).toBe(true);
    });
    fc.assert(property);
  });
});

describe('a text cut to its limit', () => {
  it('never ends with half of a character pair', () => {
    const property = fc.property(fc.string({ unit: fc.constantFrom('a', '😀') }), fc.nat(20), (text, max) => {
      expect(text.startsWith(cut(text, max))).toBe(true);
      expect(cut(text, max)).not.toMatch(/\p{Cs}/u);
    });
    fc.assert(property);
  });
});

const createdAt = '2026-11-22T12:00:00.000Z';
const after = (seconds: number) => Date.parse(createdAt) + seconds * 1_000;

it.each([
  ['pending', 0, limits.uploadUrlSeconds / 60 + limits.sweepMinutes],
  ['pending', 61, limits.uploadUrlSeconds / 60 - 1 + limits.sweepMinutes],
  ['pending', limits.uploadUrlSeconds, 0],
  ['ready', 0, 0],
  ['rejected', 0, 0],
] as const)(
  'the space of a %s file deleted after %i seconds is held for %i minutes',
  (status, seconds, minutes) => {
    expect(minutesUntilFreed({ status, createdAt }, after(seconds))).toBe(minutes);
  },
);

it('a person who deletes a pending upload reads when its space is free again', () => {
  expect(words.removeDone('a.pdf', 8)).toContain('free again within 8 minutes');
  expect(words.removeDone('a.pdf', 0)).toBe('Deleted a.pdf');
});
