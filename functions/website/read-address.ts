import { openDoor, type Door } from '../shared/fetch/doors.ts';
import { fetchOutside, NotReadable, type Bounds, type Fetched } from '../shared/fetch/fetch-outside.ts';

/** All fetches of a call share its time. */
export interface CallBounds extends Pick<Bounds, 'signal' | 'before'> {
  door: Door;
}

const maxMs = 10_000;

export const boundsOfCall = (): CallBounds => ({ signal: AbortSignal.timeout(maxMs), door: openDoor() });

/** Returns nothing where the address cannot be read, unless that `matters`. */
export async function readAddress(
  address: string,
  maxBytes: number,
  { door, ...bounds }: CallBounds,
  matters: (error: NotReadable) => boolean = () => false,
): Promise<Fetched | undefined> {
  try {
    return await fetchOutside(address, { ...bounds, maxBytes }, door);
  } catch (error) {
    if (error instanceof NotReadable && !matters(error)) return undefined;
    throw error;
  }
}
