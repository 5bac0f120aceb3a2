import { useEffect, useState } from 'react';
import { exactTime, relativeTime } from '../lib/relative-time.ts';

/** "3 hours ago", with the exact time on hover; keeps itself current. */
export function RelativeTime({ at }: { at: string }) {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 60_000);
    return () => clearInterval(timer);
  }, []);
  const date = new Date(at);
  if (Number.isNaN(date.getTime())) return null;
  return (
    <time dateTime={at} title={exactTime(date)}>
      {relativeTime(date, now)}
    </time>
  );
}
