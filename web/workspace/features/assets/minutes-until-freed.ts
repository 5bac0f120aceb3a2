import { addressEndsAt, type Asset } from '#contract/resources/asset';
import { limits } from '#contract/rules/limits';

/** The minutes for which a deleted file still counts toward the storage: its upload address must expire and a job must check it. */
export function minutesUntilFreed(asset: Pick<Asset, 'status' | 'createdAt'>, nowMs: number): number {
  const leftMs = addressEndsAt(asset) - nowMs;
  return asset.status === 'pending' && leftMs > 0 ? Math.ceil(leftMs / 60_000) + limits.sweepMinutes : 0;
}
