import { useMay } from '../../lib/organization/active-organization.tsx';
import { Link } from '../elements/link.tsx';

export const plansTexts = {
  path: '/app/organization/billing',
  see: 'See plans',
  ask: 'Ask an owner or admin for a larger plan.',
} as const;

export default function SeePlans() {
  if (!useMay('billing:write')) return <span>{plansTexts.ask}</span>;
  return (
    <Link
      to={plansTexts.path}
      className="inline-flex min-h-6 items-center rounded font-medium underline underline-offset-2"
    >
      {plansTexts.see}
    </Link>
  );
}
