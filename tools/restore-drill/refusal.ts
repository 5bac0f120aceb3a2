/** Why the drill does not begin, in a sentence for who started it. */
export class Refusal extends Error {}
