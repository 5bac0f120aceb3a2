import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { IconButton } from '../elements/button.tsx';

interface ViewSwitchProps<View extends string> {
  label: string;
  views: Record<View, { label: string; icon: ReactNode }>;
  value: View;
  onChange: (view: View) => void;
  className?: string;
}

export function ViewSwitch<View extends string>(props: ViewSwitchProps<View>) {
  const { label, views, value, onChange, className } = props;
  return (
    <fieldset aria-label={label} className={clsx('segments', className)}>
      {(Object.keys(views) as View[]).map((view) => (
        <IconButton
          key={view}
          label={views[view].label}
          aria-pressed={view === value}
          onClick={() => onChange(view)}
          className="option max-sm:size-10"
        >
          {views[view].icon}
        </IconButton>
      ))}
    </fieldset>
  );
}
