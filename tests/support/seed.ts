import * as fc from 'fast-check';

/** All properties of a run use this seed, which `npm test` prints. */
const { REFDECK_SEED } = process.env;
if (REFDECK_SEED) fc.configureGlobal({ seed: Number(REFDECK_SEED) });
