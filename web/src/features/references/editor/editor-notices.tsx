import { Archive, History } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { texts } from '../texts.ts';

export function RestoredNotice({ onDiscard }: { onDiscard: () => void }) {
  return (
    <Notice icon={<History aria-hidden />} text={texts.editor.restored}>
      <Button size="sm" variant="ghost" onClick={onDiscard}>
        {texts.editor.discard}
      </Button>
    </Notice>
  );
}

export function ArchivedNotice({ onRestore, busy }: { onRestore: () => void; busy: boolean }) {
  return (
    <Notice icon={<Archive aria-hidden />} text={texts.editor.archived}>
      <Button size="sm" busy={busy} onClick={onRestore}>
        {texts.editor.restore}
      </Button>
    </Notice>
  );
}

function Notice({ icon, text, children }: { icon: ReactNode; text: string; children: ReactNode }) {
  return (
    <div className="flex min-h-11 items-center gap-3 rounded-xl border border-line bg-neutral-soft py-1.5 pr-1.5 pl-4 [&_svg]:size-4 [&_svg]:shrink-0">
      {icon}
      <output className="min-w-0 flex-1">{text}</output>
      {children}
    </div>
  );
}
