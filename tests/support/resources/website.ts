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
};
