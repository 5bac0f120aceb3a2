import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

export const storedInBrowser = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const databases = await indexedDB.databases();
    const found: unknown[] = [];
    for (const { name } of databases) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open(name!);
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(new Error(`${name} cannot be read`)));
      });
      for (const store of database.objectStoreNames) {
        const rows = database.transaction(store).objectStore(store);
        for (const request of [rows.getAllKeys(), rows.getAll()]) {
          await new Promise((resolve) => request.addEventListener('success', resolve));
          found.push(...(request.result as unknown[]));
        }
      }
      database.close();
    }
    return found.map((row) => JSON.stringify(row)).join('\n');
  });

export const expectStored = (page: Page, text: string) =>
  expect.poll(() => storedInBrowser(page)).toContain(text);
