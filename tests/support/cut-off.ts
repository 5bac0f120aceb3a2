import { openTable } from '#functions/shared/data/client';
import { openBucket } from '#functions/shared/files/bucket';

/** Names of commands that read; all others write. */
const reads = /^(Get|BatchGet|TransactGet|Query|Scan|List|Head)/;

/**
 * Runs `act` inside the test (see `runInProcess`) and fails every request after that many writes, as for a
 * killed process. Returns whether `act` finished.
 */
export async function cutOffAfter(writes: number, act: () => Promise<unknown>): Promise<boolean> {
  let left = writes;
  const clients = [openTable().client, openBucket().client] as {
    send: (command: object) => Promise<unknown>;
  }[];
  const restored = clients.map((client) => {
    const send = client.send.bind(client);
    client.send = (command) => {
      const isWrite = !reads.test(command.constructor.name);
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
  } catch (error) {
    // After the simulated kill, any error is a consequence of it.
    if (left >= 0) throw error;
  } finally {
    for (const restore of restored) restore();
  }
  return left >= 0;
}
