import type { AuditActions } from '#contract/rules/audit';
import styles from './enterprise-features-people.module.css';

const recorded: { [Subject in keyof AuditActions]: Record<AuditActions[Subject], string> } = {
  reference: {
    create: 'created',
    update: 'changed',
    publish: 'published',
    override: 'published without permission',
    unpublish: 'unpublished',
    archive: 'archived',
    address: 'address changed',
    facts: 'facts changed',
    delete: 'deleted',
  },
  customer: { create: 'created', update: 'changed', delete: 'deleted' },
  contact: { create: 'added', update: 'changed', delete: 'deleted', erase: 'erased' },
  permission: { record: 'recorded', withdraw: 'withdrawn', expire: 'ended' },
  approval: {
    ask: 'asked for',
    next: 'next contact asked',
    cancel: 'request canceled',
    approve: 'given',
    suggest: 'changes suggested',
    decline: 'declined',
    withdraw: 'withdrawn by link',
  },
  collection: { create: 'created', update: 'changed', delete: 'deleted' },
  tender: {
    create: 'created',
    update: 'changed',
    needs: 'requirements changed',
    picks: 'references chosen',
    send: 'sent',
    recall: 'buyer told',
    outcome: 'decided',
    prove: 'page for the buyer made',
    'end-proof': 'page for the buyer ended',
    delete: 'deleted',
  },
  translation: { save: 'changed', ready: 'ready', delete: 'deleted', terms: 'terms changed' },
  asset: { upload: 'uploaded', delete: 'deleted' },
  document: { make: 'made', again: 'made again', download: 'downloaded', delete: 'deleted' },
  form: { upload: 'file uploaded', create: 'added', update: 'changed', delete: 'deleted' },
  member: {
    invite: 'invited',
    revoke: 'invitation revoked',
    join: 'joined',
    role: 'given another role',
    remove: 'removed',
    leave: 'left',
  },
  organization: {
    export: 'all data exported',
    download: 'all data downloaded',
    import: 'references brought in',
    create: 'created',
    rename: 'renamed',
    branding: 'branding changed',
    columns: 'columns of tables remembered',
    settings: 'settings changed',
    suspend: 'suspended by us',
    lift: 'suspension ended',
    delete: 'deleted',
    restore: 'restored',
  },
  billing: { checkout: 'checkout begun', portal: 'billing portal opened', subscription: 'plan changed' },
  profile: {
    update: 'changed',
    password: 'password changed',
    'two-factor': 'second factor changed',
    'sign-out': 'signed out everywhere',
    restore: 'account restored by the operator',
    export: 'exported',
    delete: 'deleted',
  },
};

export function RecordedActions() {
  return (
    <dl className={styles.recorded}>
      {Object.entries(recorded).map(([subject, actions]) => (
        <div key={subject}>
          <dt>{subject}</dt>
          {Object.values(actions).map((action) => (
            <dd key={action}>{action}</dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
