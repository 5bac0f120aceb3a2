import type { Language } from '../languages.ts';

export const language: Language = 'fi';
