import { expect, it } from 'vitest';
import { referencePagePath } from '#web/shared/public-address.ts';
import { readPage } from '../support/pages.ts';
import { makeCustomer, makeOwner, makeReference } from '../support/people.ts';

it('a long public page has numbered pages with their own titles and links', async () => {
  const { owner: other, organizationId: theirs } = await makeOwner({ maxCards: 500 });
  const { id: customerId } = await makeCustomer(other, theirs);
  for (let index = 0; index < 26; index += 1)
    await makeReference(other, theirs, customerId, { name: `Story ${index}`, status: 'Published' });
  const path = referencePagePath(theirs);
  const [first, second, beyond] = await Promise.all(
    [path, `${path}?page=2`, `${path}?page=99`].map(readPage),
  );
  // Links use the name of the page, whichever address was requested.
  const named = first!.links.get('canonical')!;
  expect(named).toMatch(/\/test-organization-\w+$/);
  expect(first!.html.match(/<article/g)).toHaveLength(24);
  expect(first!.links.get('next')).toBe(`${named}?page=2`);
  expect(first!.links.has('prev')).toBe(false);
  expect(second!.html.match(/<article/g)).toHaveLength(2);
  expect(second!.links.get('prev')).toBe(named);
  expect(second!.links.get('canonical')).toBe(`${named}?page=2`);
  expect(second!.title).not.toBe(first!.title);
  expect(second!.meta.get('description')).not.toBe(first!.meta.get('description'));
  expect(beyond!.links.get('canonical')).toBe(`${named}?page=2`);
});
