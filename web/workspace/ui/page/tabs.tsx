import { clsx } from 'clsx';
import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';

interface Tab<Id extends string> {
  id: Id;
  label: string;
  count?: number;
}

interface TabsProps<Id extends string> {
  label: string;
  tabs: readonly Tab<Id>[];
  chosen: Id;
  onChoose: (id: Id) => void;
  aside?: ReactNode;
  children: ReactNode;
  className?: string;
}

export const tabClass = (isChosen: boolean): string =>
  clsx(
    'flex h-10 shrink-0 items-center gap-2 border-b-2 px-2.5 font-medium -outline-offset-2',
    isChosen ? 'border-accent-mark text-ink' : 'border-transparent text-ink-2 hover:text-ink',
  );

export function Tabs<Id extends string>(props: TabsProps<Id>) {
  const { label, tabs, chosen, onChoose, aside, children, className } = props;
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const at = tabs.findIndex((tab) => tab.id === chosen);
    const right = list.current?.matches(':dir(rtl)') ? -1 : 1;
    const next = { ArrowRight: at + right, ArrowLeft: at - right, Home: 0, End: tabs.length - 1 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    const index = (next + tabs.length) % tabs.length;
    onChoose(tabs[index]!.id);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[index]?.focus();
  };
  return (
    <div className={className}>
      <div className="flex items-center gap-4 border-b border-line">
        <div
          ref={list}
          role="tablist"
          aria-label={label}
          className="flex min-w-0 flex-1 gap-1 overflow-x-auto"
        >
          {tabs.map((tab) => (
            <button
              key={tab.id}
              type="button"
              role="tab"
              id={`${id}-${tab.id}`}
              aria-selected={tab.id === chosen}
              aria-controls={`${id}-panel`}
              tabIndex={tab.id === chosen ? 0 : -1}
              onClick={() => onChoose(tab.id)}
              onKeyDown={onKeyDown}
              className={tabClass(tab.id === chosen)}
            >
              {tab.label}
              {tab.count === undefined ? null : (
                <span
                  aria-hidden
                  className="rounded-full bg-neutral-soft px-1.5 text-xs leading-5 text-ink-2"
                >
                  {tab.count}
                </span>
              )}
            </button>
          ))}
        </div>
        {aside}
      </div>
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${chosen}`} className="pt-5">
        {children}
      </div>
    </div>
  );
}
