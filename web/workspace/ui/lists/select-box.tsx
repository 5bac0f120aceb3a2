import { clsx } from 'clsx';
import { useEffect, useRef, type KeyboardEvent } from 'react';

interface SelectBoxProps {
  label: string;
  checked: boolean;
  mixed?: boolean;
  one?: boolean;
  onToggle: (range: boolean) => void;
  className?: string;
}

export function SelectBox({ label, checked, mixed = false, one, onToggle, className }: SelectBoxProps) {
  const input = useRef<HTMLInputElement>(null);
  const shift = useRef(false);
  useEffect(() => {
    if (input.current) input.current.indeterminate = mixed;
  }, [mixed]);
  return (
    <span className={clsx('relative grid size-8 shrink-0 place-items-center max-sm:size-11', className)}>
      <input
        ref={input}
        type="checkbox"
        aria-label={label}
        data-select={one ? 'one' : 'all'}
        checked={checked}
        // The change event does not tell whether Shift was pressed.
        onClick={(event) => (shift.current = event.shiftKey)}
        onChange={() => onToggle(shift.current)}
        onKeyDown={moveFocus}
        className="peer absolute inset-0 cursor-pointer appearance-none rounded-lg outline-offset-[-3px] hover:bg-hover"
      />
      <Tick checked={checked} mixed={mixed} />
    </span>
  );
}

function Tick({ checked, mixed }: { checked: boolean; mixed: boolean }) {
  const on = checked || mixed;
  return (
    <svg
      viewBox="0 0 16 16"
      aria-hidden
      className={clsx(
        'pointer-events-none size-4 rounded-[0.3125rem] border',
        on ? 'border-accent bg-accent text-on-accent' : 'border-field-line bg-surface',
      )}
    >
      {on ? (
        <path
          d={mixed ? 'M4 8h8' : 'm3.75 8.25 2.75 2.75 5.75-6'}
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      ) : null}
    </svg>
  );
}

function moveFocus(event: KeyboardEvent<HTMLInputElement>): void {
  const boxes = [...document.querySelectorAll<HTMLInputElement>('input[data-select]')];
  const here = boxes.indexOf(event.currentTarget);
  const target = targetOf(event.key, here, boxes.length);
  if (target === undefined) return;
  event.preventDefault();
  boxes[target]?.focus();
  if (!event.shiftKey) return;
  const span = boxes.slice(Math.min(here, target), Math.max(here, target) + 1);
  for (const box of span) if (box.dataset.select === 'one' && !box.checked) box.click();
}

function targetOf(key: string, here: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowDown':
      return Math.min(here + 1, count - 1);
    case 'ArrowUp':
      return Math.max(here - 1, 0);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
