import { DeleteObjectsCommand } from '@aws-sdk/client-s3';
import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { openTable } from '#functions/data/client';
import { openBucket } from '#functions/files/bucket';

/**
 * Runs `act` inside the test (see `runInProcess`) and lets it write so many times; then table and bucket are out of reach,
 * as for a process that was killed. Answers whether it got to its end.
 */
export async function cutOffAfter(writes: number, act: () => Promise<unknown>): Promise<boolean> {
  let left = writes;
  const clients = [openTable().client, openBucket().client] as {
    send: (command: unknown) => Promise<unknown>;
  }[];
  const restored = clients.map((client) => {
    const send = client.send.bind(client);
    client.send = (command) => {
      const isWrite = command instanceof TransactWriteCommand || command instanceof DeleteObjectsCommand;
      if (left < 0 || (isWrite && left === 0)) {
        left = -1;
        return Promise.reject(new Error('Killed'));
      }
      if (isWrite) left -= 1;
      return send(command);
    };
    return () => {
      client.send = send;
    };
  });
  try {
    await act();
  } catch {
    // What it thinks of being killed is nobody's concern.
  } finally {
    for (const restore of restored) restore();
  }
  return left >= 0;
}
