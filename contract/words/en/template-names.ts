export const standardName = 'Standard';
export const standardDescription = 'A picture, a title and a short story. Fits almost any reference.';

export const standardCTAName = 'Standard with button';
export const standardCTADescription = 'The standard card with a button that leads to the next step.';

export const consultingName = 'Consulting';
export const consultingDescription =
  'Client, duration and outcomes at a glance: for advisory and project work.';

export const engineeringName = 'Engineering';
export const engineeringDescription =
  'The facts of a delivery: where, in what environment, how long, with what result.';

export const architecturalName = 'Architectural';
export const architecturalDescription = 'The picture leads: for buildings, interiors and places.';

export const designName = 'Design';
export const designDescription = 'A square picture and generous type: for brands, products and interfaces.';

export const quoteName = 'Quote';
export const quoteDescription = 'The customer’s own words lead, with their name and face.';

export const baseName = 'Base';
export const baseDescription = 'Title and text only.';

export const logoTileName = 'Logo tile';
