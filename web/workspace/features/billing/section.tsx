import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { Card } from '../../ui/card.tsx';

interface SectionProps {
  title: string;
  children: ReactNode;
  /** For what reaches from edge to edge, as a table does. */
  flush?: boolean;
}

/** A part of the page that can be folded away; open at first. */
export function Section({ title, children, flush }: SectionProps) {
  const id = useId();
  const [open, setOpen] = useState(true);
  return (
    <Card aria-labelledby={`${id}-title`} className="overflow-clip">
      <h2 id={`${id}-title`} className="text-[0.9375rem] font-semibold">
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
          className="flex min-h-12 w-full items-center gap-3 px-5 text-left -outline-offset-2 hover:bg-hover"
        >
          <span className="flex-1">{title}</span>
          <ChevronDown
            aria-hidden
            className={clsx('size-4 text-ink-3 transition-transform duration-150', open || '-rotate-90')}
          />
        </button>
      </h2>
      <div id={id} hidden={!open} className={clsx('border-t border-line', !flush && 'p-5')}>
        {children}
      </div>
    </Card>
  );
}
