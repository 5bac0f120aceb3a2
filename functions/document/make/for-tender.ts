import { encodeQR } from 'qr';
import sharp from 'sharp';
import type { Tender } from '#contract/resources/tender';
import { holdUntilOf } from '#contract/tender/light';
import { readSettingsRow, settingsOf } from '../../organization/store.ts';
import { proofAddress } from '../../publication/proof-address.ts';
import type { Tenant } from '../../publication/read-entries.ts';
import { dayIn } from '../../shared/days/days.ts';
import { siteEnvironment } from '../../shared/monitoring/environment.ts';
import { findTender } from '../../tender/store.ts';
import type { DocumentItem } from '../store.ts';
import type { PictureFile } from './pictures.ts';

/** What the tender says of itself, if the document belongs to one. */
export interface ForTender {
  title?: string | undefined;
  number?: string | undefined;
  buyer?: string | undefined;
  proof?: ProofLink | undefined;
}

/** Whoever has the address can read the page: only a file for a buyer has that buyer's. */
export interface ProofLink {
  /** The words beside it. */
  told: 'proof' | 'stillHolds';
  address: string;
  code: PictureFile;
}

export async function readForTender(tenant: Tenant, { tenderId, channel }: DocumentItem): Promise<ForTender> {
  const tender = tenderId && (await findTender(tenant, tenderId));
  if (!tender) return {};
  const { title, buyer, identifiers: { ted, hilma, own } = {} } = tender;
  return {
    title,
    number: ted ?? hilma ?? own,
    buyer: buyer?.name,
    proof: channel === 'tender' ? await proofOf(tenant, tender) : undefined,
  };
}

async function proofOf(tenant: Tenant, tender: Tender): Promise<ProofLink | undefined> {
  if (!tender.proof?.open) return undefined;
  const { timeZone } = settingsOf(await readSettingsRow(tenant));
  if (holdUntilOf(tender) < dayIn(timeZone, tenant.now)) return undefined;
  const { path } = await proofAddress(tenant.organizationId, tender.id, tender.proof.generation);
  return await linkTo(path, 'proof');
}

export async function linkTo(path: string, told: ProofLink['told']): Promise<ProofLink> {
  const address = new URL(path, siteEnvironment.parse(process.env).WEB_ORIGIN).href;
  return { told, address, code: await codeOf(address) };
}

/** Pixels of one module, so that the code is sharp in print. */
const module = 8;

async function codeOf(text: string): Promise<PictureFile> {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: 4 });
  const side = rows.length;
  const shades = Uint8Array.from(rows.flat(), (isDark) => (isDark ? 0 : 255));
  const { data, info } = await sharp(shades, { raw: { width: side, height: side, channels: 1 } })
    .resize(side * module, side * module, { kernel: 'nearest' })
    .png({ palette: true })
    .toBuffer({ resolveWithObject: true });
  return { bytes: data, type: 'png', width: info.width, height: info.height };
}
