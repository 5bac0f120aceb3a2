import { approvalRoutes } from '#contract/resources/approval';
import { serve } from '../shared/serve.ts';
import { askApproval } from './ask-approval.ts';
import { cancelApproval } from './cancel-approval.ts';
import { listApprovals } from './list-approvals.ts';

export const operations = { listApprovals, askApproval, cancelApproval };
export const handler = serve(approvalRoutes, operations);
