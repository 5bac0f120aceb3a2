/** The file is not what it should be. The message is for whoever uploaded it. */
export class Rejected extends Error {}
