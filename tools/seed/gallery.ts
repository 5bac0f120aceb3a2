import { emberKitchen } from './gallery/ember-kitchen.ts';
import { gridmark } from './gallery/gridmark.ts';
import { ledgerline } from './gallery/ledgerline.ts';
import { pressRoom } from './gallery/press-room.ts';
import { tarnGuides } from './gallery/tarn-guides.ts';
import type { DemoOrganization } from './organization.ts';

export const galleryOrganizations: Readonly<Record<string, DemoOrganization>> = {
  'tarn-guides': tarnGuides,
  ledgerline,
  'ember-kitchen': emberKitchen,
  gridmark,
  'press-room': pressRoom,
};
