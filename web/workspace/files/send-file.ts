import * as fixed from '#words/fixed';
import * as words from '#words/files';

export class StorageRefusal extends Error {
  readonly status: number;
  constructor(status: number) {
    super(words.upload.addressRefused);
    this.status = status;
  }
}

export interface Target {
  presignedUrl: string;
  /** The signature covers these headers, so all of them have to be sent. */
  headers: Readonly<Record<string, string>>;
}

const stalledMs = 45_000;

/** PUTs a file; `onSent` receives the number of sent bytes. It uses XMLHttpRequest, because fetch reports no progress. */
export function sendFile(
  file: Blob,
  { presignedUrl, headers }: Target,
  onSent: (bytes: number) => void,
  signal: AbortSignal,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    let timer: ReturnType<typeof setTimeout>;
    const alive = () => {
      clearTimeout(timer);
      timer = setTimeout(() => end(() => reject(new Error(words.upload.stalled))), stalledMs);
    };
    const abort = () => end(() => reject(signal.reason as Error));
    const end = (settle: () => void) => {
      clearTimeout(timer);
      signal.removeEventListener('abort', abort);
      settle();
      request.abort();
    };
    request.upload.addEventListener('progress', (event) => {
      alive();
      onSent(Math.min(event.loaded, file.size));
    });
    request.addEventListener('load', () =>
      end(() => (request.status < 300 ? resolve() : reject(new StorageRefusal(request.status)))),
    );
    request.addEventListener('error', () => end(() => reject(new Error(fixed.noResponse))));
    signal.addEventListener('abort', abort);
    request.open('PUT', presignedUrl);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    alive();
    request.send(file);
  });
}

export async function sha256Of(file: Blob): Promise<string> {
  const sum = new Uint8Array(await crypto.subtle.digest('SHA-256', await file.arrayBuffer()));
  return btoa(String.fromCharCode(...sum));
}
