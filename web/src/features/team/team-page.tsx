import { useTitle } from '../../lib/use-title.ts';
import { PageHeader } from '../../ui/page-header.tsx';

export default function TeamPage() {
  useTitle('Team Members');
  return <PageHeader title="Team Members" />;
}
