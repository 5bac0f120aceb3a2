const missing = new WeakSet<Error>();

// Vite tells of code that could not be fetched: mostly that of a version which is deployed no longer.
window.addEventListener('vite:preloadError', (event) => missing.add(event.payload));

export const isMissingCode = (error: Error): boolean => missing.has(error);

const key = 'refdeck.reloaded';

/**
 * Fetches the newest version of the page, once for each version and tab, and only when the server answers: a browser's own error page
 * would be worse. Answers whether it does.
 */
export async function reloadOnce(): Promise<boolean> {
  try {
    // The name of the file that this code is in differs with each version.
    if (sessionStorage.getItem(key) === import.meta.url) return false;
    await fetch('/config/config.json', { cache: 'no-store' });
    sessionStorage.setItem(key, import.meta.url);
    window.location.reload();
    return true;
  } catch {
    return false;
  }
}
