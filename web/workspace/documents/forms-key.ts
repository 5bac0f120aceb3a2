import { documentsKey } from './made-documents.ts';

export const formsKey = (organizationId: string) => [...documentsKey(organizationId), 'forms'] as const;
