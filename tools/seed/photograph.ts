/** `photographs/SOURCES.md` has the authors. */
export type Photograph =
  | 'brushes'
  | 'coffee'
  | 'dandelions'
  | 'fig-bowl'
  | 'hilltop-sunset'
  | 'living-room'
  | 'mountain-meadow'
  | 'mountain-path';
