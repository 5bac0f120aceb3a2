import * as words from '#words/ui';
import { useMay } from '../../lib/organization/active-organization.tsx';
import { Link } from '../elements/link.tsx';

export const plansPath = '/app/organization/billing';

export default function SeePlans() {
  if (!useMay('billing:write')) return <span>{words.plansAsk}</span>;
  return (
    <Link
      to={plansPath}
      className="inline-flex min-h-6 items-center rounded font-medium underline underline-offset-2"
    >
      {words.plansSee}
    </Link>
  );
}
