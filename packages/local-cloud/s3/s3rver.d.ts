declare module '@20minutes/s3rver' {
  import type { Server } from 'node:http';
  import type { AddressInfo } from 'node:net';
  import type { Readable } from 'node:stream';

  interface Context {
    method: string;
    headers: Record<string, string | undefined>;
    query: Record<string, unknown>;
    querystring: string;
  }

  interface S3Object {
    bucket: string;
    key: string;
    content: Buffer | Readable;
  }

  interface S3Event {
    Records: [
      {
        eventName: string;
        s3: { bucket: { name: string }; object: { key: string; size?: number; eTag?: string } };
      },
    ];
  }

  export default class S3rver {
    constructor(options: {
      address: string;
      port: number;
      directory: string;
      silent: boolean;
      vhostBuckets: boolean;
      configureBuckets: { name: string; configs?: string[] }[];
    });
    middleware: ((context: Context, next: () => Promise<unknown>) => Promise<unknown>)[];
    store: {
      putObject(object: S3Object): Promise<{ size: number; md5: string }>;
      existsObject(bucket: string, key: string): Promise<boolean>;
      deleteObject(bucket: string, key: string): Promise<void>;
      getResourcePath(bucket: string, key: string, resource: string): string;
    };
    httpServer: Server;
    on(name: 'event', listener: (event: S3Event) => void): this;
    run(): Promise<AddressInfo>;
    close(): Promise<void>;
  }
}

declare module '@20minutes/s3rver/lib/models/error.js' {
  export default class S3Error extends Error {
    constructor(code: string, message: string, detail?: Record<string, string>);
  }
}

declare module '@20minutes/s3rver/lib/signature/v4.js' {
  const v4: { getStringToSign: (canonical: { uri: string }, request: unknown) => string };
  export default v4;
}
