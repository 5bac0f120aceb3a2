import { teamRoutes } from '#contract/team';
import { addMember, call, makeOrganization, makePerson, type Person } from '../support/people.ts';
import type { Standing, World } from './world.ts';

interface Actor extends Standing {
  /** Makes somebody with this standing in the world. Undefined: nobody is signed in. */
  enter: (world: World) => Promise<Person | undefined>;
}

const withRole = (role: 'owner' | 'admin' | 'member') => async (world: World) => {
  const person = await makePerson();
  await addMember(world.organizationId, person, role);
  return person;
};

/** Everybody who may come to the door. Those who lose something lose it after their token was made. */
export const actors: Record<string, Actor> = {
  'nobody signed in': { signedIn: false, enter: async () => undefined },
  'somebody without an organisation': { signedIn: true, enter: () => makePerson() },
  'the owner of another organisation': {
    signedIn: true,
    isSoleOwnerElsewhere: true,
    enter: async () => {
      const person = await makePerson();
      await makeOrganization(person);
      return person;
    },
  },
  'a member who was removed a moment ago': {
    signedIn: true,
    enter: async (world) => {
      const person = await withRole('member')(world);
      await call(teamRoutes.removeMember, { userId: person.userId }, world.caller);
      return person;
    },
  },
  'an owner who became a member a moment ago': {
    signedIn: true,
    role: 'member',
    enter: async (world) => {
      const person = await withRole('owner')(world);
      await call(teamRoutes.changeRoles, { userId: person.userId, roles: ['member'] }, world.caller);
      return person;
    },
  },
  'a member': { signedIn: true, role: 'member', enter: withRole('member') },
  'an admin': { signedIn: true, role: 'admin', enter: withRole('admin') },
  'an owner': { signedIn: true, role: 'owner', enter: withRole('owner') },
};
