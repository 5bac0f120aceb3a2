import { clsx } from 'clsx';
import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore, type RefObject } from 'react';
import * as words from '#words/ui';

interface Action {
  label: string;
  onClick: () => void;
}

interface Toast {
  id: number;
  kind: 'success' | 'error';
  message: string;
  action?: Action;
}

const atOnce = 3;
const shownMs = 3_000;
const shownWithActionMs = 6_000;

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function change(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const show = (kind: Toast['kind'], message: string, action?: Action) =>
  change([...toasts, { id: (lastId += 1), kind, message, action }].slice(-atOnce));
const dismiss = (id: number) => change(toasts.filter((toast) => toast.id !== id));

/** Shows a message for 3 seconds, or for 6 with an `action` such as Undo. */
export const notify = {
  success: (message: string, action?: Action) => show('success', message, action),
  error: (message: string, action?: Action) => show('error', message, action),
};

/** Rendered once, because a live region has to exist before its first message. */
export function ToastRegion() {
  const shown = useSyncExternalStore(subscribe, () => toasts);
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const held = shown.length > 0 && (pointed || focused);
  const region = useRaised(shown);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- what is pointed at or focused stays readable
    <section
      ref={region}
      aria-label={words.notifications}
      aria-live="polite"
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      className="pointer-events-none fixed end-6 bottom-6 z-50 flex w-89 flex-col gap-2 max-[600px]:inset-x-4 max-[600px]:bottom-4 max-[600px]:w-auto"
    >
      {shown.map((toast) => (
        <ToastLine key={toast.id} toast={toast} held={held} />
      ))}
    </section>
  );
}

type Edges = Pick<DOMRect, 'top' | 'bottom' | 'left' | 'right'>;

const gap = 12;

/** Returns the distance from the window's bottom at which an element covers none of the bars; 0 if it covers none anyway. */
export function raisedAbove(
  bars: readonly Edges[],
  { top, bottom, left, right }: Edges,
  end: number,
): number {
  let raised = 0;
  let [from, to] = [top, bottom];
  for (const bar of bars.toSorted((one, other) => other.bottom - one.bottom)) {
    const isBeside = bar.right <= left || bar.left >= right || bar.bottom <= from || bar.top >= to;
    if (isBeside || bar.bottom <= bar.top) continue;
    raised = end - bar.top + gap;
    [from, to] = [bar.top - gap - (bottom - top), bar.top - gap];
  }
  return raised;
}

/** Places toasts above banners and bars marked with `data-bar`, whose buttons may be the answer to a toast. */
function useRaised(shown: readonly Toast[]): RefObject<HTMLElement | null> {
  const region = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const element = region.current;
    if (!element || shown.length === 0) return undefined;
    const measure = () => {
      const bars = [...document.querySelectorAll('[data-bar]')].map((bar) => bar.getBoundingClientRect());
      // Measures the position without an offset.
      element.style.bottom = '';
      const raised = raisedAbove(bars, element.getBoundingClientRect(), window.innerHeight);
      if (raised > 0) element.style.bottom = `${raised}px`;
    };
    measure();
    // Banners may appear while a toast is shown, and bars move when the page scrolls.
    const changes = new MutationObserver(measure);
    changes.observe(document.body, { childList: true, subtree: true, attributeFilter: ['class'] });
    window.addEventListener('scroll', measure, { passive: true });
    window.addEventListener('resize', measure);
    return () => {
      changes.disconnect();
      window.removeEventListener('scroll', measure);
      window.removeEventListener('resize', measure);
    };
  }, [shown]);
  return region;
}

const icons = {
  success:
    'M10 18a8 8 0 100-16 8 8 0 000 16zm3.857-9.809a.75.75 0 00-1.214-.882l-3.483 4.79-1.88-1.88a.75.75 0 10-1.06 1.061l2.5 2.5a.75.75 0 001.137-.089l4-5.5z',
  error:
    'M18 10a8 8 0 11-16 0 8 8 0 0116 0zm-8-5a.75.75 0 01.75.75v4.5a.75.75 0 01-1.5 0v-4.5A.75.75 0 0110 5zm0 10a1 1 0 100-2 1 1 0 000 2z',
};

function ToastLine({ toast: { id, kind, message, action }, held }: { toast: Toast; held: boolean }) {
  useEffect(() => {
    if (held) return undefined;
    const timer = setTimeout(() => dismiss(id), action ? shownWithActionMs : shownMs);
    return () => clearTimeout(timer);
  }, [held, id, action]);
  return (
    <div
      className={clsx(
        'pop-in pointer-events-auto flex items-center gap-1.5 rounded-[0.625rem] border p-4 text-[0.8125rem] leading-normal font-medium shadow-[0_4px_12px_#0000001a]',
        kind === 'error' ? 'border-bad/30 bg-bad-soft text-bad' : 'border-line-strong bg-overlay text-ink',
      )}
    >
      <svg aria-hidden viewBox="0 0 20 20" fill="currentColor" className="me-1 -ms-[3px] size-5 shrink-0">
        <path fillRule="evenodd" clipRule="evenodd" d={icons[kind]} />
      </svg>
      <span className="min-w-0 wrap-anywhere">{message}</span>
      {action ? (
        <button
          type="button"
          onClick={() => {
            dismiss(id);
            action.onClick();
          }}
          className={clsx(
            'ms-auto h-6 shrink-0 rounded-sm px-2 text-xs font-medium',
            kind === 'error' ? 'bg-bad text-bad-soft' : 'bg-ink text-overlay',
          )}
        >
          {action.label}
        </button>
      ) : null}
    </div>
  );
}
