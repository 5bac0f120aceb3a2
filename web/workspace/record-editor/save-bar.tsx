import type { ReactNode } from 'react';

/** The buttons of an editor with what they have saved: beside the title, or at the bottom of a narrow screen. */
export const SaveBar = ({ state, children }: { state: ReactNode; children: ReactNode }) => (
  <div
    data-bar
    className="flex items-center gap-2 max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:z-20 max-lg:flex-wrap max-lg:border-t max-lg:border-line max-lg:bg-canvas max-lg:px-4 max-lg:py-3"
  >
    <div className="min-w-0 truncate max-lg:flex-1 max-lg:basis-24 lg:me-2">{state}</div>
    <div className="ms-auto flex items-center gap-2">{children}</div>
  </div>
);
