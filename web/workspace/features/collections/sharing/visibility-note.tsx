import { Globe, Link2, Lock } from 'lucide-react';
import type { Collection } from '#contract/resources/collection';
import * as words from '#words/collections';

const icons = { public: Globe, unlisted: Link2, private: Lock };

export function VisibilityNote({ visibility }: Pick<Collection, 'visibility'>) {
  const Icon = icons[visibility];
  return (
    <span className="inline-flex items-center gap-1.5 whitespace-nowrap">
      <Icon aria-hidden className="size-3.5 shrink-0" />
      {words.visibility[visibility].label}
    </span>
  );
}
