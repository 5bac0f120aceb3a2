import { useTitle } from '../../lib/use-title.ts';
import { PageHeader } from '../../ui/page-header.tsx';

export default function CollectionRoutes() {
  useTitle('Collections');
  return <PageHeader title="Collections" />;
}
