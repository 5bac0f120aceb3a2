import { CircleAlert } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import * as words from '#words/shell';
import { language } from '#words/language';
import { useMay } from '../../lib/organization/active-organization.tsx';
import { ButtonLink } from '../../ui/elements/button.tsx';
import { billingItem, isActive } from './navigation.ts';

const date = new Intl.DateTimeFormat(language, { dateStyle: 'long' });

export function PastDueBanner({ until }: { until: string }) {
  const seesBilling = useMay('billing:write');
  const { pathname } = useLocation();
  const [now] = useState(() => new Date());
  if (!seesBilling || isActive(pathname, billingItem.path)) return null;
  return (
    <section
      aria-label={words.pastDue}
      className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-xl bg-warn-soft px-4 py-3 text-warn"
    >
      <p className="flex min-w-0 flex-1 basis-72 gap-3 text-pretty">
        <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
        {pastDueText(until, now)}
      </p>
      <ButtonLink size="sm" to={billingItem.path}>
        {words.pastDueBilling}
      </ButtonLink>
    </section>
  );
}

export const pastDueText = (until: string, now: Date): string =>
  until > now.toISOString() ? words.pastDueUntil(date.format(new Date(until))) : words.pastDueNow;
