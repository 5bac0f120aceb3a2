import type { captchaRoutes } from '#contract/resources/captcha';
import type { Fixtures } from './fixture.ts';

export const captchaFixtures: Fixtures<typeof captchaRoutes> = {
  getCaptcha: {
    lowest: 'anyone',
    example: {
      sent: { purpose: 'invite' },
      response: {
        parameters: {
          algorithm: 'PBKDF2/SHA-256',
          nonce: '4f0d7a1b9c2e3d58a6f1b7c09e8d2a34',
          salt: 'b1c7e9d24a5f60837e9b1d3c5a7f2e68',
          cost: 1000,
          keyLength: 32,
          keyPrefix: '9ad1c0b7e4f2a6d8',
          keySignature: '7d3e9b1f5a2c4d6e8f0a1b2c3d4e5f60718293a4b5c6d7e8f9012a3b4c5d6e7f',
          expiresAt: 1795271400,
          data: { purpose: 'invite' },
        },
        signature: '0c4e8f1a2b3d5c6e7f8091a2b3c4d5e6f708192a3b4c5d6e7f8091a2b3c4d5e6',
      },
    },
    input: () => ({ purpose: 'invite' }),
    touchesNoTable: true,
  },
};
