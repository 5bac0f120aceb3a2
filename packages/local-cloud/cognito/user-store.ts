import { mkdirSync, readFileSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { DataStore } from 'cognito-local/lib/services/dataStore/dataStore.js';

type Tree = Record<string, unknown>;

/** The emulator's store lets concurrent writes overtake each other; this one replaces the file as a whole. */
export class UserStore implements DataStore {
  private readonly file: string | undefined;
  private readonly root: Tree;
  private writing: Promise<void> | undefined;
  private next: Promise<void> | undefined;

  constructor(file: string | undefined) {
    if (file) mkdirSync(dirname(file), { recursive: true });
    this.file = file;
    this.root = readTree(file);
  }

  async get<T>(_context: unknown, key: string | string[], defaultValue?: T): Promise<T> {
    let node: unknown = this.root;
    for (const part of [key].flat()) node = (node as Tree | undefined)?.[part];
    return (node ?? defaultValue ?? null) as T;
  }

  async getRoot<T>(): Promise<T | null> {
    return this.root as T;
  }

  async set(_context: unknown, key: string | string[], value: unknown): Promise<void> {
    const path = [key].flat();
    this.parentOf(path)[path.at(-1) ?? ''] = value;
    await this.save();
  }

  async delete(_context: unknown, key: string | string[]): Promise<void> {
    const path = [key].flat();
    delete this.parentOf(path)[path.at(-1) ?? ''];
    await this.save();
  }

  private parentOf(path: string[]): Tree {
    let node = this.root;
    for (const part of path.slice(0, -1)) node = (node[part] ??= {}) as Tree;
    return node;
  }

  private save(): Promise<void> {
    if (!this.writing) {
      this.writing = this.write().finally(() => (this.writing = undefined));
      return this.writing;
    }
    // The current write may have missed this change, so all waiting callers share the next one.
    this.next ??= this.writing.then(() => {
      this.next = undefined;
      return this.save();
    });
    return this.next;
  }

  private async write(): Promise<void> {
    if (!this.file) return;
    const temporary = `${this.file}.new`;
    await writeFile(temporary, JSON.stringify(this.root));
    await rename(temporary, this.file);
  }
}

function readTree(file: string | undefined): Tree {
  const empty = { Users: {}, Groups: {} };
  if (!file) return empty;
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return empty;
    throw error;
  }
  return JSON.parse(text, (key, value: unknown) =>
    key.endsWith('Date') && typeof value === 'string' ? new Date(value) : value,
  ) as Tree;
}
