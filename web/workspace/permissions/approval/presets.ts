import { isRefused } from '#contract/permission/state';
import type { PermissionTable } from '#contract/resources/permission';
import type { Reference } from '#contract/resources/reference';
import { channels, type Channel, type Subject } from '#contract/rules/choices';
import { channelGroups } from '../state/groups.ts';

const onWeb: readonly Channel[] = channelGroups.web;

const presets = ['everything', 'logo', 'anonymous', 'tender'] as const;
export type Preset = (typeof presets)[number];

/** Without an alias there is no anonymous card to ask for. */
export const presetsFor = ({ custom }: Pick<Reference, 'custom'>): Preset[] =>
  presets.filter((preset) => preset !== 'anonymous' || custom.alias);

interface Scope {
  subjects: readonly Subject[];
  channels: readonly Channel[];
}

const scopes: Record<Preset, (shown: readonly Subject[]) => Scope> = {
  everything: (shown) => ({ subjects: shown, channels }),
  logo: (shown) => ({
    subjects: shown.filter((subject) => subject === 'name' || subject === 'logo'),
    channels: channels.filter((channel) => channel !== 'reference-call'),
  }),
  anonymous: (shown) => ({
    subjects: shown.filter((subject) => subject === 'text' || subject === 'quote'),
    channels: channels.filter((channel) => channel !== 'reference-call'),
  }),
  tender: (shown) => ({ subjects: shown, channels: ['tender'] }),
};

/** Returns what a preset asks for, without the rows and columns that would ask again about what was refused. */
export function presetScope(
  preset: Preset,
  shown: readonly Subject[],
  state: PermissionTable,
): { subjects: Subject[]; channels: Channel[] } {
  let { subjects, channels: where } = scopes[preset](shown);
  for (;;) {
    const price = (what: readonly Subject[], places: readonly Channel[]) => priceOf(what, places, state);
    const lines = [
      ...where.map((channel) => ({
        price: price(subjects, [channel]),
        rest: { subjects, where: where.filter((one) => one !== channel) },
      })),
      ...subjects.map((subject) => ({
        price: price([subject], where),
        rest: { subjects: subjects.filter((one) => one !== subject), where },
      })),
    ];
    const [cheapest] = lines
      .filter((line) => line.price < Infinity)
      .toSorted((one, other) => one.price - other.price);
    if (!cheapest) return { subjects: [...subjects], channels: [...where] };
    ({ subjects, where } = cheapest.rest);
  }
}

/** Leaving out a row or column loses this much for each refused cell. The web counts more, because Refdeck publishes there. */
function priceOf(subjects: readonly Subject[], where: readonly Channel[], state: PermissionTable): number {
  let [lost, refused] = [0, 0];
  for (const subject of subjects)
    for (const channel of where)
      if (isRefused(state[subject][channel].state)) refused += 1;
      else lost += onWeb.includes(channel) ? 3 : 1;
  return refused === 0 ? Infinity : lost / refused;
}
