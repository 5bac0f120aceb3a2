import { clsx } from 'clsx';
import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';

interface ExplainedProps {
  text: string;
  children: ReactNode;
  className?: string;
  onClick?: () => void;
}

const width = 272;
const margin = 8;

/** A word whose explanation shows on hover or focus; Escape hides it. It is in the top layer, so that no table clips it. */
export function Explained({ text, children, className, onClick }: ExplainedProps) {
  const id = useId();
  const word = useRef<HTMLButtonElement>(null);
  const tip = useRef<HTMLSpanElement>(null);
  const [position, setPosition] = useState({ left: 0, top: 0 });
  const show = () => {
    const { left, bottom } = word.current!.getBoundingClientRect();
    setPosition({ left: Math.max(margin, Math.min(left, window.innerWidth - width - margin)), top: bottom });
    tip.current?.showPopover();
  };
  const hide = () => tip.current?.hidePopover();
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') hide();
  };
  return (
    <span onPointerEnter={show} onPointerLeave={hide} className="relative inline-flex">
      <button
        ref={word}
        type="button"
        aria-describedby={id}
        onFocus={show}
        onBlur={hide}
        onKeyDown={onKeyDown}
        onClick={onClick}
        className={clsx(
          'min-h-6 text-start underline decoration-field-line decoration-dotted underline-offset-4',
          !onClick && 'cursor-help',
          className,
        )}
      >
        {children}
      </button>
      <span
        ref={tip}
        id={id}
        role="tooltip"
        popover="manual"
        style={{ ...position, width }}
        // The gap is part of the popup, so that a pointer moving into it does not close it.
        className="inset-auto m-0 border-0 bg-transparent p-0 pt-1.5 text-start"
      >
        <span className="block rounded-lg bg-overlay px-3 py-2 text-[0.8125rem] leading-5 font-normal text-pretty whitespace-normal text-ink shadow-pop">
          {text}
        </span>
      </span>
    </span>
  );
}
