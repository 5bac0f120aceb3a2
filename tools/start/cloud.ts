import { join } from 'node:path';
import { startLocalCloud, type LocalCloud, type LocalCloudOptions } from '@refdeck/local-cloud';
import type { LocalStripe } from '@refdeck/local-stripe';
import { embedScript } from '#contract/cards/embed';
import { siteOrigin } from '#contract/site/pages';
import { webCacheControl } from '#infra/web-cache-control';
import { lockDataDir } from './data-dir.mjs';
import { readDemo } from './demo.ts';
import { patientTable } from './patient-table.ts';
import { startPayments } from './payments.ts';
import { portTakenMessage } from './ports.ts';
import { startRecordedTed } from './recorded-ted.ts';

export interface RefdeckCloud extends LocalCloud {
  endpoints: LocalCloud['endpoints'] & { stripe?: string };
  assetBucket: string;
  stripe: LocalStripe | undefined;
}

type Options = Omit<LocalCloudOptions, 'web' | 'webConfig' | 'onListening' | 'startServices'> & {
  webDir?: string;
};

export async function startCloud({ webDir, ...options }: Options): Promise<RefdeckCloud> {
  const { dataDir, onStep, port = 0 } = options;
  let stripe: LocalStripe | undefined;
  const cloud = await startLocalCloud({
    ...options,
    ...(webDir && { web: { directory: webDir, cacheControl, siteOrigin } }),
    webConfig: {
      path: '/config/config.json',
      read: () => ({
        ...(stripe && { paymentOrigin: stripe.origin }),
        demoOrganizationId: readDemo(dataDir)?.organizationId,
        galleryPages: readDemo(dataDir)?.gallery,
      }),
    },
    onListening: (listening) => lockDataDir(dataDir, listening),
    startServices: async (origin) => {
      const { secret, ...payments } = await startPayments({ dataDir, origin, onStep });
      ({ stripe } = payments);
      const ted = await startRecordedTed();
      const endpoints: Record<string, string> = stripe ? { stripe: stripe.origin } : {};
      const environment = {
        ...payments.environment,
        ...patientTable,
        LOCAL_WEBSITES: join(dataDir, 'websites'),
        LOCAL_TED: String(ted.port),
      };
      const stop = async () => {
        ted.stop();
        await payments.stop();
      };
      return { ...payments, stop, environment, endpoints, secretText: JSON.stringify(secret) };
    },
  }).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'EADDRINUSE' ? new Error(portTakenMessage(port), { cause: error }) : error;
  });
  const endpoints = { ...cloud.endpoints, ...(stripe && { stripe: stripe.origin }) };
  return { ...cloud, endpoints, stripe, assetBucket: cloud.bucketAt('/assets/any') ?? '' };
}

function cacheControl(path: string): string {
  if (path === embedScript) return webCacheControl.embedScript;
  return path.startsWith('/static/') ? webCacheControl.hashed : webCacheControl.pages;
}
