import { privateDocument, type DocumentParts } from '../private-document.tsx';
import css from './approval.css?inline';

export const documentOf = (parts: DocumentParts) => privateDocument({ css }, parts);
