import { companySizes, referralSources } from '#contract/resources/contact';

const sizeWords: Record<(typeof companySizes)[number], string> = {
  '1-10': '1 to 10 people',
  '11-50': '11 to 50 people',
  '51-200': '51 to 200 people',
  '201-500': '201 to 500 people',
  '501-1000': '501 to 1,000 people',
  '1000+': 'More than 1,000 people',
};

const sourceWords: Record<(typeof referralSources)[number], string> = {
  search: 'A search engine',
  social: 'Social media',
  referral: 'Somebody told me',
  ad: 'An advertisement',
  blog: 'A blog article',
  email: 'An email',
  event: 'An event',
  webinar: 'A webinar',
  podcast: 'A podcast',
  other: 'Something else',
};

export const sizeChoices = companySizes.map((size) => [size, sizeWords[size]] as const);
export const sourceChoices = referralSources.map((source) => [source, sourceWords[source]] as const);
