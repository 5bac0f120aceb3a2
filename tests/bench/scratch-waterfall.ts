import { chromium } from '@playwright/test';
import { seedDemo } from '#tools/seed/seed';
import config from '../../playwright.config.ts';
import { openDemo } from '../journeys/support/screens.ts';
import { settled } from '../journeys/support/weight.ts';
import { startTestCloud } from '../support/cloud.ts';

const cloud = await startTestCloud({ webDir: 'dist/web' });
const browser = await chromium.launch(config.use?.launchOptions);
try {
  process.env.REFDECK_USER_POOL = cloud.endpoints.cognito;
  process.env.REFDECK_DEMO = JSON.stringify(await seedDemo(cloud, cloud.dataDir));
  const paths = (process.argv[2] ?? '/app/dashboard,/app/references').split(',');
  for (const path of paths)
    for (const [label, slow, rate] of [['cold', true, 4], ['warm', true, 4], ['warm', true, 4], ['fast', true, 1], ['free', false, 1]] as const) {
      if (label === 'cold') var context = await browser.newContext({ baseURL: cloud.origin, viewport: { width: 1350, height: 940 } });
      if (label === 'cold') { const first = await context.newPage(); await openDemo(first); await first.close(); }
      const page = await context.newPage();
      const session = await context.newCDPSession(page);
      const t = (1.6 * 0.9 * 1_000_000) / 8;
      if (slow) await session.send('Network.emulateNetworkConditions', { offline: false, latency: 150, downloadThroughput: t, uploadThroughput: t });
      await session.send('Emulation.setCPUThrottlingRate', { rate });
      const rows: any[] = [];
      const started = Date.now();
      const begun = new Map();
      page.on('request', (r) => begun.set(r, Date.now() - started));
      page.on('response', async (r) => {});
      page.on('requestfinished', (r) => rows.push([begun.get(r), Date.now() - started, r.method(), new URL(r.url()).pathname + new URL(r.url()).search.slice(0,40)]));
      await page.goto(path, { waitUntil: 'commit' });
      await settled(page);
      const took = Date.now() - started;
      await page.waitForTimeout(1500);
      console.log(`== ${path} ${label} network ${slow} cpu ${rate}: data after ${took} ms`);
      const files = rows.filter((r) => r[3].startsWith('/static') && r[3].endsWith('.js'));
      console.log('js files', files.length, 'all', rows.length);
      if (process.argv[3] !== 'brief' ) for (const r of rows.sort((a, b) => a[0] - b[0])) console.log(String(r[0]).padStart(6), String(r[1]).padStart(6), r[2], r[3]);
      await page.close();
    }
} finally {
  await browser.close();
  await cloud.stop();
}
