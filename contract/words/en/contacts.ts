export const title = 'Contacts';
export const loading = 'Loading the contacts…';
export const failed = 'The contacts could not be loaded';
export const add = 'Add contact';
export const addTitle = 'Add a contact';
export const editTitle = (name: string) => `Edit ${name}`;
export const empty = (customer: string) =>
  `The people at ${customer} who can say what you may show of it. Add them to record who agreed to what.`;

export const fieldsName = 'Name';
export const fieldsEmail = 'Email';
export const fieldsJobTitle = 'Job title';
export const fieldsPhone = 'Telephone';
export const fieldsLanguage = 'Language';

export const languageHint = 'Suggested wording uses this language.';
export const actions = (name: string) => `Actions for ${name}`;
export const edit = 'Edit';
export const remove = 'Delete';
export const removeTitle = (name: string) => `Delete ${name}?`;
export const removeBody =
  'Their name, address and job title stay with the permissions that they gave. Everything else about them goes, and their links stop working. This cannot be undone.';
export const removeFailed = 'Not deleted';
export const removed = (name: string) => `Deleted ${name}`;
export const erase = 'Erase on request…';
export const eraseTitle = (name: string) => `Erase ${name} everywhere?`;
export const eraseBody =
  'Name, address, telephone and job title go from the contact, from every request and permission, and from what is public. What was allowed, and when, stays. Do this when the person asks for it. It cannot be undone.';
export const eraseAction = 'Erase';
export const eraseFailed = 'Not erased';
export const erasedPerson = 'Erased on request';
export const erased = 'Erased. What was allowed stays on record.';
export const cancel = 'Cancel';
export const create = 'Add contact';
export const save = 'Save changes';
export const saveFailed = 'Not saved';
export const saved = (name: string) => `Saved ${name}`;
export const added = (name: string) => `Added ${name}`;
