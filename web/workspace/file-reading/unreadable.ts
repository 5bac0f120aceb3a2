/** A file is refused as a whole where nothing of it can be trusted. The message is for its owner. */
export class Unreadable extends Error {}
