import type { ComponentType } from 'react';
import type { RichTextProps } from './rich-text.tsx';

let loaded: ComponentType<RichTextProps> | undefined;
let loading: Promise<ComponentType<RichTextProps>> | undefined;

/** The editor library is as heavy as the rest of the page, so it loads after the page is shown. */
export function loadRichText(): Promise<ComponentType<RichTextProps>> {
  loading ??= import('./rich-text.tsx').then((module) => (loaded = module.default));
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}

export const loadedRichText = (): ComponentType<RichTextProps> | undefined => loaded;
