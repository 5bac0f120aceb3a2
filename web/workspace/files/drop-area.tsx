import type { ComponentProps, ReactNode } from 'react';
import { ChooseFiles } from './choose-files.tsx';
import { useFileDrop } from './use-file-drop.ts';

interface Props extends ComponentProps<typeof ChooseFiles> {
  note: ReactNode;
}

/** Files are chosen by its button or dropped on it. */
export function DropArea({ note, onChoose, ...button }: Props) {
  const take = (files: readonly File[]) => {
    if (files.length > 0) onChoose(files);
  };
  const { over, handlers } = useFileDrop(take);
  return (
    <div
      {...handlers}
      className={`flex flex-col items-center gap-3 rounded-xl border border-dashed px-6 py-10 text-center ${over ? 'border-accent bg-accent-soft' : 'border-line-strong'}`}
    >
      <ChooseFiles {...button} onChoose={take} />
      <p className="text-[0.8125rem] text-pretty text-ink-2">{note}</p>
    </div>
  );
}
