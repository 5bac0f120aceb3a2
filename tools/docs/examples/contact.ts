import type { contactRoutes } from '#contract/contact';
import { captchaToken, type Examples } from './example.ts';

const token =
  '5e884898da28047151d0e56f8dc6292773603d0d6aabbdd62a11ef721d1542d8.Yk3vR0wqT7mXc1ZbN5sLd8FhJ2pGa4UeQ6iOtWyBxCk';

export const contactExamples: Examples<typeof contactRoutes> = {
  sendContactMessage: {
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
  subscribe: { sent: { email: 'ada@example.com', captchaToken }, response: { received: true } },
  confirmSubscription: { sent: { token }, response: { subscribed: true } },
  unsubscribe: { sent: { token }, response: { subscribed: false } },
};
