import { addressEndsAt, type Asset } from '#contract/resources/asset';
import { limits } from '#contract/rules/limits';

/** How long a file that is deleted now may still count toward the storage: until its address has ended and it was looked for. */
export function minutesHeld(asset: Pick<Asset, 'status' | 'createdAt'>, nowMs: number): number {
  const leftMs = addressEndsAt(asset) - nowMs;
  return asset.status === 'pending' && leftMs > 0 ? Math.ceil(leftMs / 60_000) + limits.sweepMinutes : 0;
}
