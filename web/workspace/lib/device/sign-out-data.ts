import { remember } from './remembered.ts';

// A sign-out ends this data in the browser, beside the session itself. Nothing here may stop it.

/** Unsaved edits are kept below such names (`record-editor/draft-storage.ts`). */
export const draftName = (name: string): string => `refdeck.draft.${name}`;

let draftsEnded = false;
/** An editor that closes with the sign-out must not store its draft again. */
export const mayStoreDrafts = (): boolean => !draftsEnded;

export function endDrafts(): void {
  draftsEnded = true;
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(draftName(''))) localStorage.removeItem(key);
  } catch {
    // Without storage there is no draft.
  }
}

const filesKey = 'refdeck.files';

/** Organizations whose files this browser may read: scripts cannot see those cookies. */
export function organizationsWithFiles(): string[] {
  try {
    return localStorage.getItem(filesKey)?.split(',') ?? [];
  } catch {
    return [];
  }
}

export const rememberFiles = (organizationId: string): void =>
  remember(filesKey, [...new Set([organizationId, ...organizationsWithFiles()])].join(','));

export function forgetFiles(): void {
  try {
    localStorage.removeItem(filesKey);
  } catch {
    // Without storage, nothing is remembered.
  }
}
