// Plain JavaScript, because `npm run reset` works before the packages are installed.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join, resolve } from 'node:path';

const MARKER = 'refdeck-local.json';
const LOCK = 'lock.json';

export function dataDirFromEnvironment() {
  return resolve(process.env.REFDECK_DATA || '.local');
}

export function isDataDir(directory) {
  return existsSync(join(directory, MARKER));
}

/** Throws if it holds something else. */
export function prepareDataDir(directory) {
  mkdirSync(directory, { recursive: true });
  if (!isDataDir(directory)) {
    if (readdirSync(directory).length > 0) {
      throw new Error(
        `${directory} holds files that are not the local cloud's: choose another REFDECK_DATA.`,
      );
    }
    writeFileSync(join(directory, MARKER), '{ "about": "Data of the Refdeck local cloud" }\n');
  }
}

export async function assertUnused(directory) {
  const user = await dataDirUser(directory);
  if (user) {
    throw new Error(`${directory} is in use by the local cloud on port ${user.port} (process ${user.pid}).`);
  }
}

/** The lock holds until the returned function is called. */
export async function lockDataDir(directory, port) {
  prepareDataDir(directory);
  await assertUnused(directory);
  const lock = join(directory, LOCK);
  rmSync(lock, { force: true });
  writeFileSync(lock, JSON.stringify({ pid: process.pid, port }), { flag: 'wx' });
  return () => rmSync(lock, { force: true });
}

/** Ignores the lock of a killed process. */
export async function dataDirUser(directory) {
  const lock = readLock(directory);
  if (!lock || !isAlive(lock.pid)) return undefined;
  // Another process may have the same id by now, so the port is checked.
  return (await isListening(lock.port)) ? lock : undefined;
}

function readLock(directory) {
  try {
    return JSON.parse(readFileSync(join(directory, LOCK), 'utf8'));
  } catch {
    return undefined;
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

function isListening(port) {
  return new Promise((done) => {
    const socket = connect({ host: '127.0.0.1', port });
    socket.setTimeout(1000, () => socket.destroy());
    socket.once('connect', () => socket.destroy(done(true)));
    socket.once('close', () => done(false));
    socket.once('error', () => done(false));
  });
}
