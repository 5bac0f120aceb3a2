import { websiteRoutes } from '#contract/resources/website';
import * as refusals from '#words/import-refusals';
import { takeTurns, wait } from '../../../../../files/take-turns.ts';
import { isApiError } from '../../../../../lib/api/api-error.ts';
import { runEach, throwOthers } from '../../../../../lib/api/run-each.ts';
import type { OrganizationCall } from '../../../../../lib/organization/active-organization.tsx';
import type { ReadFiles } from '../read-files.ts';
import { Unreadable } from '../../../../../file-reading/unreadable.ts';
import { sheetOfPages } from './sheet-of-pages.ts';

/** So many websites are asked at once. */
const atOnce = 2;

/** Reads pages of websites, one a second of each. `onPage` hears how many are settled. */
export async function readPages(
  call: OrganizationCall,
  addresses: readonly string[],
  onPage: (settled: number) => void,
  pause = wait,
): Promise<ReadFiles> {
  const inTurn = takeTurns(pause);
  const { done, failed } = await runEach(
    addresses,
    (address) => inTurn(address, () => call(websiteRoutes.readPage, { address })),
    { atOnce, onProgress: onPage },
  );
  throwOthers(failed, (error) => isApiError(error, 'WEBSITE_UNREADABLE'));
  if (done.length === 0) throw new Unreadable(refusals.noPages);
  const found = new Map(done.map(({ item, result }) => [item, result]));
  const pages = addresses.flatMap((address) => found.get(address) ?? []);
  const name = new URL(pages[0]!.address).hostname;
  return { name, sheets: [sheetOfPages(name, pages)], unread: failed.map(({ item }) => item) };
}
