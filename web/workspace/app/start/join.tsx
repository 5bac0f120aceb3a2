import JoinPage from '../../features/organizations/join-page.tsx';
import { StartPage } from './start-page.tsx';

/** An invitation is answered outside the shell: whoever follows its link may belong to no organisation yet. */
export default function Join() {
  return (
    <StartPage>
      <JoinPage />
    </StartPage>
  );
}
