import { teamRoutes } from '#contract/resources/team';
import { serve } from '../shared/serve.ts';
import { changeRoles } from './change-roles.ts';
import { invitePerson } from './invite-person.ts';
import { listTeam } from './list-team.ts';
import { removeMember } from './remove-member.ts';
import { revokeInvitation } from './revoke-invitation.ts';

export const operations = { listTeam, invitePerson, revokeInvitation, changeRoles, removeMember };
export const handler = serve(teamRoutes, operations);
