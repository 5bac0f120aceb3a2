export const nameLabel = 'Organization name';
export const namePlaceholder = 'Acme Oy';
export const cancel = 'Cancel';

export const create = 'Create';
export const created = (name: string) => `${name} created`;
export const rename = 'Rename';
export const renamed = (name: string) => `Renamed to ${name}`;

export const leaveTitle = (name: string) => `Leave ${name}?`;
export const leave = 'Leave';
export const left = (name: string) => `You left ${name}`;
export const leaveTeam = 'Go to Team Members';

export const deleteTitle = (name: string) => `Delete ${name}?`;
export const deleteContinue = 'Continue';
export const deleteBack = 'Back';
export const deleteNow = 'Delete organization';
export const deleteConfirm = <T>(phrase: T): readonly (string | T)[] => ['To confirm, type ', phrase];
export const deleteConfirmLabel = 'Confirmation';
export const deleted = (name: string) => `${name} deleted`;
