import { useTitle } from '../../lib/use-title.ts';
import { PageHeader } from '../../ui/page-header.tsx';

export default function BrandingPage() {
  useTitle('Branding');
  return <PageHeader title="Branding" />;
}
