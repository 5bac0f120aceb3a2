import { tenderRoutes } from '#contract/resources/tender';
import { serve } from '../shared/serve.ts';
import { changePicks } from './change-picks.ts';
import { createNeed } from './create-need.ts';
import { createTender } from './create-tender.ts';
import { deleteNeed } from './delete-need.ts';
import { deleteTender } from './delete-tender.ts';
import { endBuyerProof } from './end-buyer-proof.ts';
import { getBuyerProof } from './get-buyer-proof.ts';
import { getTender } from './get-tender.ts';
import { listTenders } from './list-tenders.ts';
import { getDispatch } from './get-dispatch.ts';
import { listRecalls } from './list-recalls.ts';
import { renewBuyerProof } from './renew-buyer-proof.ts';
import { saveBuyerProof } from './save-buyer-proof.ts';
import { saveOutcome } from './save-outcome.ts';
import { sendTender } from './send-tender.ts';
import { updateRecall } from './update-recall.ts';
import { updateNeed } from './update-need.ts';
import { updateTender } from './update-tender.ts';

export const operations = {
  createTender,
  updateTender,
  listTenders,
  getTender,
  deleteTender,
  createNeed,
  updateNeed,
  deleteNeed,
  changePicks,
  sendTender,
  getDispatch,
  listRecalls,
  updateRecall,
  getBuyerProof,
  saveBuyerProof,
  renewBuyerProof,
  endBuyerProof,
  saveOutcome,
};
export const handler = serve(tenderRoutes, operations);
