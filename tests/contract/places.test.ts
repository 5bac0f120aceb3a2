import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { channels, subjects, type Channel } from '#contract/rules/choices';
import {
  allChannels,
  grouped,
  partsIn,
  placeNames,
  places,
  restOf,
  within,
} from '#contract/permission/places';

const cells = fc.dictionary(fc.constantFrom(...channels), fc.subarray([...subjects]));

it('a place is one or more channels, and every channel is in one place', () => {
  expect(placeNames.flatMap((place) => [...places[place]]).toSorted()).toEqual([...channels].toSorted());
});

it('what is allowed and what is refused make up exactly what was asked', () => {
  fc.assert(
    fc.property(cells, fc.subarray([...subjects]), fc.subarray([...channels]), (given, asked, where) => {
      const partsOf = (channel: Channel) =>
        where.includes(channel) ? (given[channel] ?? []).filter((one) => asked.includes(one)) : [];
      const allowed = grouped(partsOf);
      const refused = restOf({ subjects: asked, channels: where }, allowed);
      for (const channel of channels) {
        const yes = partsIn(allowed, channel);
        const no = partsIn(refused, channel);
        expect(yes.filter((one) => no.includes(one))).toEqual([]);
        expect(new Set([...yes, ...no])).toEqual(new Set(where.includes(channel) ? asked : []));
        expect(new Set(yes)).toEqual(new Set(partsOf(channel)));
      }
      expect(new Set(allowed.map((group) => group.subjects.join())).size).toBe(allowed.length);
      expect(within(allowed, allChannels(allowed))).toEqual(allowed);
    }),
  );
});
