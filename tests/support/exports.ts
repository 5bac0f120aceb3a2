import { unzipSync } from 'fflate';
import { exportRoutes, type OrganizationExport } from '#contract/resources/export';
import type { Caller } from './call.ts';
import { call } from './people.ts';

export async function endedExport(caller: Caller): Promise<OrganizationExport> {
  for (let tries = 0; tries < 600; tries += 1) {
    const { export: found } = await call(exportRoutes.getExport, {}, caller);
    if (found && found.status !== 'pending') return found;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error('Still pending after a minute');
}

export async function volumeOf(caller: Caller, number = 1): Promise<Record<string, Uint8Array>> {
  const { downloadUrl } = await call(exportRoutes.downloadExport, { volume: number }, caller);
  const response = await fetch(downloadUrl);
  if (!response.ok) throw new Error(`GET: ${response.status}`);
  return unzipSync(new Uint8Array(await response.arrayBuffer()));
}
