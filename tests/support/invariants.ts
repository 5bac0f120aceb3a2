import { expect } from 'vitest';
import { keys, partitions, prefixes } from '#functions/shared/data/keys';
import { Invariants } from '#tools/restore-drill/invariants';
import type { Finding } from '#tools/restore-drill/tallies';
import { dumpNames, dumpPartition, readItem } from './table.ts';

type Row = Record<string, unknown>;

const idsOf = (rows: readonly Row[], prefix: string) =>
  rows.map(({ sk }) => String(sk)).flatMap((sk) => (sk.startsWith(prefix) ? [sk.slice(prefix.length)] : []));

/**
 * Compares all counters and copies of an organization with their sources, by the rules of the restore drill.
 * Call it when nothing runs in the organization or in others of its members.
 */
export async function expectConsistent(organizationId: string): Promise<void> {
  const { rows, people } = await rowsAround(organizationId);
  const invariants = new Invariants(new Date());
  for (const row of rows) invariants.add(row);
  const findings = await invariants.finish(async (key) => (await readItem(key)) !== undefined);
  const ours = ({ of }: Finding) => of === organizationId || people.includes(of);
  expect(findings.filter(ours), 'what is kept twice and does not agree').toEqual([]);
  // The checks would pass for an organization that does not exist.
  expect(rows.some(({ pk, sk }) => pk === keys.organization(organizationId).pk && sk === 'META')).toBe(true);
}

async function rowsAround(organizationId: string): Promise<{ rows: Row[]; people: string[] }> {
  const own = await dumpPartition(partitions.organization(organizationId));
  const people = idsOf(own, prefixes.member);
  const others = [
    partitions.public(organizationId),
    partitions.scheduled('upload'),
    ...people.map(partitions.user),
    ...idsOf(own, prefixes.invitation).map(partitions.invitee),
    ...idsOf(own, prefixes.collection).map(partitions.public),
  ];
  const rows = (await Promise.all(others.map(dumpPartition))).flat();
  return { rows: [...own, ...rows, ...(await dumpNames(rows))], people };
}
