import { useTitle } from '../../lib/use-title.ts';
import { PageHeader } from '../../ui/page-header.tsx';

export default function HelpRoutes() {
  useTitle('Help & Support');
  return <PageHeader title="Help & Support" />;
}
