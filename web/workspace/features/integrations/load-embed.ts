import { embedElement, embedScript } from '#contract/embed';

/** Has the script of an embed run on this page, unless it has. */
export async function loadEmbed(): Promise<true> {
  if (customElements.get(embedElement)) return true;
  const script = document.createElement('script');
  script.src = embedScript;
  script.async = true;
  const loaded = new Promise<void>((resolve, reject) => {
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => reject(new Error('The embed script could not be loaded')));
  });
  document.head.append(script);
  try {
    await loaded;
    if (!customElements.get(embedElement)) throw new Error('The embed script defines no element');
    return true;
  } catch (error) {
    script.remove();
    throw error;
  }
}
