import { createHash } from 'node:crypto';
import { QueryClient } from '@tanstack/react-query';
import { assetRoutes } from '#contract/resources/asset';
import { organizationRoutes } from '#contract/resources/organization';
import { routeKey } from '#contract/primitives/route';
import { caller, signIn, type Call } from '#tools/seed/people';
import { raiseCardLimit } from '#tools/seed/subscription';
import type { RefdeckCloud } from '#tools/start/cloud';
import type { UploadPicture } from '#web/workspace/features/references/imports/bring-in-pictures.ts';
import type { ActionContext } from '#web/workspace/lib/organization/active-organization.tsx';

export interface Firm {
  call: Call;
  context: ActionContext;
  upload: UploadPicture;
  /** How often each route was called. */
  calls: Map<string, number>;
}

let made = 0;

/** Makes an organization that has room for as many references as a file may have. */
export async function makeFirm(cloud: RefdeckCloud): Promise<Firm> {
  made += 1;
  const person = { email: `firm-${made}@bench.example`, password: 'a long enough password', name: 'Pat' };
  const token = await signIn(cloud, person);
  const { organizationId } = await caller(cloud, token)(organizationRoutes.createOrganization, {
    name: `Firm ${made}`,
  });
  await raiseCardLimit(cloud, organizationId, 10_000);
  const send = caller(cloud, token, organizationId);
  const calls = new Map<string, number>();
  const call: Call = async (route, sent) => {
    const key = routeKey(route);
    calls.set(key, (calls.get(key) ?? 0) + 1);
    return await send(route, sent);
  };
  const upload: UploadPicture = async (file) => {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const { presignedUrl, headers, asset } = await call(assetRoutes.createUpload, {
      name: file.name,
      contentType: 'image/jpeg',
      size: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('base64'),
    });
    await fetch(presignedUrl, { method: 'PUT', headers, body: bytes });
    for (;;) {
      const now = await call(assetRoutes.getAsset, { id: asset.id });
      if (now.status === 'ready') return now;
      if (now.status === 'rejected') throw new Error(now.reason);
      await new Promise((done) => {
        setTimeout(done, 200);
      });
    }
  };
  const context = { call, client: new QueryClient(), organizationId };
  return { call, context, upload, calls };
}
