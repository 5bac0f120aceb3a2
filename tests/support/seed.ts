import * as fc from 'fast-check';

/** Properties of one run share a seed, which `npm test` prints and the variable repeats. */
const { REFDECK_SEED } = process.env;
if (REFDECK_SEED) fc.configureGlobal({ seed: Number(REFDECK_SEED) });
