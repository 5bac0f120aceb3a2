import { documentsKey } from './documents-key.ts';

export const formsKey = (organizationId: string) => [...documentsKey(organizationId), 'forms'] as const;
