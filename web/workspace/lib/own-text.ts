/** A text that lies in this browser, seen from one tab. */
export interface OwnText {
  /** What lies there, which is this tab's from then on. */
  read: () => string | null;
  /** False when the browser has no room or does not allow it. */
  write: (text: string) => boolean;
  /** Takes it away, unless it is another tab's. */
  clear: () => void;
}

/** Several tabs may keep a text under one key: none takes away what another has written. */
export function ownText(key: string, store: () => Storage = () => localStorage): OwnText {
  let own: string | null = null;
  return {
    read: () => {
      try {
        own = store().getItem(key);
      } catch {
        // Then there is none.
      }
      return own;
    },
    write: (text) => {
      try {
        store().setItem(key, text);
        own = text;
        return true;
      } catch {
        return false;
      }
    },
    clear: () => {
      if (own === null) return;
      try {
        if (store().getItem(key) === own) store().removeItem(key);
      } catch {
        // Then there was none either.
      }
      own = null;
    },
  };
}
