/** Addresses are checked when they are saved; a card checks again, because it also draws what was never saved. */
export function safeLink(address: string | undefined): string | undefined {
  return address && /^(https:\/\/|mailto:)/i.test(address) ? address : undefined;
}

let readable = (address: string): string => address;

/** Where pictures are read from, when it is not the address that is stored: the workspace reads those that nobody else sees. */
export function readImagesFrom(addressOf: (stored: string) => string): void {
  readable = addressOf;
}

/** `blob:` and raster `data:` are what an editor shows while a picture is still being uploaded. */
export function safeImage(address: string | undefined): string | undefined {
  return address && /^(https:\/\/|\/(?!\/)|blob:|data:image\/(png|jpeg|webp|avif|gif);)/i.test(address)
    ? readable(address)
    : undefined;
}
