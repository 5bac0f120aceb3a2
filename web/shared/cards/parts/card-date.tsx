import { formatReferenceDate, parseReferenceDate } from '#contract/reference-date';

export function CardDate({ date }: { date: string | undefined }) {
  const shown = formatReferenceDate(date);
  if (!shown) return null;
  return (
    <time className="rd-card-date" dateTime={parseReferenceDate(date ?? '')}>
      {shown}
    </time>
  );
}
