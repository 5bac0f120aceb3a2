import { FirstOrganization } from '../../features/organizations/first-organization.tsx';
import { StartPage } from './start-page.tsx';

export default function First() {
  return (
    <StartPage>
      <FirstOrganization />
    </StartPage>
  );
}
