const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

export const address = 'Or the address of a website with WordPress';
export const addressHint = 'We read what it shows everybody, as its robots.txt allows';
export const look = 'Look there';
export const unreadable = 'The website could not be read';
export const noWordPress =
  'No posts of WordPress can be read there. Use the file that “Tools, Export” in WordPress writes.';
export const found = (host: string) => `What to read of ${host}`;
export const types = 'Types of posts';
export const categories = 'Only these categories';
export const categoriesHint = (most: number) => `All of them unless you choose some, at most ${most}`;
export const posts = (count: number) => plural(count, 'post', 'posts');
export const readPosts = 'Read the posts';
export const reading = (count: number) => `Reading, ${posts(count)} so far`;
