/** The unit of places and sizes in files of Office, in a pixel of 96 for an inch. */
export const pixelEmu = 9_525;

export interface Picture {
  /** The name of its file. */
  name: string;
  alt: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/** A place on a slide, in pixels of 96 for an inch. */
export interface Box {
  id: number;
  x: number;
  y: number;
  width: number;
  height: number;
  /** Such as title or body. */
  placeholder?: string;
  /** The text, by paragraphs. */
  lines: string[];
  /** Points of its largest letters. */
  size: number;
  table?: string[][];
  picture?: Picture;
  /** The relation with the diagram that it shows. */
  diagram?: string;
  isChart?: true;
}

/** The slide as the places of its texts and pictures. */
export interface Drawing {
  width: number;
  height: number;
  boxes: readonly Box[];
}
