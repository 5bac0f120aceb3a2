import { useEffect, useRef, useState, type DragEvent } from 'react';

type DropEvent = Pick<DragEvent, 'dataTransfer' | 'preventDefault' | 'stopPropagation'>;

const holdsFiles = ({ dataTransfer }: Pick<DragEvent, 'dataTransfer'>): boolean =>
  dataTransfer.types.includes('Files') || dataTransfer.types.includes('text/uri-list');

/** Also accepts pictures dragged from another page, by their address. Spread `handlers` into the element. */
export function useFileDrop(onDrop: (files: readonly File[], address: string) => void) {
  const [over, setOver] = useState(false);
  // Entering a child also fires a leave event of its parent, so the pointer has left once the counts are equal.
  const depth = useRef(0);
  const enter = (change: 1 | -1) => (event: DropEvent) => {
    if (!holdsFiles(event)) return;
    event.preventDefault();
    depth.current = Math.max(0, depth.current + change);
    setOver(depth.current > 0);
  };
  return {
    over,
    handlers: {
      onDragEnter: enter(1),
      onDragLeave: enter(-1),
      onDragOver: (event: DropEvent) => {
        if (holdsFiles(event)) event.preventDefault();
      },
      onDrop: (event: DropEvent) => {
        depth.current = 0;
        setOver(false);
        if (!holdsFiles(event)) return;
        event.preventDefault();
        event.stopPropagation();
        onDrop(
          [...event.dataTransfer.files],
          event.dataTransfer.getData('text/uri-list').split(/\r?\n/)[0] ?? '',
        );
      },
    },
  };
}

/** Without this, a file dropped beside its target would replace the page and lose everything typed. */
export function useStrayDropGuard(): void {
  useEffect(() => {
    const refuse = (event: globalThis.DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files') || event.defaultPrevented) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'none';
    };
    window.addEventListener('dragover', refuse);
    window.addEventListener('drop', refuse);
    return () => {
      window.removeEventListener('dragover', refuse);
      window.removeEventListener('drop', refuse);
    };
  }, []);
}

export function usePageDrop(onFiles: (files: readonly File[]) => void): boolean {
  const { over, handlers } = useFileDrop(onFiles);
  const latest = useRef(handlers);
  useEffect(() => {
    latest.current = handlers;
  });
  useEffect(() => {
    const listening = new AbortController();
    const on = (type: 'dragenter' | 'dragleave' | 'dragover' | 'drop', name: keyof typeof handlers) =>
      window.addEventListener(
        type,
        (event) => {
          const { dataTransfer } = event;
          if (!dataTransfer?.types.includes('Files')) return;
          latest.current[name]({
            dataTransfer,
            preventDefault: () => event.preventDefault(),
            stopPropagation: () => event.stopPropagation(),
          });
        },
        { signal: listening.signal },
      );
    on('dragenter', 'onDragEnter');
    on('dragleave', 'onDragLeave');
    on('dragover', 'onDragOver');
    on('drop', 'onDrop');
    return () => listening.abort();
  }, []);
  return over;
}
