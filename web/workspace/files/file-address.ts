/** Members read files below `/private/`. Records store the `/assets/` path of the same file. */
export const readableFile = (address: string): string => address.replace(/^\/assets\//, '/private/');

/** Also accepts the placeholder of a picture without access (`readablePicture`). */
export const storedFile = (address: string): string =>
  address.replace(/^(?:data:[^#]*#)?\/private\//, '/assets/');
