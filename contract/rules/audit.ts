/** By subject; an entry's action reads `reference.publish`. */
export interface AuditActions {
  organization:
    | 'create'
    | 'rename'
    | 'suspend'
    | 'lift'
    | 'delete'
    | 'restore'
    | 'branding'
    | 'settings'
    | 'columns'
    | 'export'
    | 'import'
    | 'download';
  member: 'invite' | 'revoke' | 'join' | 'leave' | 'role' | 'remove';
  collection: 'create' | 'update' | 'delete';
  tender:
    | 'create'
    | 'update'
    | 'needs'
    | 'picks'
    | 'send'
    | 'recall'
    | 'outcome'
    | 'prove'
    | 'end-proof'
    | 'delete';
  asset: 'upload' | 'delete';
  document: 'make' | 'again' | 'download' | 'delete';
  form: 'upload' | 'create' | 'update' | 'delete';
  customer: 'create' | 'update' | 'delete';
  contact: 'create' | 'update' | 'delete' | 'erase';
  permission: 'record' | 'withdraw' | 'expire';
  /** The actor of a response by link is `contact:<id>`, and of `next` whoever asked first. */
  approval: 'ask' | 'next' | 'cancel' | 'approve' | 'suggest' | 'decline' | 'withdraw';
  reference:
    | 'create'
    | 'update'
    | 'publish'
    | 'override'
    | 'unpublish'
    | 'archive'
    | 'address'
    | 'facts'
    | 'delete';
  /** The subject is the id of the reference and the language, or of the organization for its terms. */
  translation: 'save' | 'ready' | 'delete' | 'terms';
  billing: 'checkout' | 'portal' | 'subscription';
  profile: 'update' | 'password' | 'two-factor' | 'export' | 'delete' | 'sign-out' | 'restore';
}

export type AuditAction = {
  [Subject in keyof AuditActions]: `${Subject}.${AuditActions[Subject]}`;
}[keyof AuditActions];

/** Entries hold ids, and as reason the operator's for a suspension, or the former id of a restored profile. An invited address is stored as its hash. */
export interface AuditEntry {
  action: AuditAction;
  actor: string;
  subject: string;
  version: number | undefined;
  reason: string | undefined;
  at: string;
  requestId: string;
}
