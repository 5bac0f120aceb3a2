/**
 * How long the edge may answer by itself. Publishing asks it to forget at once (`functions/triggers`); should that fail, this bounds how
 * long a withdrawn card is still shown. A browser asks again each time.
 */
export const cached = { 'cache-control': 'public, max-age=0, s-maxage=60' };
