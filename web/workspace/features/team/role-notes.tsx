import { roles } from '#contract/permission';
import { texts } from './texts.ts';

/** What each role may do, under the list. */
export function RoleNotes() {
  return (
    <section aria-labelledby="role-notes" className="mt-8">
      <h2 id="role-notes" className="text-[0.8125rem] font-semibold text-ink-2">
        {texts.rolesTitle}
      </h2>
      <dl className="mt-2 grid gap-x-8 gap-y-3 sm:grid-cols-3">
        {roles.map((role) => (
          <div key={role} className="border-t border-line pt-2">
            <dt className="font-medium">{texts.roles[role]}</dt>
            <dd className="text-[0.8125rem] text-pretty text-ink-2">{texts.roleNotes[role]}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
