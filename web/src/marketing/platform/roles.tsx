import { may, permissions, roles, type Permission } from '#contract/permission';
import { texts } from '../../features/team/texts.ts';
import { Scrolled } from './parts.tsx';

/** What each permission is called here; reading and writing of the same thing stand together. */
export const permissionNames: Record<Permission, string> = {
  'reference:read': 'See references',
  'reference:write': 'Create, edit, publish and delete references',
  'customer:read': 'See customers',
  'customer:write': 'Create, edit and delete customers',
  'collection:read': 'See collections',
  'collection:write': 'Create, order and delete collections',
  'asset:read': 'See files',
  'asset:write': 'Upload and delete files',
  'analytics:read': 'Read the analytics',
  'branding:read': 'See the branding',
  'branding:write': 'Change the branding and the look of templates',
  'settings:read': 'See the settings and the list of websites',
  'settings:write': 'Change the time zone and the list of websites',
  'team:read': 'See the team',
  'team:write': 'Invite people, change and remove those up to one’s own role',
  'billing:read': 'See plan and invoices',
  'billing:write': 'Choose, change and cancel the plan',
  'organization:rename': 'Rename the organization',
  'organization:delete': 'Delete the organization',
};

const lines = Object.entries(permissionNames) as [Permission, string][];

export function RoleTable() {
  return (
    <>
      <Scrolled label="What each role may do">
        <table className="role-table">
          <thead>
            <tr>
              <td />
              {roles.toReversed().map((role) => (
                <th key={role} scope="col">
                  {texts.roles[role]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map(([permission, name]) => (
              <tr
                key={permission}
                className={permissions[permission].length < roles.length ? 'is-special' : ''}
              >
                <th scope="row">{name}</th>
                {roles.toReversed().map((role) => (
                  <td key={role}>{may(role, permission) ? <Yes /> : <span className="no">–</span>}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Scrolled>
    </>
  );
}

const Yes = () => (
  <svg className="yes" viewBox="0 0 16 16" width="16" height="16" role="img" aria-label="Yes">
    <path d="M2.5 8.5 6.5 12.5 13.5 4" />
  </svg>
);
