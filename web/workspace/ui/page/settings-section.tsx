import type { ReactNode } from 'react';
import { Card } from './card.tsx';

interface SettingsSectionProps {
  id: string;
  title: string;
  description: string;
  children: ReactNode;
}

export function SettingsSection({ id, title, description, children }: SettingsSectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="grid gap-x-10 gap-y-3 lg:grid-cols-[15rem_minmax(0,1fr)]"
    >
      <div className="lg:pt-1">
        <h2 id={`${id}-title`} className="text-[0.9375rem] font-semibold">
          {title}
        </h2>
        <p className="mt-0.5 text-pretty text-ink-2">{description}</p>
      </div>
      <Card>{children}</Card>
    </section>
  );
}

interface SettingsRowProps {
  title?: ReactNode;
  children: ReactNode;
  action: ReactNode;
}

export function SettingsRow({ title, children, action }: SettingsRowProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div className="min-w-0 flex-1 basis-72">
        {title ? <h3 className="mb-1 font-medium">{title}</h3> : null}
        <div className="text-pretty text-ink-2">{children}</div>
      </div>
      {action}
    </div>
  );
}
