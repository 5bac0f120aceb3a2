import ProfilePage from '../../features/profile/profile-page.tsx';
import { StartPage } from './start-page.tsx';

/** An account can be changed, exported and deleted without an organisation. */
export default function Settings() {
  return (
    <StartPage>
      <ProfilePage />
    </StartPage>
  );
}
