import { may, roles, type Right } from '#contract/rules/roles';
import { roleNames } from '#words/roles';
import { ScrolledTable } from './scrolled.tsx';
import styles from './enterprise-features-people.module.css';
import common from '../common.module.css';

const rightNames: Record<Right, string> = {
  'reference:read': 'See references',
  'reference:write': 'Create, edit, publish and delete references',
  'reference:address': 'Change the address of a story',
  'customer:read': 'See customers',
  'customer:write': 'Create, edit and delete customers',
  'contact:erase': 'Erase a person at a customer on their request',
  'permission:read': 'See what customers allow',
  'permission:write': 'Record what customers allow, and what they withdraw',
  'permission:revoke': 'Revoke a permission that a customer did not withdraw',
  'collection:read': 'See collections',
  'collection:write': 'Create, order and delete collections',
  'tender:read': 'See tenders',
  'tender:write': 'Create tenders, their requirements and references',
  'tender:delete': 'Delete tenders, and take their status back',
  'asset:read': 'See files',
  'asset:write': 'Upload and delete files',
  'document:read': 'See and download documents',
  'document:make': 'Make and delete documents',
  'document:form': 'Upload, mend and delete forms of buyers',
  'analytics:read': 'Read the analytics',
  'export:all': 'Download all data of the organization',
  'branding:read': 'See the branding',
  'branding:write': 'Change the branding and the look of templates',
  'settings:read': 'See the settings and the list of websites',
  'settings:write': 'Change the time zone, the address of the page and the list of websites',
  'team:read': 'See the team',
  'team:write': 'Invite people, change and remove those up to one’s own role',
  'billing:read': 'See plan and invoices',
  'billing:write': 'Choose, change and cancel the plan',
  'organization:rename': 'Rename the organization',
  'organization:delete': 'Delete the organization',
};

const lines = Object.entries(rightNames) as [Right, string][];
const isForAll = (right: Right) => roles.every((role) => may(role, right));
const lowestFirst = roles.toReversed();

export function RoleTable() {
  return (
    <div className={styles.roleParts}>
      <div>
        <h3>Everybody may</h3>
        <ul>
          {lines
            .filter(([right]) => isForAll(right))
            .map(([right, name]) => (
              <li key={right}>{name}</li>
            ))}
        </ul>
      </div>
      <div>
        <h3>Where the roles differ</h3>
        <ScrolledTable
          label="Where the roles differ"
          className={styles.roleTable}
          columns={[
            <span key="what" className={common.unseen}>
              What
            </span>,
            ...lowestFirst.map((role) => roleNames[role]),
          ]}
          rows={lines
            .filter(([right]) => !isForAll(right))
            .map(([right, name]) => [
              name,
              ...lowestFirst.map((role) => (may(role, right) ? <Yes key={role} /> : <No key={role} />)),
            ])}
        />
      </div>
    </div>
  );
}

const Yes = () => (
  <svg className={styles.yes} viewBox="0 0 16 16" width="18" height="18" role="img" aria-label="Yes">
    <path d="M2.5 8.5 6.5 12.5 13.5 4" />
  </svg>
);
const No = () => (
  <>
    <span aria-hidden="true">–</span>
    <span className={common.unseen}>No</span>
  </>
);
