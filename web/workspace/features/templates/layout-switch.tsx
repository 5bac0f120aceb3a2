import { LayoutGrid, List } from 'lucide-react';
import { IconButton } from '../../ui/button.tsx';
import { texts } from './texts.ts';
import type { GalleryLayout } from './gallery.ts';

interface Props {
  layout: GalleryLayout;
  onChange: (layout: GalleryLayout) => void;
}

export function LayoutSwitch({ layout, onChange }: Props) {
  const cardStyle = (of: GalleryLayout) => ({
    label: texts[of],
    'aria-pressed': layout === of,
    className:
      layout === of ? 'bg-surface text-ink shadow-[0_1px_2px_#0000001f] dark:bg-line-strong' : undefined,
    onClick: () => onChange(of),
  });
  return (
    <fieldset aria-label={texts.view} className="mb-1.5 flex shrink-0 rounded-lg bg-neutral-soft p-0.5">
      <IconButton {...cardStyle('grid')}>
        <LayoutGrid aria-hidden />
      </IconButton>
      <IconButton {...cardStyle('list')}>
        <List aria-hidden />
      </IconButton>
    </fieldset>
  );
}
