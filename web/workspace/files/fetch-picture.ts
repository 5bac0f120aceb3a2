import { websiteRoutes } from '#contract/resources/website';
import * as words from '#words/imports';
import { isApiError, messageOf } from '../lib/api/api-error.ts';
import type { OrganizationCall } from '../lib/organization/active-organization.tsx';
import { takeTurns, wait } from './take-turns.ts';

interface Picture {
  name: string;
  alt: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/** Gets a picture from its address, or says why there is none. */
export type FetchPicture = (address: string) => Promise<Picture | { refusal: string }>;

/** A browser may not read pictures of other websites, so our server does, one after another for each website. */
export function pictureFetcher(call: OrganizationCall, pause = wait): FetchPicture {
  const inTurn = takeTurns(pause);
  return (address) => inTurn(address, () => fetchNow(call, address));
}

async function fetchNow(call: OrganizationCall, address: string): ReturnType<FetchPicture> {
  try {
    const https = address.replace(/^http:/i, 'https:');
    const { type, data } = await call(websiteRoutes.readPicture, { address: https });
    const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
    // What the server found decides the ending, because an address may have none or a wrong one.
    return { name: `picture.${type.slice('image/'.length)}`, alt: '', bytes };
  } catch (error) {
    const isUnreadable = isApiError(error, 'WEBSITE_UNREADABLE') || isApiError(error, 'VALIDATION_FAILED');
    return { refusal: isUnreadable ? words.pictureUnreadable : messageOf(error) };
  }
}
