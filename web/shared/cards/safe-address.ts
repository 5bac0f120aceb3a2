/** Saving checks addresses too, but the editor also draws cards that were never saved. */
export function safeLink(address: string | undefined): string | undefined {
  return address && /^(https:\/\/|mailto:)/i.test(address) ? address : undefined;
}

let readable = (address: string): string => address;

/** Sets where pictures are loaded from. The workspace uses it for pictures that are not public. */
export function readImagesFrom(addressOf: (stored: string) => string): void {
  readable = addressOf;
}

/** The editor shows `blob:` and raster `data:` addresses while a picture is being uploaded. */
export function safeImage(address: string | undefined): string | undefined {
  return address && /^(https:\/\/|\/(?!\/)|blob:|data:image\/(png|jpeg|webp|avif|gif);)/i.test(address)
    ? readable(address)
    : undefined;
}

/** Returns the host of a website's address, such as “ferries.example”. */
export function hostOf(website: string | undefined): string | undefined {
  const address = safeLink(website);
  return address && new URL(address).hostname.replace(/^www\./, '');
}
