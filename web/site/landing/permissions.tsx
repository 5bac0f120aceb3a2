import type { MDXContent } from 'mdx/types';
import { ProductPicture } from '../picture.tsx';
import workspace from './workspace.module.css';

export function Permissions({ Text }: { Text: MDXContent }) {
  return (
    <section className={workspace.wide} id="permissions">
      <Text components={{ Steps: 'div' }} />
      <div className={workspace.pair}>
        <ProductPicture
          name="phone-approval"
          alt="On a phone, what a contact is asked: what may be shown and where as boxes to tick, until when, and a button to approve"
          phone="phone-approval"
          shown="250px"
        />
        <ProductPicture
          name="ledger"
          alt="What a customer allows, and how it came about: who allowed what, by the link or by email, and who withdrew it, each with the day"
          shown="870px"
        />
      </div>
      <p className={workspace.more}>
        <a href="/platform/permissions">How permissions work</a>
      </p>
    </section>
  );
}
