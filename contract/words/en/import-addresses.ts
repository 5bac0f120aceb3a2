import { importLimits } from '../../rules/import-limits.ts';

const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

export const address = 'Or addresses of websites';
export const addressHint =
  'The address of a website with WordPress, or of up to 50 pages, one on each line. We read what everybody sees, as robots.txt allows';
export const look = 'Read';
export const unreadable = 'The website could not be read';
export const found = (host: string) => `What to read of ${host}`;
export const types = 'Types of posts';
export const categories = 'Only these categories';
export const categoriesHint = (most: number) => `All of them unless you choose some, at most ${most}`;
export const posts = (count: number) => plural(count, 'post', 'posts');
export const readPosts = 'Read the posts';
export const reading = (count: number) => `Reading, ${posts(count)} so far`;
export const readPage = 'Read this page alone';
export const readingPages = (settled: number, of: number) => `Reading, ${settled} of ${of} pages`;
export const wrongAddress = (address: string) => `${address} is no address, such as https://www.example.com`;
export const tooManyAddresses = `At most ${importLimits.addresses} addresses are read at once`;
