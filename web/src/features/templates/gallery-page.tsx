import { useTitle } from '../../lib/use-title.ts';
import { PageHeader } from '../../ui/page-header.tsx';

export default function GalleryPage() {
  useTitle('Templates');
  return <PageHeader title="Templates" />;
}
