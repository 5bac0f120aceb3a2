import { Download } from 'lucide-react';
import * as fixed from '#words/fixed';
import * as words from '#words/list-sheets';
import type { TableFormat } from '../../../shared/analytics/csv.ts';
import { buttonClass } from '../elements/button.tsx';
import { notify } from '../feedback/toast.tsx';
import { Menu } from '../overlays/menu.tsx';

interface DownloadMenuProps {
  /** The code of downloads is in a chunk with the charts, so most lists load it on demand. */
  download: (format: TableFormat) => Promise<void>;
  className?: string;
}

/** Offers the list as CSV or for Excel. */
export const DownloadMenu = ({ download, className }: DownloadMenuProps) => (
  <Menu
    label={words.download}
    align="end"
    trigger={
      <>
        <Download aria-hidden />
        {words.download}
      </>
    }
    triggerClassName={className ?? buttonClass('secondary', 'md', 'max-sm:h-11')}
    groups={[formatEntries((format) => void download(format).catch(() => notify.error(fixed.noResponse)))]}
  />
);

export const formatEntries = (choose: (format: TableFormat) => void) =>
  (['csv', 'xlsx'] as const).map((id) => ({
    id,
    label: words.formats[id],
    onSelect: () => choose(id),
  }));
