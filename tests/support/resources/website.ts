import type { websiteRoutes } from '#contract/resources/website';
import type { Fixtures } from './fixture.ts';

export const websiteFixtures: Fixtures<typeof websiteRoutes> = {
  readWebsite: {
    lowest: 'admin',
    example: {
      sent: { address: 'https://www.example.com' },
      response: {
        address: 'https://www.example.com/',
        logo: {
          type: 'image/png',
          data: 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=',
        },
        color: '#1f4d3a',
      },
    },
    refusal: 'WEBSITE_UNREADABLE',
    // Tests reach no website, and this name is refused before it is looked up.
    input: () => ({ address: 'https://www.firm.local' }),
  },
  readPicture: {
    lowest: 'member',
    example: {
      sent: { address: 'https://www.example.com/quay.jpg' },
      response: {
        type: 'image/png',
        data: 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=',
      },
    },
    refusal: 'WEBSITE_UNREADABLE',
    input: () => ({ address: 'https://www.firm.local/quay.jpg' }),
  },
  readPage: {
    lowest: 'member',
    example: {
      sent: { address: 'https://www.example.com/references/quay' },
      response: {
        address: 'https://www.example.com/references/quay',
        title: 'A quay for ten ferries',
        description: 'How the ferries kept their timetable.',
        content: '<p>We renewed the quay.</p>',
        published: '2026-03-02',
        data: [{ key: 'client', value: 'Acme Oy' }],
        pictures: ['https://www.example.com/quay.jpg'],
      },
    },
    refusal: 'WEBSITE_UNREADABLE',
    input: () => ({ address: 'https://www.firm.local/quay' }),
  },
  readNotice: {
    lowest: 'member',
    example: {
      sent: { ted: '123456-2026' },
      response: {
        xml: '<ContractNotice xmlns="urn:oasis:names:specification:ubl:schema:xsd:ContractNotice-2"/>',
      },
    },
    refusal: 'NOTICE_UNREADABLE',
    // The local TED knows another notice alone.
    input: () => ({ ted: '404-2026' }),
  },
  findPosts: {
    lowest: 'member',
    example: {
      sent: { address: 'https://www.example.com' },
      response: {
        address: 'https://www.example.com/',
        types: [{ id: 'reference', name: 'References', path: 'references', hasCategories: true }],
        categories: [{ id: 7, name: 'Bridges', count: 12 }],
      },
    },
    refusal: 'WEBSITE_UNREADABLE',
    input: () => ({ address: 'https://www.firm.local' }),
  },
  readPosts: {
    lowest: 'member',
    example: {
      sent: { address: 'https://www.example.com/', path: 'references', categories: [7], offset: 0 },
      response: {
        posts: [
          {
            address: 'https://www.example.com/references/quay',
            title: 'A quay for ten ferries',
            content: '<p>We renewed the quay.</p>',
            published: '2026-03-02T08:00:00Z',
            terms: [{ kind: 'category', name: 'Bridges' }],
            own: [{ key: 'client', value: 'Acme Oy' }],
            picture: 'https://www.example.com/wp-content/uploads/quay.jpg',
          },
        ],
        hasMore: false,
      },
    },
    refusal: 'WEBSITE_UNREADABLE',
    input: () => ({ address: 'https://www.firm.local', path: 'references', offset: 0 }),
  },
};
