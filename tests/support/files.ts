import { inject } from 'vitest';
import { assetRoutes } from '#contract/resources/asset';
import { readableFile } from '#web/workspace/files/file-address.ts';
import { callRaw, type Caller } from './call.ts';
import { picture } from './pictures.ts';
import { upload } from './uploads.ts';

export async function fileCookies(caller: Caller): Promise<string> {
  const { status, headers } = await callRaw(
    assetRoutes.openFiles,
    { origin: inject('cloud').origin },
    caller,
  );
  if (status !== 200) throw new Error(`openFiles: ${status}`);
  return headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

export const readFile = (address: string, cookie?: string): Promise<Response> =>
  fetch(inject('cloud').origin + readableFile(address), { headers: cookie ? { cookie } : {} });

export const statusInPublic = async (address: string): Promise<number> =>
  (await fetch(inject('cloud').origin + address)).status;

export const uploadPicture = async (caller: Caller, width = 400) =>
  upload(caller, await picture(width, 100).png().toBuffer(), 'image/png');
