import { openDoor, type Door } from '../shared/fetch/doors.ts';
import { fetchOutside, NotReadable, type Fetched } from '../shared/fetch/fetch-outside.ts';

/** All fetches of a call share its time. */
export interface CallBounds {
  signal: AbortSignal;
  door: Door;
}

const maxMs = 10_000;

export const boundsOfCall = (): CallBounds => ({ signal: AbortSignal.timeout(maxMs), door: openDoor() });

export async function readAddress(
  address: string,
  maxBytes: number,
  { signal, door }: CallBounds,
): Promise<Fetched | undefined> {
  try {
    return await fetchOutside(address, { maxBytes, signal }, door);
  } catch (error) {
    if (error instanceof NotReadable) return undefined;
    throw error;
  }
}
