import { clsx } from 'clsx';

interface ProgressBarProps {
  label: string;
  value: number;
  max: number;
  className?: string;
}

export function ProgressBar({ label, value, max, className }: ProgressBarProps) {
  return (
    <progress
      aria-label={label}
      value={value}
      max={max}
      className={clsx(
        'h-1.5 appearance-none overflow-hidden rounded-full [&::-moz-progress-bar]:bg-accent-mark [&::-webkit-progress-bar]:bg-neutral-soft [&::-webkit-progress-value]:rounded-full [&::-webkit-progress-value]:bg-accent-mark',
        className,
      )}
    />
  );
}
