import type { contactRoutes } from '#contract/resources/contact';
import { captchaToken, type Fixtures } from './fixture.ts';

const token =
  '5e884898da28047151d0e56f8dc6292773603d0d6aabbdd62a11ef721d1542d8.Yk3vR0wqT7mXc1ZbN5sLd8FhJ2pGa4UeQ6iOtWyBxCk';

export const contactFixtures: Fixtures<typeof contactRoutes> = {
  sendContactMessage: {
    lowest: 'anyone',
    example: {
      sent: {
        kind: 'demo',
        fullName: 'Ada Virtanen',
        email: 'ada@example.com',
        company: 'Example Oy',
        companySize: '11-50',
        referralSource: 'search',
        message: 'We have forty stories and no place for them.',
        captchaToken,
      },
      response: { received: true },
    },
    input: async (place) => ({
      kind: 'support',
      fullName: 'Pat Example',
      email: await place.newAddress(),
      company: 'Harbour Works',
      message: 'm'.repeat(500),
      captchaToken: await place.captchaToken('contact'),
    }),
  },
  subscribe: {
    lowest: 'anyone',
    example: { sent: { email: 'ada@example.com', captchaToken }, response: { received: true } },
    input: async (place) => ({
      email: await place.newAddress(),
      captchaToken: await place.captchaToken('newsletter'),
    }),
  },
  confirmSubscription: {
    lowest: 'anyone',
    example: { sent: { token }, response: { subscribed: true } },
    input: async (place) => ({ token: await place.newsletterToken('pending') }),
  },
  unsubscribe: {
    lowest: 'anyone',
    example: { sent: { token }, response: { subscribed: false } },
    input: async (place) => ({ token: await place.newsletterToken('confirmed') }),
  },
};
