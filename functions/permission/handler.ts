import { permissionRoutes } from '#contract/resources/permission';
import { serve } from '../shared/serve.ts';
import { getPermission } from './get-permission.ts';
import { getUse } from './get-use.ts';
import { listPermissions } from './list-permissions.ts';
import { recordPermission } from './record-permission.ts';
import { withdrawPermission } from './withdraw-permission.ts';

export const operations = { getPermission, getUse, listPermissions, recordPermission, withdrawPermission };
export const handler = serve(permissionRoutes, operations);
