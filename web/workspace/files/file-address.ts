/** Members read files below here, public or not, under the names that they have below `/assets/`, which is what is stored. */
export const readableFile = (address: string): string => address.replace(/^\/assets\//, '/private/');

/** Of a picture, too, that waits until it may be read (`readablePicture`). */
export const storedFile = (address: string): string =>
  address.replace(/^(?:data:[^#]*#)?\/private\//, '/assets/');
