import { useTitle } from '../../lib/use-title.ts';
import { PageHeader } from '../../ui/page-header.tsx';

export default function AssetsPage() {
  useTitle('Assets');
  return <PageHeader title="Assets" />;
}
