import { clsx } from 'clsx';
import { CalendarClock, Check, Clock, Eye, Hourglass, Minus, Undo2, X, type LucideIcon } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';
import * as words from '#words/permissions';
import type { CellState } from './groups.ts';

const looks: Record<CellState, readonly [icon: LucideIcon, look: string]> = {
  allowed: [Check, 'border-transparent bg-good-soft text-good'],
  declined: [X, 'border-transparent bg-bad-fill text-white'],
  withdrawn: [Undo2, 'border-bad bg-bad-soft text-bad'],
  expired: [
    Clock,
    'border-line-strong bg-[repeating-linear-gradient(135deg,var(--neutral-soft)_0_5px,transparent_5px_9px)] text-ink-2',
  ],
  requested: [Hourglass, 'border-transparent bg-warn-soft text-warn'],
  waiting: [CalendarClock, 'border-transparent bg-warn-soft text-warn'],
  'not asked': [Minus, 'border-dashed border-line-strong text-ink-3'],
};

const ring = 'shadow-[0_0_0_2px_var(--surface),0_0_0_4px_var(--bad-fill)]';

interface BoxProps {
  look: string;
  exposed: boolean | undefined;
  className: string | undefined;
  style?: CSSProperties;
  children: ReactNode;
}

function Box({ look, exposed = false, className, style, children }: BoxProps) {
  return (
    <span
      style={style}
      className={clsx(
        'relative flex items-center justify-center gap-1 rounded-[7px] border text-xs leading-tight font-medium',
        look,
        exposed && ring,
        className ?? 'min-h-9 p-0.5',
      )}
    >
      {children}
      {exposed ? (
        <>
          <span className="sr-only">{words.exposed}</span>
          <Eye
            aria-hidden
            className="absolute -top-2 -end-1.5 size-4.5 rounded-full bg-bad-fill p-[3px] text-white"
          />
        </>
      ) : null}
    </span>
  );
}

interface Props {
  state: CellState;
  exposed?: boolean;
  className?: string;
  children: ReactNode;
}

/** A state by icon, border and fill, because color alone tells nothing to some people. */
export function Cell({ state, children, exposed, className }: Props) {
  const [Icon, look] = looks[state];
  return (
    <Box look={look} exposed={exposed} className={className}>
      <Icon aria-hidden className="size-3.5 shrink-0" strokeWidth={state === 'declined' ? 3 : 2} />
      {children}
    </Box>
  );
}

/** The fill is as long as the share of the parts that are allowed. */
export function PartlyAllowed({ share, ...box }: Omit<Props, 'state'> & { share: number }) {
  return (
    <Box
      {...box}
      exposed={box.exposed}
      className={box.className}
      look="border-line-strong text-ink"
      style={{ background: `linear-gradient(90deg, var(--good-soft) ${share * 100}%, transparent 0)` }}
    />
  );
}

const explained = ['allowed', 'declined', 'withdrawn', 'expired', 'requested', 'not asked'] as const;

export function CellLegend({ exposed, className }: { exposed: boolean; className?: string }) {
  return (
    <ul className={clsx('flex flex-wrap gap-x-4 gap-y-2 text-xs text-ink-2', className)}>
      {explained.map((state) => (
        <li key={state} className="flex items-center gap-1.5">
          <Cell state={state} className="h-5.5 w-6.5">
            {null}
          </Cell>
          {words.states[state]}
        </li>
      ))}
      {exposed ? (
        <li className="ms-1 flex items-center gap-2.5 font-medium text-bad">
          <span aria-hidden className={clsx('grid h-5.5 w-6.5 place-items-center rounded-[7px]', ring)}>
            <Eye className="size-3.5" />
          </span>
          {words.exposed}
        </li>
      ) : null}
    </ul>
  );
}
