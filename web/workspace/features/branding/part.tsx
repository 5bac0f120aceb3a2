import type { ReactNode } from 'react';
import { Card } from '../../ui/page/card.tsx';

export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card aria-label={title}>
      <h2 className="mb-4 text-[0.9375rem] font-semibold">{title}</h2>
      <div className="flex flex-col gap-5">{children}</div>
    </Card>
  );
}
