import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { IconButton } from './button.tsx';

interface ViewSwitchProps<View extends string> {
  label: string;
  views: Record<View, { label: string; icon: ReactNode }>;
  value: View;
  onChange: (view: View) => void;
  className?: string;
}

/** The same content in one of several shapes, an icon each. */
export function ViewSwitch<View extends string>(props: ViewSwitchProps<View>) {
  const { label, views, value, onChange, className } = props;
  return (
    <fieldset aria-label={label} className={clsx('flex rounded-lg bg-neutral-soft p-0.5', className)}>
      {(Object.keys(views) as View[]).map((view) => (
        <IconButton
          key={view}
          label={views[view].label}
          aria-pressed={view === value}
          onClick={() => onChange(view)}
          className={clsx(
            'max-sm:size-10',
            view === value && 'bg-surface text-ink shadow-[0_1px_2px_#0000001f] dark:bg-line-strong',
          )}
        >
          {views[view].icon}
        </IconButton>
      ))}
    </fieldset>
  );
}
