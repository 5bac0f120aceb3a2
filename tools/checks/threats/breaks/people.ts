import type { Break } from '../break.ts';

export const people = {
  T8: {
    file: 'functions/shared/membership/actor.ts',
    find: `claims?.token_use !== 'access' || typeof claims.sub !== 'string'`,
    replace: `typeof claims?.sub !== 'string'`,
  },
  T9: {
    file: 'functions/shared/membership/actor.ts',
    find: `!(signedInAt > validAfter)`,
    replace: `!(signedInAt > 0)`,
  },
  T10: {
    file: 'infra/constructs/users.ts',
    find: `refreshTokenRotationGracePeriod: Duration.seconds(30),`,
    replace: ``,
  },
  T11: {
    file: 'functions/shared/http/session-cookie.ts',
    find: `HttpOnly; Secure;`,
    replace: `Secure;`,
  },
  T12: {
    file: 'functions/contact/subscribe.ts',
    find: `await table.commit(checks);
  return response;`,
    replace: `throw new RateLimited('This address is subscribed already', 60);`,
  },
  T13: {
    file: 'infra/constructs/users.ts',
    find: `keepOriginal: { email: true },`,
    replace: ``,
  },
  T67: {
    file: 'web/workspace/lib/device/last-seen.ts',
    find: `  await Promise.race([eraseRows(), after(timeoutMs)]);`,
    replace: `  await Promise.race([after(timeoutMs)]);`,
  },
  T22: {
    file: 'contract/primitives/schema.ts',
    find: `const accepted: z.ZodMiniObject<Shape, z.core.$strict> = z.strictObject(`,
    replace: `const accepted = z.looseObject(`,
  },
  T23: {
    file: 'functions/publication/public-steps.ts',
    find: `    ...columnsOf(projected),
    customerId: attributes.customerId,`,
    replace: `    ...after,
    ...columnsOf(projected),
    customerId: attributes.customerId,`,
  },
  T24: {
    file: 'web/shared/cards/safe-address.ts',
    find: `address && /^(https:\\/\\/|mailto:)/i.test(address) ? address : undefined`,
    replace: `address`,
  },
  T25: {
    file: 'contract/cards/card-config.ts',
    find: `export const cardConfig = z.strictObject({`,
    replace: `export const cardConfig = z.looseObject({`,
  },
  T50: {
    file: 'functions/shared/http/parse.ts',
    find: `if (bytes.byteLength > serverLimits.bodyBytes) throw new AppError('PAYLOAD_TOO_LARGE');`,
    replace: ``,
  },
  T54: {
    file: 'functions/user/export-profile.ts',
    find: `page.items.filter(({ createdBy }) => createdBy === userId)`,
    replace: `page.items`,
  },
  T26: {
    file: 'infra/constructs/asset-bucket.ts',
    find: `this.refuseUploadsWhen('Null', 's3:if-none-match', 'true');`,
    replace: ``,
  },
  T27: {
    file: 'functions/shared/files/presign.ts',
    find: `signableHeaders: new Set(['host', 'content-length', ...ownHeaders]),
    unhoistableHeaders: new Set(ownHeaders),`,
    replace: ``,
  },
  T28: {
    file: 'functions/asset/process/publish.ts',
    find: `writeObject(objects.private(ref) + file, body, as)`,
    replace: `writeObject(objects.private(ref) + file, bytes, as)`,
  },
  T29: {
    file: 'functions/asset/process/image.ts',
    find: `if (Math.max(width, height) > serverLimits.imageSide || width * height > limits.imagePixels) {`,
    replace: `if (Math.max(width, height) > serverLimits.imageSide) {`,
  },
  T69: {
    file: 'functions/customer/erase-contact.ts',
    find: `{ unset: ['person', 'personSalt'] },`,
    replace: `{ unset: ['personSalt'] },`,
  },
} satisfies Record<string, Break>;
