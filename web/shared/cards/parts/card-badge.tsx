import type { CardContent } from '#contract/card';

export function CardBadge({ status }: { status: CardContent['status'] }) {
  return <span className={`rd-card-badge rd-card-badge-${status.toLowerCase()}`}>{status}</span>;
}
