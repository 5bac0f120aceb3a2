/** Words of invented references, which show what a template looks like. */
const mark = 'Sample data';

export const standard = {
  title: 'A booking system that survives Monday mornings',
  shortDescription:
    'Every Monday at eight the booking desk froze. We moved the timetable to a queue that absorbs the rush, so the first ferry of the week now leaves with its passengers on board.',
  referenceType: 'Case study',
  tags: [mark, 'Transport', 'Web', 'Operations'],
};

export const standardCTA = {
  title: 'One price list for forty coffee bars',
  shortDescription:
    'Forty bars, forty spreadsheets. Now there is one price list that each bar opens on its own tablet, and head office changes a price once.',
  referenceType: 'Success story',
  buttonText: 'Read the story',
  tags: [mark, 'Retail', 'Tablets'],
};

export const consulting = {
  title: 'From nine approval steps to three',
  shortDescription:
    'Claims waited in queues that nobody owned. Together with the claims team we drew the real process on one wall, and removed what was there only by habit.',
  referenceType: 'Advisory',
  clientIndustry: 'Insurance',
  projectDuration: '4 months',
  outcomes: 'Each claim has one owner from first call to payment, and a customer can see where it stands.',
  tags: [mark, 'Process', 'Workshops'],
};

export const engineering = {
  title: 'Eyes on a bridge that never closes',
  shortDescription:
    'The deck could only be inspected at night. Forty strain gauges now report every minute, and inspectors go where the data sends them.',
  referenceType: 'Project',
  location: 'Tampere, Finland',
  environmentType: 'Outdoor, −35 to +40 °C',
  projectDuration: '9 months',
  outcomes: 'Inspections are planned by load rather than by calendar.',
  tags: [mark, 'Monitoring', 'IoT'],
};

export const architectural = {
  title: 'A meadow over the reading room',
  shortDescription: 'A library that gave its plot back: where it took the grass away, the roof now grows it.',
  referenceType: 'Public building',
  environmentType: 'Roof garden',
  tags: [mark, 'Landscape', 'Libraries'],
};

export const design = {
  title: 'A calmer bank',
  shortDescription: 'New name, new letters, and an app that only speaks when there is something to say.',
  referenceType: 'Brand identity',
  tags: [mark, 'Brand', 'App'],
};

export const quote = {
  title: 'One inbox for five branches',
  shortDescription: 'Calls, letters and messages of five branches now arrive in one place.',
  quote:
    'On Monday mornings we used to start with an apology. Now every message has an answer before the first patient is through the door.',
  quoteRole: 'Head of reception',
  figures: [
    { value: '38', unit: '%', label: 'fewer calls on Mondays' },
    { value: '9', unit: 'min', label: 'to the first reply' },
  ],
  referenceType: 'Interview',
  tags: [mark, 'Health', 'Support'],
};
