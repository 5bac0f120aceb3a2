import type { Break } from '../break.ts';

export const edge = {
  T32: {
    file: 'infra/constructs/response-headers.ts',
    find: `const notFramed = "frame-ancestors 'none'";`,
    replace: `const notFramed = 'frame-ancestors https:';`,
  },
  T33: {
    file: 'web/embed/build-card.ts',
    find: `if (!drawing && !tags.test(tag)) return '';`,
    replace: ``,
  },
  T34: {
    file: 'web/embed/references-element.ts',
    find: `      lazy.observe(host);
    }
  };`,
    replace: `      lazy.observe(host);
      addEventListener('message', ({ data }: MessageEvent<{ height?: number }>) => {
        if (data?.height) sheet.insertRule(\`:host{height:\${data.height}px!important}\`, sheet.cssRules.length);
      });
    }
  };`,
  },
  T35: {
    file: 'infra/constructs/response-headers.ts',
    find: `contentTypeOptions: { override: true },`,
    replace: ``,
  },
  T37: {
    file: 'functions/shared/edge/require-edge.ts',
    find: `if (sent && (await secret.accepts(sent))) return;`,
    replace: `if (sent) return;`,
  },
  T38: {
    file: 'functions/shared/security/rate-limit.ts',
    find: `{ count: absentOr(below(limit)) },`,
    replace: `{},`,
  },
  T71: {
    file: 'functions/triggers/pre-sign-up.ts',
    find: `triggerSource === 'PreSignUp_AdminCreateUser'`,
    replace: `triggerSource !== 'PreSignUp_ExternalProvider'`,
  },
  T47: {
    file: 'infra/web-stack.ts',
    find: `ttl: Duration.seconds(0),
}));`,
    replace: `ttl: Duration.seconds(0),
  responseHttpStatus: 200,
  responsePagePath: '/index.html',
}));`,
  },
  T59: {
    file: 'functions/publication/project-reference.ts',
    find: `[check(next, { pk: absent })]`,
    replace: `[]`,
  },
  T60: {
    file: 'pages/private-document.tsx',
    find: `"frame-ancestors 'none'",`,
    replace: ``,
  },
  T61: {
    file: 'functions/approval/answer-by-link.ts',
    find: `update(key, { set: { ...change, statementCount: number, ...expiry }, unset }, same)`,
    replace: `update(key, { set: { ...change, statementCount: number, ...expiry }, unset }, {})`,
  },
  T62: {
    file: 'functions/approval/apply-answer.ts',
    find: `remove(key, { pk: exists }),`,
    replace: ``,
  },
  T63: {
    file: 'functions/approval/steps.ts',
    find: `recent.length >= approvalLimit`,
    replace: `recent.length > approvalLimit`,
  },
  T64: {
    file: 'pages/approval-page/handler.ts',
    find: `if (site !== undefined && site !== 'same-origin') throw new AppError('FORBIDDEN');`,
    replace: ``,
  },
  T65: {
    file: 'functions/publication/project-reference.ts',
    find: `permissionPolicy: asStored(page.permissionPolicy),`,
    replace: ``,
  },
  T66: {
    file: 'functions/publication/public-files.ts',
    find: `if (hidden.length === 0) return wasHiding;`,
    replace: `if (hidden.length >= 0) return wasHiding;`,
  },
  T48: {
    file: 'functions/triggers/invalidate-cache.ts',
    find: `await invalidateCache(items, hashOf('edge', ...events, ...items));`,
    replace: ``,
  },
  T49: {
    file: 'functions/counting/record-batch.ts',
    find: `...(seen ? [] : [oneMoreVisitor(batch.addressHash, expires)]),`,
    replace: ``,
  },
  T39: {
    file: 'functions/shared/security/captcha.ts',
    find: `data?.purpose === purpose && `,
    replace: ``,
  },
  T40: {
    file: 'functions/shared/email/content.ts',
    find: `    .replace(dots, '·');`,
    replace: `;`,
  },
  T41: {
    file: 'infra/monitoring-stack.ts',
    find: `threshold: 0.02,`,
    replace: `threshold: 0.2,`,
  },
  T68: {
    file: 'functions/shared/email/delivery.ts',
    find: `{ validUntil: equals(validUntil), ...when }`,
    replace: `when`,
  },
  T42: {
    file: 'functions/webhook/receive-stripe-event.ts',
    find: `  }
  throw new AppError('SIGNATURE_INVALID');
}`,
    replace: `  }
  return JSON.parse(payload) as Stripe.Event;
}`,
  },
  T43: {
    file: 'functions/payments/sync-subscription.ts',
    find: `if (seen || !organization || before?.customerId !== customerId) return;`,
    replace: `if (!organization || before?.customerId !== customerId) return;`,
  },
  T44: {
    file: 'web/workspace/features/billing/payment-address.ts',
    find: 'return allowed.includes(`${url.protocol}//${url.host}`) ? url.href : undefined;',
    replace: 'return allowed.some((origin) => origin && address.includes(origin)) ? url.href : undefined;',
  },
  T45: {
    file: 'functions/webhook/receive-stripe-event.ts',
    find: `if (livemode !== (await isLive())) {`,
    replace: `if (livemode === undefined) {`,
  },
  T51: {
    file: 'functions/shared/serve.ts',
    find: `const cause = status >= 500 && { cause: causeOf(error) };`,
    replace: `const cause = { cause: causeOf(error), sent: call.event.body ?? call.event.rawQueryString };`,
  },
  T52: {
    file: 'infra/web-stack.ts',
    find: `userPoolClientId: data.webClient.userPoolClientId,`,
    replace: `userPoolClientId: data.webClient.userPoolClientId,
      assetBucket: data.assets.bucket.bucketName,`,
  },
  T55: {
    file: 'package.json',
    find: `"sharp": "0.35.5"`,
    replace: `"sharp": "^0.35.5"`,
  },
  T56: {
    file: 'infra/constructs/resource-routes.ts',
    find: `  const made = routes
    .filter(`,
    replace: `  new HttpRoute(scope, \`\${resource}Debug\`, {
    httpApi: api,
    routeKey: HttpRouteKey.with(\`/api/debug/\${resource}\`, HttpMethod.GET),
    integration,
  });
  const made = routes
    .filter(`,
  },
  R34: {
    file: 'tools/restore-drill/run.ts',
    find: `deleteAgain(client, restoredName, since, now)`,
    replace: `deleteAgain(client, restoredName, { ...since, erased: [] }, now)`,
  },
} satisfies Record<string, Break>;
