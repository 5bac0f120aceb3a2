import { permissionRoutes } from '#contract/permission';
import { serve } from '../shared/serve.ts';
import { getPermission } from './get-permission.ts';
import { recordPermission } from './record-permission.ts';

export const operations = { getPermission, recordPermission };
export const handler = serve(permissionRoutes, operations);
